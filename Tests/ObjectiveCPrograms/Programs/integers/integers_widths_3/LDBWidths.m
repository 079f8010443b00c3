#import "LDBWidths.h"

@implementation LDBWidths
- (NSNumber *)last { return @(self.names.count - 1); }
- (NSUInteger)left { return MAX(0, self.names.count - 2); }
- (NSInteger)least { return MIN(3, (NSInteger)self.names.count - 2); }
- (int)short:(NSNumber *)number { return number.intValue; }
- (float)part { return self.names.count * 0.1f; }
- (void)grow { self.total *= 1.5; self.ratio += 0.1; self.width *= 3; }
@end

NSString *scenario_integers_widths_3_boxes(void) {
    LDBWidths *w = [[LDBWidths alloc] init];
    NSNumber *none = [w last];
    w.names = @[@"a", @"b"];
    return [NSString stringWithFormat:@"%@ %@", none, [w last]];
}
NSString *scenario_integers_widths_3_ints(void) {
    LDBWidths *w = [[LDBWidths alloc] init];
    NSNumber *big = @5000000000LL;
    return [NSString stringWithFormat:@"%d %d %ld", [w short:big], [w short:@(-1)], (long)[big integerValue]];
}
NSString *scenario_integers_widths_3_texts(void) {
    LDBWidths *w = [[LDBWidths alloc] init];
    int none = [w.text intValue];
    w.text = @"99999999999";
    return [NSString stringWithFormat:@"%d %d %ld %d", none, [w.text intValue], (long)[w.text integerValue], [@"-12x" intValue]];
}
NSString *scenario_integers_widths_3_objects(void) {
    NSMutableString *text = [NSMutableString string];
    for (id thing in @[@5000000000LL, @"5000000000", @2.9, @YES, @"x"]) [text appendFormat:@"%d ", [thing intValue]];
    return text;
}
NSString *scenario_integers_widths_3_extremes(void) {
    LDBWidths *w = [[LDBWidths alloc] init];
    NSString *none = [NSString stringWithFormat:@"%lu %ld", (unsigned long)[w left], (long)[w least]];
    w.names = @[@1, @2, @3];
    return [NSString stringWithFormat:@"%@ %lu %ld", none, (unsigned long)[w left], (long)[w least]];
}
NSString *scenario_integers_widths_3_steps(void) {
    NSInteger a = 7;
    a /= 2.0;
    NSInteger b = a;
    a *= 1.5;
    int c = 10;
    c -= 0.5;
    NSUInteger d = 3;
    d += 0.75;
    return [NSString stringWithFormat:@"%ld %ld %d %lu", (long)b, (long)a, c, (unsigned long)d];
}
NSString *scenario_integers_widths_3_properties(void) {
    LDBWidths *w = [[LDBWidths alloc] init];
    w.total = 5;
    w.ratio = 0.7f;
    w.width = 1.5;
    [w grow];
    return [NSString stringWithFormat:@"%ld %.9f %.2f", (long)w.total, w.ratio, w.width];
}
NSString *scenario_integers_widths_3_floats(void) {
    LDBWidths *w = [[LDBWidths alloc] init];
    w.names = @[@1, @2, @3];
    double third = 1 / 3.0f;
    return [NSString stringWithFormat:@"%.9f %.9f %@", [w part], third, @(w.names.count / 4.0f)];
}
NSString *scenario_integers_widths_3_suffixes(void) {
    double alpha = 0.1f;
    double half = 0.5f;
    BOOL same = alpha == 0.1;
    LDBWidths *w = [[LDBWidths alloc] init];
    w.width = 0.3f;
    return [NSString stringWithFormat:@"%.9f %.9f %d %.9f %.9f", alpha, half, same, w.width, w.width * 0.7f];
}
NSString *scenario_integers_widths_3_choices(void) {
    LDBWidths *w = [[LDBWidths alloc] init];
    switch ([w.text compare:@"m"]) {
    case NSOrderedAscending: return @"before";
    case NSOrderedSame: return @"same";
    default: return @"behind";
    }
}
