#import "QOGApi.h"

NSString *scenario_rac_json_one_pair_1_sent(void) {
    RACSubject *input = [RACSubject subject];
    NSMutableArray *log = [NSMutableArray array];
    [[input map:^id(id value) { return [NSDictionary dictionaryWithObject:value ?: [NSNull null] forKey:@"value"]; }] subscribeNext:^(NSDictionary *box) {
        [log addObject:[NSString stringWithFormat:@"%lu %d", (unsigned long)box.count, box[@"value"] == [NSNull null]]];
    }];
    [input sendNext:@3];
    [input sendNext:nil];
    [[RACSignal return:[NSDictionary dictionaryWithObject:@"b" forKey:@"a"]] subscribeNext:^(id box) {
        [log addObject:[box isKindOfClass:[NSArray class]] ? @"array" : [box objectForKey:@"a"]];
    }];
    return [log componentsJoinedByString:@","];
}
