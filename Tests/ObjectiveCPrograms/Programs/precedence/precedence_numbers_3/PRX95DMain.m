#import "PRX95DMain.h"

#define PRX95DSQUARE(x) ((x) * (x))
#define PRX95DTWICE(x) x + x
#define PRX95DLIMIT 10
#define PRX95DIS_BIG(n) ((n) > PRX95DLIMIT ? @"big" : @"small")
static const CGFloat PRX95DRatio = 1.5;
static const float PRX95DThird = 1.0f / 3.0f;

@interface PRX95DSum : NSObject
@property (nonatomic, assign) float total;
@property (nonatomic, assign) NSInteger calls;
@property (nonatomic, assign) uint32_t seed;
- (NSInteger)next;
@end
@implementation PRX95DSum
- (NSInteger)next { return ++self.calls; }
- (uint32_t)random {
    self.seed = self.seed * 1664525u + 1013904223u;
    return self.seed >> 16;
}
@end

NSString *scenario_precedence_numbers_3_macros(void) {
    NSInteger n = 3;
    return [NSString stringWithFormat:@"%ld %d %@ %@ %d", (long)PRX95DSQUARE(n + 4), PRX95DTWICE(3) * 3 + 1, PRX95DIS_BIG(n), PRX95DIS_BIG(11), 2 * PRX95DTWICE(6) + PRX95DTWICE(4)];
}

NSString *scenario_precedence_numbers_3_macro_effects(void) {
    PRX95DSum *sum = [PRX95DSum new];
    NSInteger a = PRX95DSQUARE([sum next]);
    NSInteger calls = sum.calls;
    NSInteger b = MAX([sum next], 1);
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)(a + b), (long)b - 1, (long)calls];
}

NSString *scenario_precedence_numbers_3_floats(void) {
    float f = 0.1f;
    double d = 0.1;
    float sum = f + 0.2f;
    return [NSString stringWithFormat:@"%d %d %g %.8f %f", f == d, f == 0.1f, sum, sum, PRX95DThird];
}

NSString *scenario_precedence_numbers_3_accumulated(void) {
    float f = 0;
    double d = 0;
    for (int i = 0; i < 10; i++) {
        f += 0.1f;
        d += 0.1;
    }
    return [NSString stringWithFormat:@"%.7f %.16f", f, d];
}

NSString *scenario_precedence_numbers_3_rounding(void) {
    return [NSString stringWithFormat:@"%d %d %ld %.0f %.0f %d", (int)2.9, (int)-2.9, lround(2.5), 2.5, 3.5, (int)(0.1 * 10 - 2)];
}

NSString *scenario_precedence_numbers_3_mixed(void) {
    NSInteger count = 5;
    NSInteger whole = count * PRX95DRatio;
    CGFloat wide = count * PRX95DRatio;
    int third = 10 / 3;
    return [NSString stringWithFormat:@"%ld %g %d %g %d", (long)whole, wide, third, PRX95DRatio * third, (int)PRX95DRatio];
}

NSString *scenario_precedence_numbers_3_random(void) {
    PRX95DSum *sum = [PRX95DSum new];
    uint32_t a = [sum random], b = [sum random];
    return [NSString stringWithFormat:@"%u %u", a, b];
}

NSString *scenario_precedence_numbers_3_results(void) {
    NSComparisonResult up = [@1 compare:@2];
    NSInteger reversed = -up;
    return [NSString stringWithFormat:@"%ld %ld %d %ld", (long)reversed, (long)up, [@"b" compare:@"a"] > 0, (long)(up + reversed)];
}

NSString *scenario_precedence_numbers_3_reverse_sorted(void) {
    NSArray *sorted = [@[ @2, @3, @1 ] sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) { return -[a compare:b]; }];
    return [sorted componentsJoinedByString:@","];
}

NSString *scenario_precedence_numbers_3_difference_sorted(void) {
    NSArray *sorted = [@[ @2, @3, @1 ] sortedArrayUsingComparator:^(NSNumber *a, NSNumber *b) { return (NSComparisonResult)(a.integerValue - b.integerValue); }];
    return [sorted componentsJoinedByString:@","];
}

NSString *scenario_precedence_numbers_3_counting_down(void) {
    NSArray *letters = @[ @"a", @"b", @"c" ];
    NSMutableString *one = [NSMutableString string], *two = [NSMutableString string];
    for (NSInteger i = letters.count - 1; i >= 0; i--) [one appendString:letters[i]];
    NSUInteger n = letters.count;
    while (n-- > 0) [two appendString:letters[n]];
    return [NSString stringWithFormat:@"%@ %@ %d", one, two, n == NSUIntegerMax ? 2 : 3];
}

NSString *scenario_precedence_numbers_3_doubled(void) {
    NSMutableString *text = [@"ab" mutableCopy];
    [text appendString:text];
    NSMutableArray *list = [@[ @1, @2 ] mutableCopy];
    [list addObjectsFromArray:list];
    NSMutableString *word = [@"ab" mutableCopy];
    [word insertString:[word substringToIndex:1] atIndex:0];
    return [NSString stringWithFormat:@"%@ %@ %@", text, [list componentsJoinedByString:@","], word];
}

NSString *scenario_precedence_numbers_3_nil_numbers(void) {
    NSString *none = nil;
    NSArray *list = nil;
    return [NSString stringWithFormat:@"%ld %lu %.1f %d", (long)none.integerValue, (unsigned long)(list.count * 3), none.doubleValue / 2 + 0, list.count - 1 > 5];
}

NSString *scenario_precedence_numbers_3_absolute(void) {
    return [NSString stringWithFormat:@"%d %ld %g %lld", abs(-5), labs(-5L), fabs(-2.5), llabs(-7LL)];
}

NSString *scenario_precedence_numbers_3_bits(void) {
    unsigned x = 0x0b;
    int count = 0;
    for (unsigned y = x; y; y &= y - 1) count++;
    return [NSString stringWithFormat:@"%d %d %d %d", count, x & 1, (x >> 1) & ~1u, (unsigned char)~0x0f];
}
