#import "PRY02.h"

@implementation PRY02Meter {
    NSMutableArray *_log;
}
- (id)init {
    if ((self = [super init])) {
        unit = @"s";
        _log = [NSMutableArray array];
    }
    return self;
}
- (void)setRate:(double)rate {
    _rate = rate * 2;
}
- (void)tick {
    _ticks++;
    [_log addObject:@(_ticks)];
}
@end

@implementation PRY02Gauge
- (void)limit:(NSString *)name to:(NSInteger)value {
    if (!_limits) _limits = [NSMutableDictionary dictionary];
    _limits[name] = @(value);
}
@end

NSString *scenario_kvc_variables_3_read(void) {
    PRY02Meter *meter = [PRY02Meter new];
    [meter tick];
    [meter tick];
    return [NSString stringWithFormat:@"%@ %@ %@", [meter valueForKey:@"unit"], [meter valueForKey:@"_ticks"],
                                      [meter valueForKey:@"ticks"]];
}

NSString *scenario_kvc_variables_3_written(void) {
    PRY02Meter *meter = [PRY02Meter new];
    [meter setValue:@"min" forKey:@"unit"];
    [meter setValue:@41 forKey:@"ticks"];
    [meter tick];
    return [NSString stringWithFormat:@"%@ %@ %@", [meter valueForKey:@"unit"], [meter valueForKey:@"ticks"],
                                      [[meter valueForKey:@"log"] componentsJoinedByString:@"+"]];
}

NSString *scenario_kvc_variables_3_behind_a_setter(void) {
    PRY02Meter *meter = [PRY02Meter new];
    [meter setValue:@1.5 forKey:@"rate"];
    double doubled = meter.rate;
    [meter setValue:@1.5 forKey:@"_rate"];
    [meter setValue:@"north" forKey:@"_name"];
    [meter setValue:@YES forKey:@"_open"];
    return [NSString stringWithFormat:@"%.1f %.1f %@ %d", doubled, meter.rate, meter.name, meter.isOpen];
}

NSString *scenario_kvc_variables_3_paths(void) {
    PRY02Gauge *gauge = [PRY02Gauge new];
    [gauge tick];
    [gauge tick];
    [gauge limit:@"low" to:3];
    [gauge limit:@"high" to:8];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [gauge valueForKeyPath:@"log.@count"],
                                      [gauge valueForKeyPath:@"_log.@max.self"], [gauge valueForKeyPath:@"limits.high"],
                                      [gauge valueForKeyPath:@"unit.length"]];
}

NSString *scenario_kvc_variables_3_collected(void) {
    NSMutableArray *meters = [NSMutableArray array];
    for (int i = 0; i < 3; i++) {
        PRY02Meter *meter = [PRY02Meter new];
        for (int j = 0; j <= i; j++) [meter tick];
        [meters addObject:meter];
    }
    return [NSString stringWithFormat:@"%@ %@", [[meters valueForKey:@"ticks"] componentsJoinedByString:@","],
                                      [meters valueForKeyPath:@"@sum.ticks"]];
}

NSString *scenario_kvc_variables_3_sorted(void) {
    NSMutableArray *meters = [NSMutableArray array];
    for (NSNumber *count in @[ @2, @0, @1 ]) {
        PRY02Meter *meter = [PRY02Meter new];
        meter.name = count.stringValue;
        for (NSInteger i = 0; i < count.integerValue; i++) [meter tick];
        [meters addObject:meter];
    }
    [meters sortUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"ticks" ascending:NO] ]];
    return [[meters valueForKey:@"name"] componentsJoinedByString:@">"];
}
