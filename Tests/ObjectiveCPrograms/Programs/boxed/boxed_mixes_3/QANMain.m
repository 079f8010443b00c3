#import "QANMain.h"

NSString *scenario_boxed_mixes_3_values(void) {
    NSNumber *n = @(3.99); NSNumber *b = @(5 > 3); NSNumber *m = @(-1);
    return [NSString stringWithFormat:@"%d %ld %@ %d %u %d", n.intValue, (long)b.integerValue, b, m.boolValue, m.unsignedIntValue, m.charValue];
}
NSString *scenario_boxed_mixes_3_sums(void) {
    NSNumber *a = @7, *b = @2;
    return [NSString stringWithFormat:@"%@ %@ %@", @(a.intValue / b.intValue), @(a.doubleValue / b.intValue), @(a.integerValue % b.integerValue)];
}
NSString *scenario_boxed_mixes_3_texts(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [@1.5 stringValue], [@100 stringValue], [@(0.1f) stringValue], [@(1e20) stringValue]];
}
