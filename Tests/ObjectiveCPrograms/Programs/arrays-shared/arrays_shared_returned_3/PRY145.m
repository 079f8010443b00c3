#import "PRY145.h"

typedef void (^PRY145Bl)(id);
static NSMutableArray *PRY145Blocks;
static NSMutableArray *PRY145Collect(NSString *name) {
    NSMutableArray *a = [NSMutableArray array];
    if (!PRY145Blocks) PRY145Blocks = [NSMutableArray array];
    [PRY145Blocks addObject:[^(id x) { [a addObject:x]; } copy]];
    return a;
}
NSString *scenario_arrays_shared_returned_3_a(void) {
    NSArray *a = PRY145Collect(@"x");
    NSMutableArray *b = PRY145Collect(@"y");
    for (PRY145Bl block in PRY145Blocks) block(@"v");
    return [NSString stringWithFormat:@"%@ %@", [a componentsJoinedByString:@","], [b componentsJoinedByString:@","]];
}
