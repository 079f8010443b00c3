#import "PRY136.h"

@implementation PRY136Line {
    NSArray *_points;
}
- (instancetype)initWithPoints:(NSArray *)points {
    if ((self = [super init])) {
        _points = [points copy];
    }
    return self;
}
- (id)objectAtIndexedSubscript:(NSUInteger)index { return _points[index]; }
@end

@implementation PRY136Bag
- (id)objectForKeyedSubscript:(NSString *)key { return [key stringByAppendingString:@"!"]; }
@end

NSString *scenario_dynamic_own_elements_3_indices(void) {
    PRY136Line *one = [[PRY136Line alloc] initWithPoints:@[@1, @2]];
    PRY136Line *both = [[PRY136Line alloc] initWithPoints:@[one, @[@3, @4]]];
    NSArray *all = @[both];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", both[0][1], both[1][0], all[0][0][0], one[1]];
}

NSString *scenario_dynamic_own_elements_3_keys(void) {
    NSArray *all = @[[[PRY136Bag alloc] init], @{@"b": @5}];
    return [NSString stringWithFormat:@"%@ %@", all[0][@"a"], all[1][@"b"]];
}
