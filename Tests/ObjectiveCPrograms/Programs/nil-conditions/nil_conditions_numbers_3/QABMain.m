#import "QABMain.h"

NSString *scenario_nil_conditions_numbers_3_present(void) {
    NSNumber *n = @0;
    NSNumber *none = nil;
    return [NSString stringWithFormat:@"%d %d %d %d", !n, !none, !!n, n && none];
}
NSString *scenario_nil_conditions_numbers_3_elvis(void) {
    NSNumber *n = @0;
    NSNumber *none = nil;
    return [NSString stringWithFormat:@"%@ %@ %ld", n ?: @5, none ?: @5, (long)(n.integerValue ?: 7)];
}
NSString *scenario_nil_conditions_numbers_3_ternary(void) {
    NSNumber *n = @NO;
    NSString *empty = @"";
    return [NSString stringWithFormat:@"%@ %@ %@", n ? @"there" : @"gone", n.boolValue ? @"yes" : @"no", empty ? @"text" : @"nil"];
}
NSString *scenario_nil_conditions_numbers_3_while(void) {
    NSNumber *n = @3;
    int rounds = 0;
    while (n && rounds < 5) { rounds++; n = n.intValue > 0 ? @(n.intValue - 1) : nil; }
    return [NSString stringWithFormat:@"%d %@", rounds, n];
}
