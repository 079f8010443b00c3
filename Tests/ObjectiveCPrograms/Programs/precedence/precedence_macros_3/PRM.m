#import "PRM.h"

#define WIDTH 10 + 2
#define SQUARE(x) x * x
#define HALF(x) ((x) / 2)
#define IS_SET(flags, bit) flags & bit
#define MASK (1 << 3) - 1
#define BETWEEN(x, a, b) ((x) >= (a) && (x) < (b))
#define PICK(a, b) a ? a : b
#define NEGATE(x) -x
#define ROUND(x) (NSInteger)(x + 0.5)
#define SWAP(type, a, b) do { type t = a; a = b; b = t; } while (0)
#define TITLE @"a" @"b"
#define COUNT_OF(list) (sizeof(list) / sizeof(list[0]))

@interface PRMMeter : NSObject
@property (nonatomic) NSInteger level;
@property (nonatomic) double ratio;
- (NSInteger)raise;
@end

@implementation PRMMeter

- (NSInteger)raise {
    return ++_level;
}

@end

NSString *scenario_precedence_macros_3_unguarded(void) {
    int area = WIDTH * 3;
    int square = SQUARE(2 + 3);
    int half = HALF(7 + 2) * 2;
    int negative = 10 - NEGATE(3);
    int masked = 0xff & MASK;
    NSInteger rounded = ROUND(2.5) * 2;
    NSInteger mean = ROUND((1 + 2) / 2.0);
    return [NSString stringWithFormat:@"%d %d %d %d %d %ld %ld %@", area, square, half, negative, masked, (long)rounded, (long)mean, [TITLE uppercaseString]];
}

NSString *scenario_precedence_macros_3_bits(void) {
    unsigned flags = 5;
    BOOL one = flags & 4 == 4;
    BOOL two = (flags & 4) == 4;
    BOOL three = IS_SET(flags, 1) == 0;
    int shifted = 1 << 2 + 1;
    int mixed = 6 ^ 3 | 8 & 12;
    int inverted = ~0 & 0xf;
    int compared = 3 > 2 > 1;
    int equal = 2 == 2 == 1;
    BOOL not = !flags == 0;
    return [NSString stringWithFormat:@"%d %d %d %d %d %d %d %d %d", one, two, three, shifted, mixed, inverted, compared, equal, not];
}

NSString *scenario_precedence_macros_3_conditions(void) {
    NSInteger x = 7;
    NSString *size = x < 5 ? @"small" : x < 8 ? @"medium" : @"large";
    BOOL within = BETWEEN(x - 2, 5, 6);
    NSInteger picked = 1 + (PICK(x - 7, 4));
    NSInteger total = x + 1 > 5 ? 10 : 20;
    BOOL any = NO || YES && NO;
    BOOL all = !(NO || YES) || YES;
    NSInteger chosen = (x = 3) ? x : 0;
    NSString *name = nil;
    NSUInteger length = name ? name.length : 1 ? 5 : 6;
    return [NSString stringWithFormat:@"%@ %d %ld %ld %d %d %ld %lu", size, within, (long)picked, (long)total, any, all, (long)chosen, (unsigned long)length];
}

NSString *scenario_precedence_macros_3_steps(void) {
    int values[] = { 4, 8, 15, 16 };
    int i = 0;
    int first = values[i++] + 100;
    int second = values[++i] - values[1];
    int k = i-- * 10;
    PRMMeter *meter = [[PRMMeter alloc] init];
    meter.level = 2;
    NSInteger sum = [meter raise] * 10 + [meter raise];
    meter.level *= meter.level - 1;
    int a = 1, b = 2;
    SWAP(int, a, b);
    a += b *= 3;
    int c = (a++, b--, a + b);
    return [NSString stringWithFormat:@"%d %d %d %d %ld %ld %d %d %d %lu", first, second, k, i, (long)sum, (long)meter.level, a, b, c, (unsigned long)COUNT_OF(values)];
}

NSString *scenario_precedence_macros_3_casts(void) {
    PRMMeter *meter = [PRMMeter new];
    meter.ratio = 2.75;
    int whole = (int)meter.ratio * 2;
    int product = (int)(meter.ratio * 2);
    double division = 7 / 2 * 2.0;
    double fraction = 7 / (double)2;
    NSInteger percent = 100 * 3 / 8;
    NSInteger wrong = 3 / 8 * 100;
    NSUInteger rest = (NSUInteger)-7 % 5;
    int sign = -7 / 2 + -7 % 2;
    float quarter = 1 / 4.0f + 1 / 4;
    return [NSString stringWithFormat:@"%d %d %.1f %.1f %ld %ld %lu %d %.2f", whole, product, division, fraction, (long)percent, (long)wrong, (unsigned long)rest, sign, quarter];
}
