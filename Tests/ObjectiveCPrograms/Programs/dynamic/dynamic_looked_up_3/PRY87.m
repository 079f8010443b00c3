#import "PRY87.h"

@interface PRYLateStep : NSObject
- (NSString *)run;
@end
@implementation PRYLateStep
- (NSString *)run { return NSStringFromClass([self class]); }
@end
@interface PRYLateFirst : PRYLateStep
@end
@implementation PRYLateFirst
@end
NSString *scenario_dynamic_looked_up_3_steps(void) {
    NSMutableArray *r = [NSMutableArray array];
    for (NSString *n in @[@"First", @"Second", @"Step"]) {
        NSString *text = [@"PRYLate" stringByAppendingString:n];
        PRYLateStep *s = [[NSClassFromString(text) alloc] init];
        [r addObject:[s run] ?: @"none"];
        if (s) [r addObject:[NSClassFromString(text) superclass] == [PRYLateStep class] ? @"yes" : @"no"];
    }
    return [r componentsJoinedByString:@" "];
}
