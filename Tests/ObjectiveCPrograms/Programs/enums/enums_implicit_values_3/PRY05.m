#import "PRY05.h"

enum { kPRYAlpha = 1 << 3, kPRYBeta, kPRYGamma = kPRYBeta * 2, kPRYDelta };
typedef NS_OPTIONS(NSUInteger, PRYSide) { PRYSideNone, PRYSideLeft, PRYSideRight, PRYSideTop = 4, PRYSideAll = 7, PRYSideOdd = PRYSideLeft | 1 << 5, PRYSideFar = 1 << 6 | PRYSideTop, PRYSideMask = ~PRYSideLeft & 0xFF };
typedef NS_ENUM(NSInteger, PRYLevel) { PRYLevelLow = -2, PRYLevelMid, PRYLevelZero, PRYLevelHigh = 1 << 4, PRYLevelTop, PRYLevelDefault = PRYLevelMid, PRYLevelCount = PRYLevelTop + 1 };
typedef enum : uint8_t { PRYCodeA = 'a', PRYCodeB, PRYCodeZ = 'z' } PRYCode;
typedef NS_ENUM(NSUInteger, PRYKind) { PRYKindOne = 1, PRYKindTwo, PRYKindFirst = PRYKindOne, PRYKindLast = PRYKindTwo };
enum PRYPlain { PRYPlainA, PRYPlainB = 10, PRYPlainC };
typedef NS_OPTIONS(uint32_t, PRYMask) { PRYMaskA = 0x1, PRYMaskB = 0x2, PRYMaskHigh = 1u << 31, PRYMaskEvery = UINT32_MAX };

NSString *scenario_enums_implicit_values_3_anonymous(void) { return [NSString stringWithFormat:@"%d %d %d %d", kPRYAlpha, kPRYBeta, kPRYGamma, kPRYDelta]; }
NSString *scenario_enums_implicit_values_3_options(void) {
    PRYSide s = PRYSideLeft | PRYSideRight;
    s |= PRYSideFar; s ^= PRYSideLeft;
    PRYSide none = PRYSideNone;
    return [NSString stringWithFormat:@"%lu %lu %lu %lu %lu %lu %d %d %d", (unsigned long)PRYSideRight, (unsigned long)PRYSideAll, (unsigned long)PRYSideOdd, (unsigned long)PRYSideFar, (unsigned long)PRYSideMask, (unsigned long)s, (s & PRYSideTop) != 0, none == 0, (s & (PRYSideLeft | PRYSideRight)) == PRYSideRight];
}
NSString *scenario_enums_implicit_values_3_levels(void) {
    PRYLevel l = PRYLevelDefault;
    NSMutableArray *a = [NSMutableArray array];
    for (PRYLevel x = PRYLevelLow; x <= PRYLevelZero; x++) [a addObject:@(x)];
    switch (l) { case PRYLevelMid: [a addObject:@"mid"]; break; case PRYLevelHigh: [a addObject:@"high"]; break; default: [a addObject:@"?"]; }
    PRYLevel odd = (PRYLevel)40;
    return [NSString stringWithFormat:@"%@ %ld %ld %ld %ld", [a componentsJoinedByString:@","], (long)PRYLevelTop, (long)PRYLevelCount, (long)odd, (long)(l + 3)];
}
NSString *scenario_enums_implicit_values_3_codes(void) {
    PRYCode c = PRYCodeB; PRYKind k = PRYKindLast; enum PRYPlain p = PRYPlainC; PRYMask m = PRYMaskHigh | PRYMaskA;
    unichar u = PRYCodeZ;
    return [NSString stringWithFormat:@"%c %d %lu %d %d %u %u %C %d", c, c, (unsigned long)k, k == PRYKindTwo, p, m, PRYMaskEvery & ~PRYMaskB, u, PRYKindFirst == PRYKindOne];
}
