#import "PRY48.h"

NSString *scenario_integers_hidden_functions_3_a(void) {
    NSInteger max = 2, min = 1, abs = 3;
    NSInteger b = MAX(min, max) + MIN(abs, 4) + ABS(-5);
    NSInteger floor = 0; double f = floor + fabs(-1.5); 
    double round = 2.5; double g = round * sqrt(4); double h = lround(round);
    NSString *print = @"p"; NSLog(@"%@", print);
    return [NSString stringWithFormat:@"%ld %g %g %g", (long)b, f, g, h];
}
NSString *scenario_F2_b(NSInteger max) {
    NSInteger abs = ABS(max - 10);
    NSInteger min = MIN(max, abs);
    return [NSString stringWithFormat:@"%ld %ld", (long)MAX(max, 3), (long)MIN(min, abs)];
}
NSString *scenario_integers_hidden_functions_3_c(void) { return scenario_F2_b(4); }
@interface PRYRange : NSObject
@property (nonatomic) NSInteger max, min;
- (NSInteger)abs:(NSInteger)x;
- (NSInteger)round;
@end
@implementation PRYRange
- (NSInteger)abs:(NSInteger)x { return ABS(x) + MAX(self.max, _min); }
- (NSInteger)max { return MAX(_max, 1); }
- (NSInteger)round { return lround(2.5) + floor(1.5); }
@end
NSString *scenario_integers_hidden_functions_3_d(void) { PRYRange *r = [PRYRange new]; r.min = 7; return [NSString stringWithFormat:@"%ld %ld %ld", (long)[r abs:-3], (long)r.max, (long)r.round]; }
