#import "QAAMain.h"

@implementation QAANode
- (NSUInteger)depth { return 1 + [self.next depth]; }
@end
NSString *scenario_nil_values_lookup_3_depth(void) {
    QAANode *a = [[QAANode alloc] init];
    a.next = [[QAANode alloc] init];
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)a.depth, (unsigned long)a.next.depth, (unsigned long)a.next.next.depth];
}
NSString *scenario_nil_values_lookup_3_span(void) {
    QAANode *a = [[QAANode alloc] init];
    NSRange none = a.next.span;
    return [NSString stringWithFormat:@"%lu %lu %d", (unsigned long)none.location, (unsigned long)none.length, NSEqualRanges(none, NSMakeRange(0, 0))];
}
NSString *scenario_nil_values_lookup_3_arithmetic(void) {
    QAANode *a = [[QAANode alloc] init];
    double w = -a.next.weight + 2 * a.weight;
    return [NSString stringWithFormat:@"%.1f %ld %d", w + 1, (long)[a.title compare:@"x"], [a.title compare:@"x"] == NSOrderedSame];
}
NSString *scenario_nil_values_lookup_3_texts(void) {
    QAANode *a = [[QAANode alloc] init];
    return [NSString stringWithFormat:@"%@ %d %d %@", [a.title stringByAppendingString:@"x"], [a.title isEqual:a.title], a.title.length > 0, [a.next.title uppercaseString] ?: @"none"];
}
