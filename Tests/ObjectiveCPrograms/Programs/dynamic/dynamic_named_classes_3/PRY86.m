#import "PRY86.h"

@interface PRYNamedStep : NSObject
- (NSString *)run;
@end
@implementation PRYNamedStep
- (NSString *)run { return NSStringFromClass([self class]); }
@end
@interface PRYNamedFirst : PRYNamedStep
@end
@implementation PRYNamedFirst
@end
@interface PRYNamedOther : NSObject
@end
@implementation PRYNamedOther
- (NSString *)run { return @"other"; }
@end
NSString *scenario_dynamic_named_classes_3_steps(void) {
    NSMutableArray *r = [NSMutableArray array];
    for (Class c in @[[PRYNamedFirst class], [PRYNamedOther class], [PRYNamedStep class]]) {
        id step = [[c alloc] init];
        [r addObject:[step run]];
        [r addObject:NSStringFromClass([c superclass])];
    }
    id named = [NSClassFromString(@"PRYNamedOther") new];
    [r addObject:[named run]];
    Class none = NSClassFromString(@"PRYNamedMissing");
    [r addObject:none ? @"there" : @"missing"];
    PRYNamedStep *s = [[NSClassFromString(@"PRYNamedFirst") alloc] init];
    [r addObject:[s run]];
    PRYNamedStep *m = [[NSClassFromString(@"PRYNamedThird") alloc] init];
    [r addObject:m == nil ? @"nil" : [m run]];
    [r addObject:[[NSObject new] superclass] ? @"some" : @"none"];
    return [r componentsJoinedByString:@" "];
}
