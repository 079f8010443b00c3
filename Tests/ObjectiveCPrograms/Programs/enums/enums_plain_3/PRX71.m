#import "PRX71.h"

@implementation PRX71Item
+ (instancetype)item:(NSString *)name level:(PRX71Level)level { PRX71Item *i = [self new]; i.name = name; i.level = level; return i; }
- (NSComparisonResult)compare:(PRX71Item *)other {
    NSInteger difference = (NSInteger)self.level - (NSInteger)other.level;
    if (difference == 0) return [self.name compare:other.name];
    return difference < 0 ? NSOrderedAscending : NSOrderedDescending;
}
- (NSInteger)distanceTo:(PRX71Item *)other { return self.level - other.level; }
- (int)intDistanceTo:(PRX71Item *)other { return self.level - other.level; }
@end
static PRX71Level PRX71Next(PRX71Level level, int by) { return (level + 3 + by) % 3; }
NSString *scenario_enums_plain_3_variables(void) {
    PRX71Level a = PRX71Low, b = PRX71Mid;
    NSInteger d = a - b, e = a - PRX71Mid, f = a - 1, g = PRX71Low - PRX71Mid, h = a + 1 - 2;
    int i = a - b;
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %ld %d", (long)d, (long)e, (long)f, (long)g, (long)h, i];
}
NSString *scenario_enums_plain_3_comparisons(void) {
    PRX71Level a = PRX71Low, b = PRX71High;
    PRX71Side s = PRX71Below;
    NSInteger minus = -1;
    int small = -1;
    return [NSString stringWithFormat:@"%d%d%d%d %d%d%d %d%d", a - 1 < 0, a - b < 0, a > -1, a >= 0, a > minus, a > small, PRX71Low > -1, s < 0, s - PRX71Above < -1];
}
NSString *scenario_enums_plain_3_signs(void) {
    PRX71Level b = PRX71Mid;
    NSInteger m = -b, n = -PRX71Mid, o = ~b, p = ~PRX71Mid, q = b * -1;
    double r = PRX71Low - b;
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %ld %.1f", (long)m, (long)n, (long)o, (long)p, (long)q, r];
}
NSString *scenario_enums_plain_3_items(void) {
    PRX71Item *low = [PRX71Item item:@"l" level:PRX71Low], *high = [PRX71Item item:@"h" level:PRX71High];
    NSArray *sorted = [@[ high, low ] sortedArrayUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%@ %ld %ld %d %d %d", [[sorted valueForKey:@"name"] componentsJoinedByString:@""], (long)[low distanceTo:high], (long)[high distanceTo:low], [low intDistanceTo:high], abs((int)low.level - (int)high.level), abs(low.level - high.level)];
}
NSString *scenario_enums_plain_3_cycles(void) {
    PRX71Level level = PRX71Low;
    NSMutableArray *steps = [NSMutableArray array];
    for (int i = 0; i < 4; i++) { level = PRX71Next(level, -1); [steps addObject:@(level)]; }
    for (int i = 0; i < 4; i++) { level = (level + 1) % 3; [steps addObject:@(level)]; }
    return [steps componentsJoinedByString:@""];
}
NSString *scenario_enums_plain_3_counted(void) {
    PRX71Level level = PRX71Mid;
    level--;
    level--;
    NSInteger wide = level;
    BOOL over = level > PRX71High;
    level++;
    return [NSString stringWithFormat:@"%ld %d %d", (long)wide, over, level];
}
NSString *scenario_enums_plain_3_flags(void) {
    PRX71Flag flags = PRX71FlagA | PRX71FlagC;
    NSUInteger mask = flags & ~PRX71FlagA;
    flags |= PRX71FlagB;
    flags &= ~PRX71FlagC;
    flags ^= PRX71FlagA;
    return [NSString stringWithFormat:@"%lu %d %d %d", (unsigned long)mask, flags, (flags & PRX71FlagB) != 0, !(flags & PRX71FlagA)];
}
NSString *scenario_enums_plain_3_mixed(void) {
    PRX71Level a = PRX71Low, b = PRX71High;
    NSUInteger count = 5;
    PRX71Side side = PRX71At;
    NSInteger x = MAX(a, b) - MIN(a, b), y = (a ?: b) - 3, z = (a == PRX71Low ? PRX71Low : PRX71High) - 1, w = side - 1;
    NSArray *titles = @[ @"one", @"two", @"three" ];
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %lu %d %@ %ld", (long)x, (long)y, (long)z, (long)w, (unsigned long)(count - b), PRX71First - PRX71Second, titles[b - PRX71Mid], (long)(a / 2 - b % 2)];
}
NSString *scenario_enums_plain_3_loops(void) {
    NSMutableString *s = [NSMutableString string];
    for (PRX71Level l = PRX71Low; l <= PRX71High; l++) [s appendFormat:@"%d", l];
    for (PRX71Side e = PRX71Above; e >= PRX71Below; e--) [s appendFormat:@"(%d)", e];
    for (int i = PRX71High; i >= PRX71Low; i--) [s appendFormat:@"%d", i];
    return s;
}
