#import "PRY75.h"

NSString *scenario_integers_literals_3_shifts(void) { unsigned m = ~0u >> 1; int n = 1 << 31; uint32_t a = 0xF0F0F0F0; uint32_t b = ~a >> 4; unsigned c = (~0u) >> 28; uint64_t d = ~0ull >> 60; NSUInteger e = ~(NSUInteger)0 >> 62; int f = ~5 >> 1; uint32_t g = -1; uint32_t h = (a << 4) >> 8; uint8_t k = 0x81; uint8_t l = ~k >> 1; int o = ~k >> 1; unsigned p = -1 >> 1; uint32_t q = ~(a | 1) / 2; unsigned r = -a >> 1; long t = 1 << 31; return [NSString stringWithFormat:@"%u %d %u %u %llu %lu %d %u %u %d %d %u %u %u %ld", m, n, b, c, d, (unsigned long)e, f, g, h, l, o, p, q, r, t]; }
NSString *scenario_integers_literals_3_boxes(void) { float f = 123456.789f; double d = f; NSNumber *n = [NSNumber numberWithFloat:0.3]; CGFloat c = 0.7; NSNumber *m = @(1.1f * 3); return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %@ %@ %@ %@ %g", @(123456.789f), @(f), @(d), n, @(c), m, @(0.1f + 0.2f), [@(f) stringValue], @(f * 2), [n doubleValue]]; }
NSString *scenario_integers_literals_3_four_characters(void) { int t = 'abcd'; unsigned u = 'A' << 8 | 'B'; return [NSString stringWithFormat:@"%x %x %d", t, u, 'ab']; }
static int pry75Hash(const unsigned char *p, int n) { int h = 0; for (int i = 0; i < n; i++) h = (h << 5) - h + p[i]; return h; }
NSString *scenario_integers_literals_3_javahash(void) { NSString *s = @"Hello World, long text"; int32_t h = 0; for (NSUInteger i = 0; i < s.length; i++) h = 31 * h + [s characterAtIndex:i]; unsigned char b[] = { 200, 100, 50, 25, 12, 6, 3, 1 }; uint32_t x = 2463534242u; for (int i = 0; i < 3; i++) { x ^= x << 13; x ^= x >> 17; x ^= x << 5; } uint64_t lcg = 42; for (int i = 0; i < 3; i++) lcg = lcg * 6364136223846793005ULL + 1442695040888963407ULL; int r = (int)(lcg >> 33) % 100; return [NSString stringWithFormat:@"%d %d %u %d %llu", h, pry75Hash(b, 8), x, r, lcg]; }
NSString *scenario_integers_literals_3_float_steps(void) { float s = 0; for (int i = 0; i < 10; i++) s += 0.1; float t = 1; t /= 3; t *= 3.3; float u = 5; u -= 0.3; float v = t * u + 0.1; double w = t; w += u; float x = 1e10f; x = x + 1 - 1e10; return [NSString stringWithFormat:@"%.9g %.9g %.9g %.9g %.12g %g", s, t, u, v, w, x]; }

NSString *scenario_integers_literals_3_int64_max(void) { return [NSString stringWithFormat:@"%lld", INT64_MAX]; }
NSString *scenario_integers_literals_3_int64_min(void) { return [NSString stringWithFormat:@"%lld", INT64_MIN]; }
NSString *scenario_integers_literals_3_uint64_max(void) { return [NSString stringWithFormat:@"%llu", UINT64_MAX]; }
NSString *scenario_integers_literals_3_small_limits(void) { return [NSString stringWithFormat:@"%u %d %d %d %d", UINT32_MAX, INT16_MAX, INT32_MIN, UINT8_MAX, INT8_MIN]; }
NSString *scenario_integers_literals_3_size_max(void) { return [NSString stringWithFormat:@"%zu", SIZE_MAX]; }
NSString *scenario_integers_literals_3_long_limits(void) { return [NSString stringWithFormat:@"%ld %lu %llu %d", LONG_MAX, ULONG_MAX, ULLONG_MAX, CHAR_BIT]; }
NSString *scenario_integers_literals_3_best(void) { int64_t best = INT64_MAX; for (NSNumber *n in @[@5, @3]) if (n.longLongValue < best) best = n.longLongValue; NSInteger w = NSIntegerMin; for (NSNumber *n in @[@5, @-3]) w = MAX(w, n.integerValue); double m = DBL_MAX; for (NSNumber *n in @[@2.5, @1.5]) m = fmin(m, n.doubleValue); NSUInteger q = NSUIntegerMax; q = MIN(q, (NSUInteger)7); return [NSString stringWithFormat:@"%lld %ld %g %lu", best, (long)w, m, (unsigned long)q]; }

NSString *scenario_integers_literals_3_functions(void) { double d = sin(0) + cos(0) + exp(-1) * 0 + exp2(3); return [NSString stringWithFormat:@"%g %g %g %.4f %.4f %g %g %g %d %g %g %g", pow(2, 10), sqrt(144), hypot(3, 4), sin(M_PI_2), atan2(1, -1), exp2(3), cbrt(27), log10(1000), (int)log2(1024), fabs(-0.0), d, cbrt(-8)]; }

