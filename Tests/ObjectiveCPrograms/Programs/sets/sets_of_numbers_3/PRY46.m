#import "PRY46.h"

NSString *scenario_sets_of_numbers_3_a(void) {
    NSMutableDictionary<NSNumber *, NSMutableSet<NSNumber *> *> *dict = [NSMutableDictionary new];
    for (int i = 0; i < 3; i++) dict[@(i)] = [NSMutableSet set];
    [dict[@0] addObject:@1];
    NSInteger k = 2;
    [dict[@(k - 1)] addObject:@(k - 1)];
    [dict[@(k)] addObject:@(k)]; [dict[@(k)] addObject:@2.0];
    [dict[@(k + 5)] addObject:@(k)];
    NSMutableDictionary<NSString *, NSMutableArray<NSNumber *> *> *lists = [NSMutableDictionary dictionary];
    lists[@"a"] = [NSMutableArray array];
    [lists[@"a"] addObject:@(k)]; [lists[@"a"] insertObject:@1.5 atIndex:0]; lists[@"a"][1] = @YES;
    return [NSString stringWithFormat:@"%lu %lu %lu %@", (unsigned long)dict[@0].count, (unsigned long)[dict[@1] count], (unsigned long)dict[@2].count, [lists[@"a"] componentsJoinedByString:@" "]];
}
