#import "PRY49.h"

NSInteger fa(void) { return lround(2.5) + floor(1.5); }
NSInteger fb(double d) { NSInteger n = lround(d) + floor(d); return n + ceil(d) * 2; }
double fc(int n) { return lround(2.5) * 1.5 + n / 2 + floor(n / 2); }
NSString *scenario_integers_rounded_3_a(void) { return [NSString stringWithFormat:@"%ld %ld %g %ld", (long)fa(), (long)fb(2.6), fc(5), (long)(floor(2.7) + round(0.5))]; }
