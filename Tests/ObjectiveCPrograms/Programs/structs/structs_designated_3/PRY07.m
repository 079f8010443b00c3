#import "PRY07.h"

struct PRYNode { int value; struct PRYNode *next; };
typedef struct { float r, g, b; } PRYColor;
typedef struct _PRYPlayer { char name[8]; int scores[3]; PRYColor shirt; BOOL active; NSInteger kind; } PRYPlayer;
typedef struct { NSRange range; CGPoint at; struct { int a, b; } inner; } PRYMixed;
static const PRYColor kRed = { 1, 0, 0 }, kNone = { .b = .5f };
static PRYColor mix(PRYColor x, PRYColor y, float t) { return (PRYColor){ x.r + (y.r - x.r) * t, x.g + (y.g - x.g) * t, x.b + (y.b - x.b) * t }; }
static void dim(PRYColor *c, float by) { c->r *= by; c->g *= by; (*c).b *= by; }
static BOOL same(PRYColor a, PRYColor b) { return a.r == b.r && a.g == b.g && a.b == b.b; }
static int sum(const int *values, size_t n) { int s = 0; for (size_t i = 0; i < n; i++) s += values[i]; return s; }
static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
static BOOL split(NSString *s, NSString **left, NSString **right, NSUInteger *at) {
    NSRange r = [s rangeOfString:@":"];
    if (at) *at = r.location;
    if (r.location == NSNotFound) return NO;
    if (left) *left = [s substringToIndex:r.location];
    if (right) *right = [s substringFromIndex:NSMaxRange(r)];
    return YES;
}

NSString *scenario_structs_designated_3_colors(void) {
    PRYColor c = mix(kRed, kNone, 0.5f), d = c;
    dim(&d, 0.5f);
    PRYColor list[] = { kRed, c, d, { 0 } };
    NSMutableString *s = [NSMutableString string];
    for (int i = 0; i < sizeof(list) / sizeof(list[0]); i++) [s appendFormat:@"%.2f/%.2f/%.3f ", list[i].r, list[i].g, list[i].b];
    list[1].r = 9; list[0] = list[1];
    [s appendFormat:@"%g %g %d %d", c.r, list[0].r, same(c, list[1]), same(kRed, (PRYColor){1, 0, 0})];
    return s;
}
NSString *scenario_structs_designated_3_players(void) {
    PRYPlayer p = { "Ann", { 1, 2 }, kRed, YES };
    PRYPlayer q = p;
    q.scores[2] = 40; q.shirt.g = .25; q.kind--;
    PRYPlayer team[2] = { p, q };
    team[0].active = !team[0].active;
    int total = sum(q.scores, 3);
    return [NSString stringWithFormat:@"%s %d %d %g %d %d %ld %lu", team[1].name, total, p.scores[2], q.shirt.g, team[0].active, p.active, (long)team[1].kind, sizeof(team) / sizeof(team[0])];
}
NSString *scenario_structs_designated_3_mixed(void) {
    PRYMixed m = { NSMakeRange(2, 3), { 1.5, -2 }, { 7, 8 } };
    PRYMixed n = m; n.range.length += 2; n.at.x *= 2; n.inner.b = m.inner.a;
    NSValue *boxed = [NSValue valueWithRange:n.range];
    NSRange back = boxed.rangeValue;
    BOOL in = NSLocationInRange(6, back), out = NSLocationInRange(6, m.range);
    NSRange u = NSUnionRange(m.range, NSMakeRange(10, 1)), x = NSIntersectionRange(m.range, NSMakeRange(4, 9));
    return [NSString stringWithFormat:@"%@ %d %d %g %d %@ %@ %@", NSStringFromRange(back), in, out, n.at.x, n.inner.b, NSStringFromRange(u), NSStringFromRange(x), NSEqualRanges(m.range, n.range) ? @"eq" : @"ne"];
}
NSString *scenario_structs_designated_3_out(void) {
    NSString *l = @"old", *r = nil; NSUInteger at = 0;
    BOOL a = split(@"k:v", &l, &r, NULL), b = split(@"kv", NULL, &r, &at);
    int x = 1, y = 2; swap(&x, &y);
    int v[] = { 3, 4, 5 }; { int t0 = v[0]; v[0] = v[2]; v[2] = t0; }
    return [NSString stringWithFormat:@"%d %d %@ %@ %d %d %d %d%d%d", a, b, l, r, at == NSNotFound, x, y, v[0], v[1], v[2]];
}
