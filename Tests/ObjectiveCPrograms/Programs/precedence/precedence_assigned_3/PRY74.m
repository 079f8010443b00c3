#import "PRY74.h"

typedef struct { int n; double w[2]; } PRY74State;
static int pry74Table[4] = { 1, 2, 3, 4 };
static PRY74State pry74State;
static NSString *pry74Name;
static NSMutableDictionary *pry74Cache;
static int pry74Set(int i, int v) { return pry74Table[i] = v; }
static int pry74Add(int i, int v) { return pry74Table[i] += v; }
static int pry74Struct(int v) { return pry74State.n = v; }
static double pry74W(double v) { return pry74State.w[1] += v; }
static NSString *pry74NameSet(NSString *s) { return pry74Name = [s copy]; }
static int pry74Ptr(PRY74State *s, int v) { return s->n += v; }
static id pry74Cached(NSString *key, id (^make)(void)) { if (!pry74Cache) pry74Cache = [NSMutableDictionary new]; id v = pry74Cache[key]; return v ?: (pry74Cache[key] = make()); }
NSString *scenario_precedence_assigned_3_elements(void) { return [NSString stringWithFormat:@"%d %d %d %d", pry74Set(1, 9), pry74Table[1], pry74Add(1, 3), pry74Table[1]]; }
NSString *scenario_precedence_assigned_3_structures(void) { PRY74State s = { 4 }; int a = pry74Ptr(&s, 6); return [NSString stringWithFormat:@"%d %g %g %@ %d %d", pry74Struct(5), pry74W(2.5), pry74W(1), pry74NameSet(@"x"), a, s.n]; }
NSString *scenario_precedence_assigned_3_cached(void) { __block int made = 0; id (^m)(void) = ^id{ made++; return @(made); }; id a = pry74Cached(@"k", m), b = pry74Cached(@"k", m), c = pry74Cached(@"j", m); return [NSString stringWithFormat:@"%@ %@ %@ %d", a, b, c, made]; }
NSString *scenario_precedence_assigned_3_conditions(void) { int x, y = 3; if ((x = y * 2) > 5 && (y -= 1)) x++; int z = (x += 2) * (y = 4); while ((y -= 1) > 1) z++; NSInteger i = 0; NSArray *a = @[@1, @2, @3]; NSNumber *n; NSMutableString *s = [NSMutableString string]; while (i < a.count && (n = a[i++])) [s appendFormat:@"%@", n]; return [NSString stringWithFormat:@"%d %d %d %@ %@", x, y, z, s, n]; }
NSString *scenario_precedence_assigned_3_found(void) { NSString *s = @"key=value=more"; NSRange r; NSString *k = (r = [s rangeOfString:@"="]).location != NSNotFound ? [s substringToIndex:r.location] : nil; NSUInteger n = 0, len = 0; for (NSString *p in [s componentsSeparatedByString:@"="]) len += (n = p.length); return [NSString stringWithFormat:@"%@ %lu %lu", k, (unsigned long)n, (unsigned long)len]; }
NSString *scenario_precedence_assigned_3_indexes(void) { int a[3] = { 0 }; int i = 0; a[i++] = 5; a[i++] = 6; a[i] = a[0] + a[1]; int m = 0; for (int j = 0; j < 3; j++) m = a[j] > m ? a[j] : m; int s = 0, k = 3; while (k--) s = s * 10 + a[k]; return [NSString stringWithFormat:@"%d %d %d %d", a[2], m, s, k]; }

static NSInteger pry74Next = 1;
static NSInteger pry74Bump(NSInteger by) { return pry74Next += by; }
@interface PRY74Box : NSObject
@property (nonatomic) NSInteger total; @property (nonatomic, copy) NSString *last;
@end
@implementation PRY74Box { NSInteger _n; double _d; }
- (NSInteger)add:(NSInteger)x { return _n += x; }
- (NSInteger)addTotal:(NSInteger)x { return self.total += x; }
- (NSString *)remember:(NSString *)x { return self.last = [x uppercaseString]; }
- (double)scale:(double)x { return _d = _d * x + 1; }
+ (NSInteger)next { static NSInteger step = 0; return pry74Next += ++step; }
+ (NSInteger)post { static NSInteger step = 0; return pry74Next -= step++; }
- (NSInteger)twice { return ++_n * 2 + _n--; }
- (BOOL)toggle { static BOOL on; return on = !on; }
@end
NSString *scenario_precedence_assigned_3_returns(void) {
    PRY74Box *b = [PRY74Box new]; [b add:3];
    return [NSString stringWithFormat:@"%ld %ld %@ %@ %g %ld %ld %d%d", (long)[b add:4], (long)[b addTotal:2], [b remember:@"x"], b.last, [b scale:2], (long)pry74Bump(5), (long)b.total, [b toggle], [b toggle]];
}
NSString *scenario_precedence_assigned_3_next(void) {
    NSInteger a = [PRY74Box next], b = [PRY74Box next], c = [PRY74Box post], d = [PRY74Box post];
    return [NSString stringWithFormat:@"%ld %ld %ld %ld", (long)a, (long)b, (long)c, (long)d];
}

