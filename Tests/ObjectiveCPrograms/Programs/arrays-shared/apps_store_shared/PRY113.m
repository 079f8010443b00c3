#import "PRY113.h"

@interface PRY113Store : NSObject {
    NSMutableArray *_items;
    NSMutableDictionary *_table;
}
- (NSArray *)items;
- (NSDictionary *)table;
- (void)add:(id)item;
- (void)addTo:(NSMutableArray *)other;
- (void)each:(void (^)(NSMutableArray *list))block;
- (NSMutableArray *)listFor:(NSString *)key;
- (void)merge:(NSArray *)others;
@end
@implementation PRY113Store
- (instancetype)init {
    if ((self = [super init])) {
        _items = [NSMutableArray array];
        _table = [NSMutableDictionary dictionary];
    }
    return self;
}
- (NSArray *)items { return _items; }
- (NSDictionary *)table { return _table; }
- (void)add:(id)item {
    NSMutableArray *list = _items;
    [list addObject:item];
    _table[@(list.count)] = item;
}
- (void)addTo:(NSMutableArray *)other {
    NSArray *pair = @[other, _items];
    for (NSMutableArray *list in pair) [list addObject:@"pair"];
}
- (void)each:(void (^)(NSMutableArray *list))block { block(_items); }
- (NSMutableArray *)listFor:(NSString *)key {
    NSMutableArray *list = _table[key];
    if (!list) {
        list = [NSMutableArray array];
        _table[key] = list;
    }
    return list;
}
- (void)merge:(NSArray *)others {
    for (id other in others) {
        if ([other isKindOfClass:[NSMutableArray class]]) {
            NSMutableArray *list = other;
            [list addObjectsFromArray:_items];
        }
    }
}
@end
NSString *scenario_apps_store_shared_seen(void) {
    PRY113Store *store = [PRY113Store new];
    NSArray *before = store.items;
    NSDictionary *table = store.table;
    [store add:@"a"];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)before.count, (unsigned long)table.count];
}
NSString *scenario_apps_store_shared_pair(void) {
    PRY113Store *store = [PRY113Store new];
    NSMutableArray *mine = [NSMutableArray array];
    [store addTo:mine];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)mine.count, (unsigned long)store.items.count];
}
NSString *scenario_apps_store_shared_block(void) {
    PRY113Store *store = [PRY113Store new];
    [store each:^(NSMutableArray *list) { [list addObject:@1]; }];
    __block NSMutableArray *kept = nil;
    [store each:^(NSMutableArray *list) { kept = list; }];
    [kept addObject:@2];
    return [NSString stringWithFormat:@"%lu", (unsigned long)store.items.count];
}
NSString *scenario_apps_store_shared_lists(void) {
    PRY113Store *store = [PRY113Store new];
    [[store listFor:@"a"] addObject:@1];
    [[store listFor:@"a"] addObject:@2];
    NSMutableArray *list = [store listFor:@"b"];
    [list addObject:@3];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)[store.table[@"a"] count], (unsigned long)[store.table[@"b"] count]];
}
NSString *scenario_apps_store_shared_merge(void) {
    PRY113Store *store = [PRY113Store new];
    [store add:@"x"];
    NSMutableArray *one = [NSMutableArray array];
    [store merge:@[one, @"text"]];
    return [NSString stringWithFormat:@"%lu", (unsigned long)one.count];
}
static void PRY113Push(id list, id item) { [list addObject:item]; }
NSString *scenario_apps_store_shared_functions(void) {
    NSMutableArray *list = [NSMutableArray array];
    PRY113Push(list, @1);
    NSMutableSet *set = [NSMutableSet set];
    PRY113Push(set, @1); PRY113Push(set, @1);
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)list.count, (unsigned long)set.count];
}
