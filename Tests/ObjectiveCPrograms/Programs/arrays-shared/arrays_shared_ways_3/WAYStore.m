#import "WAYStore.h"

@implementation WAYStore

- (instancetype)init {
    self = [super init];
    if (self) {
        _items = [NSMutableArray array];
        _counts = [NSMutableDictionary dictionary];
        _title = [NSMutableString string];
    }
    return self;
}

- (void)add:(NSString *)item {
    [_items addObject:item];
    NSNumber *count = self.counts[item];
    self.counts[item] = @(count.integerValue + 1);
    [self.title appendString:item];
}

- (NSMutableArray *)list { return self.items; }

- (NSMutableArray *)listOrNew:(BOOL)fresh {
    NSMutableArray *result = self.items;
    if (fresh) result = [NSMutableArray array];
    return result;
}

- (NSArray *)snapshot { return [self.items copy]; }

- (NSArray *)live { return self.items; }

@end

@implementation WAYView

- (instancetype)initWithRows:(NSArray *)rows {
    self = [super init];
    if (self) {
        _rows = rows;
        _copied = [rows copy];
    }
    return self;
}

- (void)show:(WAYStore *)store {
    self.rows = store.items;
    self.copied = store.items;
}

- (NSString *)text {
    return [NSString stringWithFormat:@"%@|%@", [self.rows componentsJoinedByString:@","], [self.copied componentsJoinedByString:@","]];
}

@end

NSString *scenario_arrays_shared_ways_3_assigned(void) {
    WAYStore *store = [[WAYStore alloc] init];
    NSMutableArray *items;
    NSMutableDictionary *counts = nil;
    NSString *title;
    items = store.items;
    counts = [store counts];
    title = store.title;
    [store add:@"a"];
    [items addObject:@"b"];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", [items componentsJoinedByString:@","], counts[@"a"], title,
            (unsigned long)store.items.count];
}

NSString *scenario_arrays_shared_ways_3_chosen(void) {
    WAYStore *store = [[WAYStore alloc] init];
    NSMutableArray *own = [NSMutableArray arrayWithObject:@"o"];
    NSMutableArray *chosen = store.items ?: own;
    NSMutableArray *other = store.items.count > 0 ? store.items : own;
    [store add:@"a"];
    [own addObject:@"p"];
    NSMutableArray *first = [store listOrNew:NO];
    NSMutableArray *second = [store listOrNew:YES];
    [first addObject:@"f"];
    [second addObject:@"s"];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [chosen componentsJoinedByString:@","],
            [other componentsJoinedByString:@","], [first componentsJoinedByString:@","],
            [second componentsJoinedByString:@","]];
}

NSString *scenario_arrays_shared_ways_3_returned(void) {
    WAYStore *store = [[WAYStore alloc] init];
    NSArray *snapshot = [store snapshot];
    NSArray *live = [store live];
    NSMutableArray *list = [store list];
    [store add:@"a"];
    [[store list] addObject:@"b"];
    [list addObject:@"c"];
    return [NSString stringWithFormat:@"%lu %@ %@", (unsigned long)snapshot.count, [live componentsJoinedByString:@","],
            [store.items componentsJoinedByString:@","]];
}

NSString *scenario_arrays_shared_ways_3_held(void) {
    WAYStore *store = [[WAYStore alloc] init];
    [store add:@"a"];
    WAYView *made = [[WAYView alloc] initWithRows:store.items];
    WAYView *shown = [[WAYView alloc] initWithRows:@[]];
    [shown show:store];
    store.shown = store.items;
    [store add:@"b"];
    NSString *before = [NSString stringWithFormat:@"%@ %@ %lu", [made text], [shown text], (unsigned long)store.shown.count];
    store.items = [NSMutableArray arrayWithObject:@"n"];
    [store add:@"m"];
    return [NSString stringWithFormat:@"%@ / %@ %@ %lu", before, [made text], [shown text], (unsigned long)store.shown.count];
}

NSString *scenario_arrays_shared_ways_3_blocks(void) {
    WAYStore *store = [[WAYStore alloc] init];
    NSMutableArray *items = store.items;
    void (^add)(NSString *) = ^(NSString *item) { [items addObject:item]; };
    NSString *(^read)(void) = ^{ return [store.items componentsJoinedByString:@","]; };
    add(@"a");
    [store add:@"b"];
    NSMutableArray *(^pick)(void) = ^{ return store.items; };
    [pick() addObject:@"c"];
    return [NSString stringWithFormat:@"%@ %lu", read(), (unsigned long)items.count];
}

NSString *scenario_arrays_shared_ways_3_others(void) {
    WAYStore *store = [[WAYStore alloc] init];
    store.parent = [[WAYStore alloc] init];
    NSMutableArray *upper;
    upper = store.parent.items;
    store.items = store.parent.items;
    [store add:@"a"];
    [store.parent add:@"b"];
    [upper addObject:@"c"];
    NSArray *boxes = @[ store.items, @[ @"x" ] ];
    [store add:@"d"];
    NSMutableDictionary *named = [NSMutableDictionary dictionary];
    named[@"items"] = store.items;
    [store.items removeObject:@"a"];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", [upper componentsJoinedByString:@","],
            [boxes[0] componentsJoinedByString:@""], [named[@"items"] componentsJoinedByString:@""],
            (unsigned long)store.parent.items.count];
}

NSString *scenario_arrays_shared_ways_3_loops(void) {
    NSMutableArray *stores = [NSMutableArray array];
    for (NSString *name in @[ @"a", @"b" ]) {
        WAYStore *store = [[WAYStore alloc] init];
        [store add:name];
        [stores addObject:store];
    }
    NSMutableArray *longest = nil;
    for (WAYStore *store in stores) {
        if (store.items.count >= longest.count) longest = store.items;
    }
    [stores.firstObject add:@"c"];
    [stores.lastObject add:@"d"];
    [longest addObject:@"e"];
    NSMutableString *log = [NSMutableString string];
    for (WAYStore *store in stores) { [log appendFormat:@"%@ ", [store.items componentsJoinedByString:@","]]; }
    [log appendString:[longest componentsJoinedByString:@"+"]];
    return log;
}
