#import "QOERatio.h"

@implementation QOERatio
- (NSInteger)percent { return (NSInteger)(self.done / self.total * 100); }
- (int)rounded { return (int)round(100.0 * self.done / self.total); }
- (NSUInteger)step:(NSUInteger)steps {
    NSUInteger step = self.done / self.total * steps;
    return MIN(step, steps);
}
@end

NSString *scenario_integers_no_number_2_nothing(void) {
    QOERatio *ratio = [[QOERatio alloc] init];
    return [NSString stringWithFormat:@"%ld %d %lu", (long)[ratio percent], [ratio rounded], (unsigned long)[ratio step:4]];
}
NSString *scenario_integers_no_number_2_half(void) {
    QOERatio *ratio = [[QOERatio alloc] init];
    ratio.done = 1;
    ratio.total = 2;
    return [NSString stringWithFormat:@"%ld %d %lu", (long)[ratio percent], [ratio rounded], (unsigned long)[ratio step:4]];
}
NSString *scenario_integers_no_number_2_variable(void) {
    double sum = 0;
    NSArray *values = @[];
    for (NSNumber *value in values) sum += value.doubleValue;
    NSInteger average = (NSInteger)(sum / values.count);
    return [NSString stringWithFormat:@"%ld", (long)average];
}
