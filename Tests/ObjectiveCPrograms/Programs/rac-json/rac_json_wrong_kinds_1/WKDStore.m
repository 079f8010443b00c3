#import "WKDStore.h"

static NSString *WKDTitle(NSDictionary *json) {
    if ([json isKindOfClass:[NSDictionary class]] && [json[@"title"] isKindOfClass:[NSString class]]) {
        return json[@"title"];
    }
    return json ? @"?" : @"none";
}

@implementation WKDItem
+ (instancetype)itemWithJSON:(NSDictionary *)json {
    if ([json isKindOfClass:[NSDictionary class]] == NO) return nil;
    WKDItem *item = [[self alloc] init];
    item->_title = WKDTitle(json);
    item->_count = [json[@"count"] integerValue];
    return item;
}
@end

@implementation WKDStore
- (instancetype)init {
    self = [super init];
    if (self) _names = [NSMutableArray array];
    return self;
}
- (NSInteger)add:(NSArray *)list {
    if (![list isKindOfClass:[NSArray class]]) return -1;
    for (NSDictionary *json in list) {
        WKDItem *item = [WKDItem itemWithJSON:json];
        if (item) [self.names addObject:item.title];
    }
    return list.count;
}
- (NSString *)describe:(NSString *)text {
    NSString *shown = [text isKindOfClass:[NSString class]] ? [text uppercaseString] : @"no text";
    return [shown stringByAppendingFormat:@"/%d", text == nil];
}
@end

NSString *scenario_rac_json_wrong_kinds_1_items(void) {
    NSMutableArray *lines = [NSMutableArray array];
    RACSubject *input = [RACSubject subject];
    [[input map:^id(NSDictionary *json) {
        WKDItem *item = [WKDItem itemWithJSON:json];
        return item ? [NSString stringWithFormat:@"%@ %ld", item.title, (long)item.count] : nil;
    }] subscribeNext:^(NSString *line) {
        [lines addObject:line ?: WKDTitle(nil)];
    }];
    [input sendNext:@{@"title": @"a", @"count": @"3 left"}];
    [input sendNext:@[@"title"]];
    [input sendNext:nil];
    [input sendNext:@{@"title": @5, @"count": @2.9}];
    [input sendNext:[NSNull null]];
    [input sendNext:@{}];
    return [lines componentsJoinedByString:@", "];
}

NSString *scenario_rac_json_wrong_kinds_1_lists(void) {
    WKDStore *store = [WKDStore new];
    NSMutableString *text = [NSMutableString string];
    [text appendFormat:@"%ld ", (long)[store add:@[@{@"title": @"x"}, (id)@"y", [NSNull null], @{@"title": @1}]]];
    [text appendFormat:@"%ld ", (long)[store add:(id)@{@"title": @"z"}]];
    [text appendFormat:@"%ld ", (long)[store add:nil]];
    NSArray *wrong = (id)@"text";
    [text appendFormat:@"%ld ", (long)[store add:wrong]];
    [text appendFormat:@"%@ ", [store.names componentsJoinedByString:@"+"]];
    [text appendFormat:@"%@ %@ %@ ", [store describe:@"t"], [store describe:(id)@4], [store describe:nil]];
    [text appendFormat:@"%@ %@", WKDTitle((id)@"q"), WKDTitle(nil)];
    return text;
}
