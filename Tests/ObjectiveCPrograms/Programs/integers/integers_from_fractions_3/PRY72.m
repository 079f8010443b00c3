#import "PRY72.h"

#define PRYInf72 1e9
static const int kPRYMax72 = 1e9;
static NSInteger PRYBig72 = 1e12;
@interface PRYBox72 : NSObject
@property (nonatomic) int best; @property (nonatomic) NSInteger far;
@end
@implementation PRYBox72
- (instancetype)init { if (self = [super init]) { _best = 1e9; self.far = 5e10; } return self; }
@end
static int PRYMin72(NSArray *a) { int best = PRYInf72; for (NSNumber *n in a) if (n.intValue < best) best = n.intValue; return best; }
static NSInteger PRYAsk72(NSInteger n) { return n / 2; }
NSString *scenario_integers_from_fractions_3_numbers(void) {
    int a = (int)1e9f; int b = 1e9; NSInteger c = 1e10; long long d = (long long)1e15; NSUInteger e = 3e9; int f = -1e9; b /= 7; double g = 1e9; g /= 7; c /= 3;
    PRYBox72 *x = [PRYBox72 new];
    return [NSString stringWithFormat:@"%d %d %ld %lld %lu %d %.2f %d %d %ld %d %ld %ld %d", a, b, (long)c, d, (unsigned long)e, f, g, PRYMin72(@[]), x.best / 7, (long)x.far / 7, kPRYMax72 / 7, (long)PRYBig72 / 7, (long)PRYAsk72(1e9 + 7), PRYMin72(@[@4]) / 3];
}
