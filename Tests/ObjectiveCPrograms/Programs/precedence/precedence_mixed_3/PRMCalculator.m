#import "PRMCalculator.h"

#define HALF(x) ((x) / 2)
#define SQUARE(x) x * x
#define HAS(flags, flag) (((flags) & (flag)) == (flag))

@implementation PRMCalculator

- (NSInteger)add:(NSInteger)x times:(NSInteger)y {
    return self.value = self.value + x * y;
}

@end

NSString *scenario_precedence_mixed_3_bits(void) {
    PRMCalculator *c = [PRMCalculator new];
    c.flags |= PRMFlagsA | PRMFlagsC;
    BOOL both = c.flags & PRMFlagsA && c.flags & PRMFlagsC;
    BOOL odd = (c.flags & PRMFlagsB) == 0;
    c.flags ^= PRMFlagsA;
    c.flags &= ~PRMFlagsC | PRMFlagsB;
    NSUInteger shifted = 1 << 2 + 1 | 1;
    unsigned char small = (unsigned char)(200 + 100);
    int negative = -17 >> 2;
    return [NSString stringWithFormat:@"%d%d %lu %lu %d %d %d %d", both, odd, (unsigned long)c.flags, (unsigned long)shifted, small,
        negative, HAS(5, 4 | 1), !HAS(5, 2) + 1];
}

NSString *scenario_precedence_mixed_3_conditions(void) {
    int a = 3, b = 0, c = 5;
    BOOL x = a && b || c > 4 == YES;
    BOOL y = !a == b;
    int z = a > b ? b ? 1 : 2 : 3;
    int w = a ? : 7, v = b ?: c ?: 9;
    int count = 0;
    if (b++ || count++ || a-- > 2) count += 10;
    NSString *name = nil;
    NSInteger length = name.length ?: -1;
    int list[] = { 4, 3, 2, 1 };
    int i = 0;
    int first = list[i++];
    first += list[i++] * 10;
    BOOL same = list[i] == 2;
    return [NSString stringWithFormat:@"%d%d %d %d %d %d%d%d %ld %d %d %d", x, y, z, w, v, a, b, count, (long)length, first, i, same];
}

NSString *scenario_precedence_mixed_3_arithmetic(void) {
    PRMCalculator *c = [PRMCalculator new];
    NSInteger t = [c add:2 times:3] + [c add:1 times:1] * 2;
    int quotient = -7 / 2 * 2 + -7 % 2;
    double mixed = 7 / 2 + 7 / 2.0 + (double)7 / 2;
    NSUInteger wrapped = (NSUInteger)3 - 4 > 0 ? 1 : 0;
    int square = SQUARE(2 + 1), half = HALF(2 + 5);
    float third = 1 / 3.f * 3;
    long long big = 1LL << 40;
    char letter = 'a' + 2;
    int digit = '7' - '0';
    NSInteger m = MAX(MIN(9, 4), ABS(-6) - 1);
    t -= 3 - 1;
    t *= 2 + 1;
    t %= 100;
    return [NSString stringWithFormat:@"%ld %d %.2f %lu %d %d %.1f %lld %c%d %ld", (long)t, quotient, mixed, (unsigned long)wrapped,
        square, half, third, big, letter, digit, (long)m];
}
