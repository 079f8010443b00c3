#import "PRY03.h"

static NSNull *nothing;

@implementation PRY03Row
- (instancetype)init {
    self = [super init];
    if (self) _missing = [NSNull null];
    return self;
}
- (BOOL)isMissing {
    return self.value == self.missing;
}
@end

NSString *scenario_equality_null_variable_3_static(void) {
    nothing = [NSNull null];
    NSMutableArray *kept = [NSMutableArray array];
    NSArray *all = @[ @"a", [NSNull null], @2, [NSNull null], @"b" ];
    for (NSUInteger i = 0; i < all.count; i++) {
        if (all[i] != nothing) [kept addObject:all[i]];
    }
    return [kept componentsJoinedByString:@","];
}

NSString *scenario_equality_null_variable_3_local(void) {
    id blank = [NSNull null];
    NSDictionary *json = @{ @"name" : [NSNull null], @"city" : @"Ulm" };
    id name = json[@"name"], city = json[@"city"], street = json[@"street"];
    return [NSString stringWithFormat:@"%d %d %d", name == blank, city == blank, street == blank];
}

NSString *scenario_equality_null_variable_3_property(void) {
    PRY03Row *row = [PRY03Row new];
    BOOL atFirst = row.isMissing;
    row.value = [NSNull null];
    BOOL later = row.isMissing;
    row.value = @0;
    return [NSString stringWithFormat:@"%d %d %d", atFirst, later, row.isMissing];
}

NSString *scenario_equality_null_variable_3_two_variables(void) {
    NSNull *one = [NSNull null], *other = [NSNull null];
    PRY03Row *row = [PRY03Row new];
    return [NSString stringWithFormat:@"%d %d %d", one == other, one != row.missing, row.missing == nil];
}

NSString *scenario_equality_null_variable_3_search(void) {
    NSArray *all = @[ @1, [NSNull null], @3 ];
    NSNull *wanted = [NSNull null];
    NSUInteger same = [all indexOfObjectIdenticalTo:wanted];
    NSUInteger tested = [all indexOfObjectPassingTest:^BOOL(id object, NSUInteger index, BOOL *stop) {
        return object == wanted;
    }];
    return [NSString stringWithFormat:@"%lu %lu %d", (unsigned long)same, (unsigned long)tested,
                                      [all containsObject:wanted]];
}
