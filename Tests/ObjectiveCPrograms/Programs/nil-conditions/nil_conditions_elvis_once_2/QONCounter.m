#import "QONCounter.h"

@implementation QONCounter
- (NSInteger)next { return self.calls++; }
- (QONState)advance { self.calls++; return self.state; }
- (NSComparisonResult)compare:(QONCounter *)other {
    return [self.rank compare:other.rank] ?: [self.name compare:other.name];
}
@end

static QONCounter *QONMake(NSNumber *rank, NSString *name) {
    QONCounter *counter = [[QONCounter alloc] init];
    counter.rank = rank;
    counter.name = name;
    return counter;
}
NSString *scenario_nil_conditions_elvis_once_2_once(void) {
    QONCounter *counter = [[QONCounter alloc] init];
    NSInteger first = [counter next] ?: 7;
    NSInteger second = [counter next] ?: 7;
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)first, (long)second, (long)counter.calls];
}
NSString *scenario_nil_conditions_elvis_once_2_order(void) {
    NSArray *all = @[QONMake(@2, @"b"), QONMake(@1, @"z"), QONMake(@2, @"a")];
    return [[[all sortedArrayUsingSelector:@selector(compare:)] valueForKey:@"name"] componentsJoinedByString:@""];
}
NSString *scenario_nil_conditions_elvis_once_2_ordered(void) {
    NSArray *all = [@[QONMake(@2, @"b"), QONMake(@1, @"z"), QONMake(@2, @"a")] sortedArrayUsingComparator:^NSComparisonResult(QONCounter *a, QONCounter *b) {
        NSComparisonResult order = [b.rank compare:a.rank];
        if (order) return order;
        return [a.name compare:b.name];
    }];
    return [[all valueForKey:@"name"] componentsJoinedByString:@""];
}
NSString *scenario_nil_conditions_elvis_once_2_states(void) {
    QONCounter *counter = [[QONCounter alloc] init];
    QONState none = [counter advance] ?: QONStateDone;
    counter.state = QONStateBusy;
    QONState busy = [counter advance] ?: QONStateDone;
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)none, (long)busy, (long)counter.calls];
}
NSString *scenario_nil_conditions_elvis_once_2_truth(void) {
    QONCounter *counter = [[QONCounter alloc] init];
    NSMutableString *log = [NSMutableString string];
    [log appendString:counter.inner.state ? @"a" : @"-"];
    counter.inner = [[QONCounter alloc] init];
    [log appendString:counter.inner.state ? @"b" : @"-"];
    [log appendString:counter.inner.flags ? @"c" : @"-"];
    counter.inner.state = QONStateDone;
    counter.inner.flags = QONFlagsWide;
    if (counter.inner.state) [log appendString:@"d"];
    if (counter.inner.flags && !counter.flags) [log appendString:@"e"];
    if (![counter.inner.rank compare:@1]) [log appendString:@"f"];
    if ([counter.inner.name compare:@"x"]) [log appendString:@"g"];
    return log;
}
