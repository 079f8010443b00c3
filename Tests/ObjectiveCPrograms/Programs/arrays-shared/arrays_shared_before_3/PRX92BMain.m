#import "PRX92BMain.h"

@interface PRX92BBasket : NSObject
@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, strong, readonly) NSArray *history;
@property (nonatomic, strong) NSMutableDictionary *prices;
@property (nonatomic, strong) NSMutableSet *tags;
@property (nonatomic, strong) NSMutableString *note;
@property (nonatomic, strong) NSArray *shown;
- (void)add:(NSString *)item;
- (void)reset;
@end

@interface PRX92BUndo : NSObject
@property (nonatomic, strong) NSMutableArray *stack;
- (void)remember:(NSArray *)items;
@end

@implementation PRX92BUndo
- (instancetype)init {
    if ((self = [super init])) _stack = [NSMutableArray array];
    return self;
}
- (void)remember:(NSArray *)items {
    [self.stack addObject:items];
}
@end

@implementation PRX92BBasket {
    NSMutableArray *_history;
}
- (instancetype)init {
    self = [super init];
    if (self) {
        _items = [NSMutableArray array];
        _history = [NSMutableArray array];
        _prices = [NSMutableDictionary dictionary];
        _tags = [NSMutableSet set];
        _note = [NSMutableString string];
    }
    return self;
}
- (NSArray *)history { return _history; }
- (void)add:(NSString *)item {
    [self.items addObject:item];
    [_history addObject:@(self.items.count)];
    self.prices[item] = @(item.length);
    [self.tags addObject:[item substringToIndex:1]];
    [self.note appendFormat:@"%@;", item];
}
- (void)reset {
    self.items = [NSMutableArray array];
    [_history removeAllObjects];
}
- (NSString *)addAndCompare:(NSString *)item {
    NSArray *before = self.items;
    NSUInteger count = before.count;
    [self add:item];
    return [NSString stringWithFormat:@"%lu %lu %d", (unsigned long)count, (unsigned long)before.count, before == self.items];
}
- (BOOL)didGrow:(void (^)(void))change {
    NSArray *before = self.items;
    change();
    return self.items.count > before.count;
}
- (NSArray *)changesIn:(void (^)(PRX92BBasket *basket))change {
    NSSet *old = [NSSet setWithArray:self.items];
    NSArray *same = self.items;
    change(self);
    NSMutableArray *added = [NSMutableArray array];
    for (id item in same) if (![old containsObject:item]) [added addObject:item];
    return added;
}
@end

NSString *scenario_arrays_shared_before_3_before_local(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    NSArray *before = basket.items;
    NSUInteger count = before.count;
    [basket add:@"pen"];
    return [NSString stringWithFormat:@"%lu %lu %d", (unsigned long)count, (unsigned long)before.count, before == basket.items];
}

NSString *scenario_arrays_shared_before_3_before_in_method(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    NSString *first = [basket addAndCompare:@"pen"];
    return [NSString stringWithFormat:@"%@ / %@", first, [basket addAndCompare:@"ink"]];
}

NSString *scenario_arrays_shared_before_3_grew(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    BOOL grown = [basket didGrow:^{ [basket add:@"pen"]; }];
    BOOL replaced = [basket didGrow:^{ [basket reset]; }];
    BOOL replacedAndGrown = [basket didGrow:^{
        basket.items = [@[ @"a", @"b" ] mutableCopy];
    }];
    return [NSString stringWithFormat:@"%d %d %d", grown, replaced, replacedAndGrown];
}

NSString *scenario_arrays_shared_before_3_changes(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    [basket add:@"pen"];
    NSArray *added = [basket changesIn:^(PRX92BBasket *changed) {
        [changed add:@"ink"];
        [changed add:@"nib"];
    }];
    return [added componentsJoinedByString:@","];
}

NSString *scenario_arrays_shared_before_3_history(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    NSArray *history = basket.history;
    [basket add:@"a"];
    [basket add:@"b"];
    NSUInteger count = history.count;
    [basket reset];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)count, (unsigned long)history.count];
}

NSString *scenario_arrays_shared_before_3_remembered(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    PRX92BUndo *undo = [PRX92BUndo new], *copies = [PRX92BUndo new];
    [undo remember:basket.items];
    [basket add:@"a"];
    [undo remember:basket.items];
    [copies remember:basket.items];
    [basket add:@"b"];
    [copies.stack addObject:[basket.items copy]];
    copies.stack[1] = @[ @1 ];
    return [NSString stringWithFormat:@"%lu,%lu %lu,%lu", (unsigned long)[undo.stack[0] count], (unsigned long)[undo.stack[1] count],
            (unsigned long)[copies.stack[0] count], (unsigned long)[[copies.stack lastObject] count]];
}

NSString *scenario_arrays_shared_before_3_prices(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    NSDictionary *prices = basket.prices;
    [basket add:@"pen"];
    NSNumber *first = prices[@"pen"];
    basket.prices = [NSMutableDictionary dictionary];
    [basket add:@"nibs"];
    return [NSString stringWithFormat:@"%@ %@ %@", first, prices[@"nibs"], basket.prices[@"nibs"]];
}

NSString *scenario_arrays_shared_before_3_tags(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    NSSet *tags = basket.tags, *frozen = [basket.tags copy];
    for (NSString *item in @[ @"pen", @"ink", @"pad" ]) [basket add:item];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)frozen.count, (unsigned long)tags.count];
}

NSString *scenario_arrays_shared_before_3_note(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    NSString *note = basket.note;
    NSString *copy = [basket.note copy];
    [basket add:@"pen"];
    return [NSString stringWithFormat:@"%@ %lu %lu", note, (unsigned long)note.length, (unsigned long)copy.length];
}

NSString *scenario_arrays_shared_before_3_shown(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    basket.shown = basket.items;
    [basket add:@"pen"];
    NSUInteger count = basket.shown.count;
    [basket reset];
    [basket add:@"a"];
    [basket add:@"b"];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)count, (unsigned long)basket.shown.count];
}

NSString *scenario_arrays_shared_before_3_ternary(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    NSArray *chosen = basket.items.count == 0 ? basket.items : @[];
    NSArray *other = basket.items.count > 0 ? basket.items : @[];
    [basket add:@"x"];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)chosen.count, (unsigned long)other.count];
}

NSString *scenario_arrays_shared_before_3_block_result(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    NSArray *(^items)(void) = ^NSArray *{ return basket.items; };
    NSArray *held = items();
    [basket add:@"x"];
    [basket add:@"y"];
    return [NSString stringWithFormat:@"%lu", (unsigned long)held.count];
}

NSString *scenario_arrays_shared_before_3_dictionary_of_arrays(void) {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    NSMutableArray *log = [NSMutableArray array];
    for (NSString *word in @[ @"ape", @"bee", @"ant" ]) {
        NSString *key = [word substringToIndex:1];
        NSMutableArray *group = groups[key];
        if (!group) groups[key] = group = [NSMutableArray array];
        [group addObject:word];
        if ([key isEqualToString:@"a"]) [log addObject:@(group.count)];
    }
    NSArray *a = groups[@"a"];
    return [NSString stringWithFormat:@"%@ %lu", [log componentsJoinedByString:@","], (unsigned long)a.count];
}

NSString *scenario_arrays_shared_before_3_sorted_view(void) {
    PRX92BBasket *basket = [PRX92BBasket new];
    [basket add:@"b"];
    [basket add:@"a"];
    NSArray *view = basket.items;
    NSString *first = [view componentsJoinedByString:@","];
    [basket.items sortUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%@ %@", first, [view componentsJoinedByString:@","]];
}
