#import "PZBMeter.h"

@implementation PZBMeter
- (void)setNilValueForKey:(NSString *)key {
    self.title = [@"no " stringByAppendingString:key];
    if ([key isEqualToString:@"level"]) self.level = -1;
}
@end

NSString *scenario_kvc_nil_1_nil(void) {
    PZBMeter *meter = [[PZBMeter alloc] init];
    [meter setValue:@4 forKey:@"level"];
    [meter setValue:nil forKey:@"level"];
    NSString *first = [NSString stringWithFormat:@"%ld %@", (long)meter.level, meter.title];
    [meter setValue:@YES forKey:@"open"];
    [meter setValue:nil forKey:@"open"];
    NSString *second = [NSString stringWithFormat:@"%d %@", meter.open, meter.title];
    [meter setValue:nil forKey:@"title"];
    return [NSString stringWithFormat:@"%@; %@; %@", first, second, meter.title];
}

NSString *scenario_kvc_nil_1_texts(void) {
    PZBMeter *meter = [[PZBMeter alloc] init];
    [meter setValue:@"17" forKey:@"level"];
    [meter setValue:@"2.5" forKey:@"share"];
    return [NSString stringWithFormat:@"%ld %.2f", (long)meter.level, meter.share];
}

NSString *scenario_kvc_nil_1_bulk(void) {
    PZBMeter *meter = [[PZBMeter alloc] init];
    [meter setValuesForKeysWithDictionary:@{ @"level": @"3", @"title": [NSNull null], @"share": @1 }];
    NSDictionary *values = [meter dictionaryWithValuesForKeys:@[ @"level", @"title", @"share" ]];
    return [NSString stringWithFormat:@"%@ %@ %@", values[@"level"], values[@"share"],
        values[@"title"] == [NSNull null] ? @"null" : @"text"];
}
