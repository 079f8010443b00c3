#import "QOFPair.h"

@implementation QOFPair
- (NSDictionary *)pair:(NSString *)key { return [NSDictionary dictionaryWithObject:@1 forKey:key]; }
- (NSDictionary *)headers:(NSString *)token {
    NSMutableDictionary *headers = [NSMutableDictionary dictionaryWithObject:@"json" forKey:@"Accept"];
    if (token) [headers setObject:[@"Bearer " stringByAppendingString:token] forKey:@"Authorization"];
    [headers addEntriesFromDictionary:@{@"Host": @"example.org"}];
    return [headers copy];
}
- (id)boxed:(id)value { return [NSDictionary dictionaryWithObject:value forKey:@"value"]; }
@end

NSString *scenario_dictionaries_one_pair_2_pair(void) {
    NSDictionary *pair = [[[QOFPair alloc] init] pair:@"k"];
    return [NSString stringWithFormat:@"%@ %@ %lu", pair[@"k"], pair[@"x"], (unsigned long)pair.count];
}
NSString *scenario_dictionaries_one_pair_2_headers(void) {
    QOFPair *maker = [[QOFPair alloc] init];
    NSDictionary *all = [maker headers:@"t"];
    return [NSString stringWithFormat:@"%lu %lu %@ %@", (unsigned long)[maker headers:nil].count, (unsigned long)all.count, all[@"Accept"], all[@"Authorization"]];
}
NSString *scenario_dictionaries_one_pair_2_boxed(void) {
    id boxed = [[[QOFPair alloc] init] boxed:@[@2]];
    return [NSString stringWithFormat:@"%d %@", [boxed isKindOfClass:[NSDictionary class]], boxed[@"value"][0]];
}
