#import "PRY111.h"

static const CGRect PRY111Frame = {.size = {.width = 15.0, .height = 10.0}};
static const NSRange PRY111Part = {.length = 3};
NSString *scenario_apps_lists_of_structures_frame(void) {
    CGRect other = {{1, 2}, {3, 4}};
    CGPoint point = {.y = 7};
    return [NSString stringWithFormat:@"%g %g %g %g %g %g %g %lu %lu", PRY111Frame.origin.x, PRY111Frame.size.width, PRY111Frame.size.height,
        other.origin.y, other.size.width, point.x, point.y, (unsigned long)PRY111Part.location, (unsigned long)PRY111Part.length];
}
