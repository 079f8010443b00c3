#import "PRX96CMain.h"

typedef NS_OPTIONS(NSUInteger, PRX96CMask) { PRX96CMaskNone = 0, PRX96CMaskA = 1 << 0, PRX96CMaskB = 1 << 1, PRX96CMaskC = 1 << 4, PRX96CMaskAll = PRX96CMaskA | PRX96CMaskB | PRX96CMaskC };
typedef enum { PRX96CLevelLow = -1, PRX96CLevelMid, PRX96CLevelHigh = 10, PRX96CLevelTop } PRX96CLevel;
typedef struct { int width; int height; } PRX96CSize;
typedef struct { PRX96CSize size; double weight; char code[4]; } PRX96CBox;

@interface PRX96CGauge : NSObject {
@public
    int raw;
    unsigned short port;
}
@property (nonatomic, assign) PRX96CMask mask;
@property (nonatomic, assign) PRX96CLevel level;
@property (nonatomic, assign) PRX96CBox box;
@property (nonatomic, strong) NSNumber *limit;
@end
@implementation PRX96CGauge
- (void)toggle:(PRX96CMask)mask { self.mask ^= mask; }
- (BOOL)has:(PRX96CMask)mask { return (self.mask & mask) == mask; }
@end

static NSString *PRX96CName(PRX96CLevel level) {
    switch (level) {
        case PRX96CLevelLow: return @"low";
        case PRX96CLevelMid:
        case PRX96CLevelHigh: return @"some";
        default: return [NSString stringWithFormat:@"#%d", level];
    }
}

static int PRX96CArea(PRX96CSize size) { return size.width * size.height; }
static PRX96CSize PRX96CGrow(PRX96CSize size, int by) {
    size.width += by;
    size.height += by;
    return size;
}
static void PRX96CGrowInPlace(PRX96CSize *size) { size->width *= 2; size->height *= 2; }

NSString *scenario_integers_gauges_3_masks(void) {
    PRX96CGauge *gauge = [PRX96CGauge new];
    gauge.mask = PRX96CMaskA | PRX96CMaskB;
    NSUInteger first = gauge.mask;
    BOOL both = [gauge has:PRX96CMaskA | PRX96CMaskB], all = [gauge has:PRX96CMaskAll];
    [gauge toggle:PRX96CMaskB | PRX96CMaskC];
    return [NSString stringWithFormat:@"%lu %d %d %lu %d", (unsigned long)first, both, all, (unsigned long)gauge.mask, !!(gauge.mask & PRX96CMaskC)];
}

NSString *scenario_integers_gauges_3_mask_steps(void) {
    PRX96CMask mask = PRX96CMaskAll;
    NSUInteger all = mask;
    mask &= ~PRX96CMaskA;
    NSUInteger rest = mask;
    mask = PRX96CMaskNone;
    return [NSString stringWithFormat:@"%lu %lu %lu %@", (unsigned long)all, (unsigned long)rest, (unsigned long)mask, mask ? @"some" : @"none"];
}

NSString *scenario_integers_gauges_3_levels(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %d", PRX96CName(PRX96CLevelLow), PRX96CName(0), PRX96CName(PRX96CLevelHigh), PRX96CName(PRX96CLevelTop), PRX96CName((PRX96CLevel)7), PRX96CLevelLow < PRX96CLevelMid];
}

NSString *scenario_integers_gauges_3_structs(void) {
    PRX96CSize size = { 2, 3 };
    PRX96CSize grown = PRX96CGrow(size, 2);
    int area = PRX96CArea(size);
    PRX96CSize other = size;
    PRX96CGrowInPlace(&other);
    return [NSString stringWithFormat:@"%d %d %d %d %d", area, PRX96CArea(grown), PRX96CArea(size), size.width, PRX96CArea(other)];
}

NSString *scenario_integers_gauges_3_nested(void) {
    PRX96CBox box = { { 4 }, 1.5 };
    PRX96CGauge *gauge = [PRX96CGauge new];
    gauge.box = box;
    box.size.width = 9;
    return [NSString stringWithFormat:@"%d %d %d %g %d", gauge.box.size.width, gauge.box.size.height, box.size.width, gauge.box.weight, box.code[0]];
}

NSString *scenario_integers_gauges_3_boxed_structs(void) {
    NSValue *value = [NSValue valueWithRange:NSMakeRange(3, 4)];
    NSRange range = [value rangeValue];
    return [NSString stringWithFormat:@"%@ %lu %d", NSStringFromRange(range), (unsigned long)range.location, [value isEqualToValue:[NSValue valueWithRange:range]]];
}

NSString *scenario_integers_gauges_3_promoted(void) {
    unsigned char a = 200, b = 100;
    unsigned char sum = a + b;
    int wide = a + b;
    short negative = -1;
    unsigned short back = negative;
    return [NSString stringWithFormat:@"%d %d %d %d %d", wide, sum, negative, negative < (short)b, back];
}

NSString *scenario_integers_gauges_3_mixed(void) {
    int minus = -1;
    unsigned one = 1;
    return [NSString stringWithFormat:@"%d %d %u %u", minus < one, minus > 0u, minus + 0u, 0x7fffffff + one];
}

NSString *scenario_integers_gauges_3_shifts(void) {
    return [NSString stringWithFormat:@"%d %d %u %d %d", 1 << 8, -4 >> 1, 0xffffffffu >> 1, 0xff >> 4, (1 << 3 & 8) != 0];
}

NSString *scenario_integers_gauges_3_divided(void) {
    int a = -7, b = 2;
    return [NSString stringWithFormat:@"%d %d %d %d %g", a / b, a % b, -a / b, 7 % -b, 5 / 2.0];
}

NSString *scenario_integers_gauges_3_limits(void) {
    PRX96CGauge *gauge = [PRX96CGauge new];
    BOOL none = gauge.limit.integerValue > 0;
    BOOL small = gauge.limit.integerValue < 1;
    gauge.limit = @5;
    return [NSString stringWithFormat:@"%d %d %@ %d", none, small, gauge.limit, [gauge.limit isEqualToNumber:@5.5]];
}

NSString *scenario_integers_gauges_3_decimals(void) {
    NSDecimalNumber *a = [NSDecimalNumber decimalNumberWithString:@"0.1"], *b = [NSDecimalNumber decimalNumberWithString:@"0.2"];
    NSDecimalNumber *sum = [a decimalNumberByAdding:b];
    return [NSString stringWithFormat:@"%.2f %@ %@", sum.doubleValue, sum, [sum decimalNumberByMultiplyingBy:[NSDecimalNumber decimalNumberWithString:@"10"]]];
}

NSString *scenario_integers_gauges_3_compared_numbers(void) {
    NSNumber *none = nil;
    return [NSString stringWithFormat:@"%d %d %ld %d %d", [@1 isEqual:@1.0], [@1 isEqual:@"1"], (long)[@1 compare:@2.5], [@YES isEqualToNumber:@1], [none compare:@1] == NSOrderedSame];
}

NSString *scenario_integers_gauges_3_ternaries(void) {
    int x = 0, y = 7;
    int z = x ?: y;
    NSString *text = x > 0 ? @"a" : y > 0 ? @"b" : @"c";
    int w = x++ ? 1 : x++ ? x : -1;
    return [NSString stringWithFormat:@"%@ %d %d %d", text, x, z, w == 2 ? -1 : w];
}

NSString *scenario_integers_gauges_3_characters(void) {
    char c = 'a';
    c++;
    return [NSString stringWithFormat:@"%d %c %d %d", c, c, 'z' - 'a', c > 'A'];
}

NSString *scenario_integers_gauges_3_big_numbers(void) {
    long long wide = 1LL << 32;
    int narrow = (int)2147483648LL;
    return [NSString stringWithFormat:@"%lld %lld %d %d", wide, wide * 256, narrow, (int)wide];
}
