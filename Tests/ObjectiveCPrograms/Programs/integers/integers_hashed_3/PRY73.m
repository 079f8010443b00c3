#import "PRY73.h"

@interface PRY73Gen : NSObject { int32_t _seed; NSInteger _n; } @property (nonatomic) int32_t value; @property (nonatomic) NSInteger total; @property (nonatomic) int64_t big; @end
@implementation PRY73Gen
- (int32_t)next { _seed = _seed * 1103515245 + 12345; return (_seed >> 16) & 0x7fff; }
- (NSInteger)mix:(NSInteger)x { _n = _n * 31 + x; return _n; }
- (void)step { self.value = self.value * 1664525 + 1013904223; self.total = self.total * 1000003 ^ self.value; self.big *= 6364136223846793005LL; self.big += 1442695040888963407LL; }
@end
NSString *scenario_integers_hashed_3_hashes(void) { NSString *s = @"the quick brown fox jumps over the lazy dog"; NSInteger a = 7; int b = 0; int64_t c = 1; long long d = 0; int32_t e = 0; long f = 5381; for (NSUInteger i = 0; i < s.length; i++) { unichar ch = [s characterAtIndex:i]; a = a * 31 + ch; b = 31 * b + ch; c = (c << 5) + c + ch; d += d * 33 + ch; e = e * 31 + ch; f = ((f << 5) + f) ^ ch; } return [NSString stringWithFormat:@"%ld %d %lld %lld %d %ld", (long)a, b, c, d, e, f]; }
NSString *scenario_integers_hashed_3_generators(void) { PRY73Gen *g = [PRY73Gen new]; NSMutableString *o = [NSMutableString string]; for (int i = 0; i < 5; i++) [o appendFormat:@"%d,", [g next]]; g.value = 1; g.big = 3; g.total = 1; for (int i = 0; i < 6; i++) { [g step]; [g mix:(NSInteger)1 << 60]; } [o appendFormat:@"%d %ld %lld %ld", g.value, (long)g.total, g.big, (long)[g mix:1]]; return o; }
NSString *scenario_integers_hashed_3_middle(void) { int32_t lo = 2000000000, hi = 2100000000; int32_t mid = (lo + hi) / 2; uint32_t m2 = ((uint32_t)lo + (uint32_t)hi) >> 1; int mid3 = lo + (hi - lo) / 2; int64_t p = (int64_t)lo * hi; int32_t q = (int32_t)p; return [NSString stringWithFormat:@"%d %u %d %lld %d", mid, m2, mid3, p, q]; }
NSString *scenario_integers_hashed_3_ints(void) { NSString *s = @"the quick brown fox jumps over the lazy dog"; int h = 17, g = 5, k = 0; for (NSUInteger i = 0; i < s.length; i++) { h *= 31; h += [s characterAtIndex:i]; g = (g << 5) - g + [s characterAtIndex:i]; k += k * 33 + 'a'; } int seed = 42; NSMutableString *o = [NSMutableString string]; for (int i = 0; i < 4; i++) { seed = seed * 1103515245 + 12345; [o appendFormat:@"%d ", (seed >> 16) & 0x7FFF]; } return [NSString stringWithFormat:@"%d %d %d %@", h, g, k, o]; }

