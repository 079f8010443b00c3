#import "SERMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface SERSeries : NSObject
@property (nonatomic, copy) NSArray<NSNumber *> *values;
@property (nonatomic, strong) NSMutableDictionary<NSString *, NSNumber *> *totals;
- (double)min;
- (double)max;
- (double)sum:(NSArray<NSNumber *> *)list;
- (void)print;
@end

@implementation SERSeries {
    NSString *_name;
}
- (instancetype)initWithName:(NSString *)name {
    if ((self = [super init])) {
        _name = name;
        _totals = [@{ @"start": @0 } mutableCopy];
    }
    return self;
}
- (double)min {
    double least = MAXFLOAT;
    for (NSNumber *value in self.values) least = MIN(least, value.doubleValue);
    return self.values.count ? least : NAN;
}
- (double)max {
    double most = -MAXFLOAT;
    for (NSNumber *value in self.values) most = MAX(most, [value doubleValue]);
    return most;
}
- (double)sum:(NSArray<NSNumber *> *)list {
    double total = 0;
    for (NSNumber *value in list) total += value.doubleValue;
    return total;
}
- (NSArray<NSNumber *> *)scaledBy:(double)factor {
    NSMutableArray<NSNumber *> *scaled = [@[ @1 ] mutableCopy];
    for (NSNumber *value in _values) [scaled addObject:@(value.doubleValue * factor)];
    [scaled removeObjectAtIndex:0];
    return scaled;
}
- (NSDictionary<NSString *, NSNumber *> *)summary {
    NSMutableDictionary<NSString *, NSNumber *> *summary = [NSMutableDictionary dictionaryWithDictionary:@{ @"count": @0, @"known": @YES }];
    summary[@"count"] = @(self.values.count);
    summary[@"mean"] = @([self sum:self.values] / self.values.count);
    summary[@"half"] = @(self.max / 2);
    return summary;
}
- (void)print {
    NSDictionary<NSString *, NSNumber *> *summary = self.summary;
    for (NSString *key in [summary.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        Note([NSString stringWithFormat:@"%@ %@ %@", _name, key, summary[key]]);
    }
}
- (void)add:(NSNumber *)value to:(NSString *)key {
    self.totals[key] = @([self.totals[key] doubleValue] + [value doubleValue]);
}
@end

NSString *scenario_boxed_series_3_all(void) {
    lines = [NSMutableArray array];
    SERSeries *series = [[SERSeries alloc] initWithName:@"s"];
    series.values = @[ @3, @1.5, @4 ];
    [series print];
    Note([NSString stringWithFormat:@"%@ %@ %g", @(series.min), @([series max]), [series sum:@[ @1, @2 ]]]);
    NSArray<NSNumber *> *scaled = [series scaledBy:0.5];
    Note([NSString stringWithFormat:@"%@", [scaled componentsJoinedByString:@" "]]);
    NSArray<NSNumber *> *ones = @[ @1, @2 ];
    ones = [ones arrayByAddingObject:@0.25];
    Note([NSString stringWithFormat:@"%@ %g", ones.lastObject, [series sum:ones]]);
    NSMutableArray<NSArray<NSNumber *> *> *rows = [@[ @[ @1, @2 ] ] mutableCopy];
    [rows addObject:@[ @2.5 ]];
    Note([NSString stringWithFormat:@"%@ %lu", rows[1][0], (unsigned long)rows.count]);
    [series add:@1 to:@"start"];
    [series add:@0.5 to:@"start"];
    [series add:@7 to:@"other"];
    Note([NSString stringWithFormat:@"%@ %@", series.totals[@"start"], series.totals[@"other"]]);
    NSNumber *count = @3;
    count = @(count.intValue / 2.0);
    Note([NSString stringWithFormat:@"%@ %d", count, [count isEqualToNumber:@1.5]]);
    NSDictionary<NSString *, NSNumber *> *limits = @{ @"low": @1, @"high": @10 };
    limits = @{ @"low": @0.5 };
    Note([NSString stringWithFormat:@"%@ %@", limits[@"low"], limits[@"high"]]);
    series.values = nil;
    Note([NSString stringWithFormat:@"%d", isnan(series.min)]);
    return [lines componentsJoinedByString:@" / "];
}
