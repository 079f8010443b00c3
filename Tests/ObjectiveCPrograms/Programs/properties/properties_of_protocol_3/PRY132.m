#import "PRY132.h"

@implementation PRY132Dancer
- (BOOL)isWell { return self.name.length > 2; }
@end

@implementation PRY132Cook
- (BOOL)isWell { return [self.name isEqualToString:@"Eve"]; }
@end

NSString *scenario_properties_of_protocol_3_nonnull(void) {
    PRY132Dancer *dancer = [[PRY132Dancer alloc] init];
    dancer.name = @"Ann";
    NSMutableString *text = [NSMutableString string];
    for (id<PRY132Patient> each in @[dancer, [[PRY132Cook alloc] init], [[PRY132Dancer alloc] init]]) {
        [text appendFormat:@"%@ %d;", each.name, [each isWell]];
    }
    return text;
}
