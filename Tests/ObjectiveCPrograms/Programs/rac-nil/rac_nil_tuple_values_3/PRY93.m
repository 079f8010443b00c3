#import "PRY93.h"

NSString *scenario_rac_nil_tuple_values_3_reduce(void) {
    RACSignal *s = [@[RACTuplePack(@"a", @1), RACTuplePack(@"b", nil), RACTuplePack(nil, @3)].rac_sequence signalWithScheduler:RACScheduler.immediateScheduler];
    NSMutableArray *o = [NSMutableArray array];
    [[s reduceEach:^id(NSString *k, NSNumber *n) { return [NSString stringWithFormat:@"%@%d", k, n.intValue * 2]; }] subscribeNext:^(id x) { [o addObject:x]; }];
    [s subscribeNext:^(RACTwoTuple *t) {
        NSArray *all = t.allObjects;
        [o addObject:[NSString stringWithFormat:@"%@-%@-%lu-%@", t.first, t[1], (unsigned long)all.count, all.lastObject == NSNull.null ? @"N" : @"v"]];
    }];
    NSArray *firsts = [[s map:^id(RACTuple *t) { return t.first; }] toArray];
    [o addObject:[NSString stringWithFormat:@"%lu %@", (unsigned long)firsts.count, firsts[2]]];
    return [o componentsJoinedByString:@" "];
}
NSString *scenario_rac_nil_tuple_values_3_tuples(void) {
    RACTuple *t = [RACTuple tupleWithObjectsFromArray:@[@"a", NSNull.null, @3] convertNullsToNils:YES];
    RACTuple *u = [RACTuple tupleWithObjects:@"a", RACTupleNil.tupleNil, @3.0, nil];
    RACTuple *w = [t tupleByAddingObject:nil];
    RACTupleUnpack(NSString *a, NSString *b, NSNumber *c, NSString *d) = t;
    return [NSString stringWithFormat:@"%d %lu %lu %@%@%@%@ %@ %@ %lu", [t isEqual:u], (unsigned long)t.count, (unsigned long)w.count, a, b, c, d, t.last, w.last, (unsigned long)[t[1] length]];
}
