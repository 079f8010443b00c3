#import "QOABasket.h"

@implementation QOABasket
- (instancetype)init {
    if ((self = [super init])) {
        _rows = [NSMutableArray array];
        _prices = [NSMutableDictionary dictionary];
        _title = [NSMutableString string];
        _tags = [NSMutableSet set];
    }
    return self;
}
- (RACSignal *)rowTitles {
    return [RACObserve(self, rows) map:^id(NSArray *rows) { return [rows componentsJoinedByString:@"+"]; }];
}
@end

NSString *scenario_rac_captures_observed_in_place_2_array(void) {
    QOABasket *basket = [[QOABasket alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [[basket rowTitles] subscribeNext:^(NSString *titles) { [log addObject:titles]; }];
    [basket.rows addObject:@"a"];
    [basket.rows addObject:@"b"];
    [basket.rows removeObjectAtIndex:0];
    basket.rows = [NSMutableArray arrayWithObject:@"c"];
    return [log componentsJoinedByString:@","];
}
NSString *scenario_rac_captures_observed_in_place_2_dictionary(void) {
    QOABasket *basket = [[QOABasket alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(basket, prices) subscribeNext:^(NSDictionary *prices) { [log addObject:@(prices.count)]; }];
    basket.prices[@"tea"] = @3;
    [basket.prices setObject:@4 forKey:@"milk"];
    basket.prices = [basket.prices mutableCopy];
    [basket.prices removeAllObjects];
    return [log componentsJoinedByString:@","];
}
NSString *scenario_rac_captures_observed_in_place_2_text(void) {
    QOABasket *basket = [[QOABasket alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(basket, title) subscribeNext:^(NSString *title) { [log addObject:@(title.length)]; }];
    [basket.title appendString:@"abc"];
    [basket.title appendFormat:@"%d", 1];
    basket.title = basket.title;
    return [log componentsJoinedByString:@","];
}
NSString *scenario_rac_captures_observed_in_place_2_set(void) {
    QOABasket *basket = [[QOABasket alloc] init];
    __block NSInteger events = 0;
    [RACObserve(basket, tags) subscribeNext:^(id tags) { events++; }];
    [basket.tags addObject:@"a"];
    [basket.tags removeAllObjects];
    return [NSString stringWithFormat:@"%ld %lu", (long)events, (unsigned long)basket.tags.count];
}
NSString *scenario_rac_captures_observed_in_place_2_kept(void) {
    QOABasket *basket = [[QOABasket alloc] init];
    __block NSArray *kept = nil;
    __block NSUInteger count = 9;
    [RACObserve(basket, rows) subscribeNext:^(NSArray *rows) { kept = rows; count = rows.count; }];
    [basket.rows addObject:@"a"];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)kept.count, (unsigned long)count];
}
NSString *scenario_rac_captures_observed_in_place_2_skipped(void) {
    QOABasket *basket = [[QOABasket alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [[RACObserve(basket, rows) skip:1] subscribeNext:^(NSArray *rows) { [log addObject:@(rows.count)]; }];
    [basket.rows addObjectsFromArray:@[@"a", @"b"]];
    [basket.rows replaceObjectAtIndex:0 withObject:@"z"];
    [log addObject:[basket.rows componentsJoinedByString:@""]];
    basket.rows = basket.rows;
    return [log componentsJoinedByString:@","];
}
