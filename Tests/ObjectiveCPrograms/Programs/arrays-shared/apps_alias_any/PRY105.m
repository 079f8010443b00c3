#import "PRY105.h"

@interface PRY105Adder : NSObject
- (void)later:(NSMutableArray *)list;
- (void)either:(NSMutableArray *)list;
- (void)casted:(NSArray *)list;
- (void)any:(id)list;
- (void)nested:(NSMutableDictionary *)table;
- (NSMutableArray *)same:(NSMutableArray *)list;
@end
@implementation PRY105Adder
- (void)later:(NSMutableArray *)list {
    NSMutableArray *all;
    all = list;
    [all addObject:@1];
}
- (void)either:(NSMutableArray *)list {
    NSMutableArray *all = list ?: [NSMutableArray array];
    [all addObject:@1];
}
- (void)casted:(NSArray *)list {
    NSMutableArray *all = (NSMutableArray *)list;
    [all addObject:@1];
}
- (void)any:(id)list {
    NSMutableArray *all = list;
    [all addObject:@1];
}
- (void)nested:(NSMutableDictionary *)table {
    NSMutableDictionary *inner = table[@"inner"];
    inner[@"a"] = @1;
}
- (NSMutableArray *)same:(NSMutableArray *)list { return list; }
@end
NSString *scenario_apps_alias_any_later(void) {
    NSMutableArray *list = [NSMutableArray array];
    [[PRY105Adder new] later:list];
    return [NSString stringWithFormat:@"%lu", (unsigned long)list.count];
}
NSString *scenario_apps_alias_any_either(void) {
    NSMutableArray *list = [NSMutableArray array];
    [[PRY105Adder new] either:list];
    [[PRY105Adder new] either:nil];
    return [NSString stringWithFormat:@"%lu", (unsigned long)list.count];
}
NSString *scenario_apps_alias_any_casted(void) {
    NSMutableArray *list = [NSMutableArray array];
    [[PRY105Adder new] casted:list];
    return [NSString stringWithFormat:@"%lu", (unsigned long)list.count];
}
NSString *scenario_apps_alias_any_any(void) {
    NSMutableArray *list = [NSMutableArray array];
    [[PRY105Adder new] any:list];
    return [NSString stringWithFormat:@"%lu", (unsigned long)list.count];
}
NSString *scenario_apps_alias_any_nested(void) {
    NSMutableDictionary *table = [NSMutableDictionary dictionary];
    table[@"inner"] = [NSMutableDictionary dictionary];
    [[PRY105Adder new] nested:table];
    return [NSString stringWithFormat:@"%lu", (unsigned long)[table[@"inner"] count]];
}
NSString *scenario_apps_alias_any_same(void) {
    NSMutableArray *list = [NSMutableArray array];
    [[[PRY105Adder new] same:list] addObject:@1];
    return [NSString stringWithFormat:@"%lu", (unsigned long)list.count];
}
NSString *scenario_apps_alias_any_block(void) {
    void (^add)(NSMutableArray *) = ^(NSMutableArray *items) {
        NSMutableArray *all = items;
        [all addObject:@1];
    };
    NSMutableArray *list = [NSMutableArray array];
    add(list);
    return [NSString stringWithFormat:@"%lu", (unsigned long)list.count];
}
static void PRY105Fill(NSMutableArray *items) {
    NSMutableArray *all = items;
    for (int i = 0; i < 2; i++) [all addObject:@(i)];
}
NSString *scenario_apps_alias_any_function(void) {
    NSMutableArray *list = [NSMutableArray array];
    PRY105Fill(list);
    return [NSString stringWithFormat:@"%lu", (unsigned long)list.count];
}
static NSMutableArray *PRY105Chosen(NSMutableArray *one, NSMutableArray *two, BOOL first) {
    NSMutableArray *kept = two;
    if (first) kept = one;
    [kept addObject:@9];
    return kept;
}
NSString *scenario_apps_alias_any_chosen(void) {
    NSMutableArray *a = [NSMutableArray array];
    NSMutableArray *b = [NSMutableArray array];
    PRY105Chosen(a, b, YES);
    PRY105Chosen(a, b, YES);
    PRY105Chosen(a, b, NO);
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)a.count, (unsigned long)b.count];
}
