#import "PRX99DMain.h"

@class PRX99DStore;
typedef NS_ENUM(NSInteger, PRX99DChange) { PRX99DChangeInsert = 1, PRX99DChangeDelete, PRX99DChangeMove };
typedef void (^PRX99DBlock)(PRX99DStore *store, PRX99DChange change, NSIndexSet *indexes);

@interface PRX99DEntry : NSObject <NSCopying>
@property (nonatomic, copy, readonly) NSString *key;
@property (nonatomic, strong) NSNumber *amount;
@property (nonatomic, assign, getter=isMarked) BOOL marked;
- (instancetype)initWithKey:(NSString *)key amount:(NSNumber *)amount;
- (instancetype)entryByAdding:(NSInteger)amount;
@end
@implementation PRX99DEntry
- (instancetype)initWithKey:(NSString *)key amount:(NSNumber *)amount {
    if (!key) return nil;
    self = [super init];
    if (self) {
        _key = [key copy];
        _amount = amount ?: @0;
    }
    return self;
}
- (instancetype)entryByAdding:(NSInteger)amount { return [[[self class] alloc] initWithKey:self.key amount:@(self.amount.integerValue + amount)]; }
- (id)copyWithZone:(NSZone *)zone {
    PRX99DEntry *copy = [[[self class] allocWithZone:zone] initWithKey:_key amount:_amount];
    copy->_marked = _marked;
    return copy;
}
- (BOOL)isEqual:(id)object {
    if (![object isMemberOfClass:[self class]]) return NO;
    PRX99DEntry *other = object;
    return [self.key isEqual:other.key] && [self.amount isEqual:other.amount];
}
- (NSUInteger)hash { return self.key.hash ^ self.amount.hash; }
- (NSString *)description { return [NSString stringWithFormat:@"%@%@%@", _marked ? @"*" : @"", _key, _amount]; }
@end

@interface PRX99DStore : NSObject
@property (nonatomic, copy) PRX99DBlock onChange;
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, copy) NSArray *entries;
- (BOOL)add:(PRX99DEntry *)entry error:(NSError **)error;
- (NSUInteger)removeWhere:(BOOL (^)(PRX99DEntry *entry))test;
- (PRX99DEntry *)objectForKeyedSubscript:(NSString *)key;
- (void)setObject:(NSNumber *)amount forKeyedSubscript:(NSString *)key;
- (NSDictionary *)totals;
@end
@implementation PRX99DStore {
    NSMutableArray *_entries;
    NSMutableDictionary *_index;
}
@synthesize entries = _entries;
- (instancetype)init {
    if (self = [super init]) {
        _entries = [NSMutableArray array];
        _index = [NSMutableDictionary dictionary];
    }
    return self;
}
- (NSUInteger)count { return _entries.count; }
- (NSArray *)entries { return [_entries copy]; }
- (void)setEntries:(NSArray *)entries {
    _entries = [entries mutableCopy] ?: [NSMutableArray array];
    [_index removeAllObjects];
    for (PRX99DEntry *entry in _entries) _index[entry.key] = entry;
}
- (BOOL)add:(PRX99DEntry *)entry error:(NSError **)error {
    if (!entry || _index[entry.key]) {
        if (error) *error = [NSError errorWithDomain:@"store" code:entry ? 2 : 1 userInfo:entry ? @{ @"entry": entry } : nil];
        return NO;
    }
    [_entries addObject:entry];
    _index[entry.key] = entry;
    if (self.onChange) self.onChange(self, PRX99DChangeInsert, [NSIndexSet indexSetWithIndex:_entries.count - 1]);
    return YES;
}
- (NSUInteger)removeWhere:(BOOL (^)(PRX99DEntry *))test {
    NSIndexSet *gone = [_entries indexesOfObjectsPassingTest:^BOOL(PRX99DEntry *entry, NSUInteger i, BOOL *stop) { return test(entry); }];
    if (gone.count == 0) return 0;
    [_index removeObjectsForKeys:[[_entries objectsAtIndexes:gone] valueForKey:@"key"]];
    [_entries removeObjectsAtIndexes:gone];
    !_onChange ?: _onChange(self, PRX99DChangeDelete, gone);
    return gone.count;
}
- (PRX99DEntry *)objectForKeyedSubscript:(NSString *)key { return _index[key]; }
- (void)setObject:(NSNumber *)amount forKeyedSubscript:(NSString *)key {
    PRX99DEntry *entry = _index[key];
    if (entry) entry.amount = amount;
    else [self add:[[PRX99DEntry alloc] initWithKey:key amount:amount] error:NULL];
}
- (NSDictionary *)totals {
    NSMutableDictionary *totals = [NSMutableDictionary dictionary];
    for (PRX99DEntry *entry in _entries) {
        NSString *first = [entry.key substringToIndex:MIN(1u, entry.key.length)];
        totals[first] = @([totals[first] doubleValue] + entry.amount.doubleValue);
    }
    return totals;
}
- (NSString *)text { return [_entries componentsJoinedByString:@" "]; }
@end

static PRX99DStore *PRX99DSample(void) {
    PRX99DStore *store = [PRX99DStore new];
    store[@"a"] = @1;
    store[@"ab"] = @2.5;
    store[@"b"] = nil;
    return store;
}

NSString *scenario_view_models_store_3_sample(void) {
    PRX99DStore *store = PRX99DSample();
    return [NSString stringWithFormat:@"%@ %lu %@", [store text], (unsigned long)store.count, store[@"ab"].amount];
}

NSString *scenario_view_models_store_3_errors(void) {
    PRX99DStore *store = PRX99DSample();
    NSError *first = nil, *second = nil, *third = nil;
    BOOL a = [store add:nil error:&first], b = [store add:[[PRX99DEntry alloc] initWithKey:@"a" amount:@9] error:&second], c = [store add:[[PRX99DEntry alloc] initWithKey:@"z" amount:nil] error:&third];
    return [NSString stringWithFormat:@"%d %ld / %d %ld %@ / %d %ld", a, (long)first.code, b, (long)second.code, second.userInfo[@"entry"], c, (long)third.code];
}

NSString *scenario_view_models_store_3_changes(void) {
    PRX99DStore *store = [PRX99DStore new];
    NSMutableArray *log = [NSMutableArray array];
    store.onChange = ^(PRX99DStore *changed, PRX99DChange change, NSIndexSet *indexes) { [log addObject:[NSString stringWithFormat:@"%ld:%lu", (long)change, (unsigned long)indexes.firstIndex]]; };
    store[@"x"] = @1;
    store[@"y"] = @2;
    store[@"x"] = @5;
    NSUInteger gone = [store removeWhere:^BOOL(PRX99DEntry *entry) { return entry.amount.integerValue < 3; }];
    NSUInteger none = [store removeWhere:^BOOL(PRX99DEntry *entry) { return NO; }];
    [log addObject:@(none)];
    return gone == 1 ? [log componentsJoinedByString:@" "] : @"?";
}

NSString *scenario_view_models_store_3_totals(void) {
    NSDictionary *totals = [PRX99DSample() totals];
    return [NSString stringWithFormat:@"%@ %@ %lu", totals[@"a"], totals[@"b"], (unsigned long)totals.count];
}

NSString *scenario_view_models_store_3_replaced(void) {
    PRX99DStore *store = PRX99DSample();
    NSArray *before = store.entries;
    store.entries = @[ [[PRX99DEntry alloc] initWithKey:@"q" amount:@7] ];
    return [NSString stringWithFormat:@"%lu %lu %@ %@ %@", (unsigned long)before.count, (unsigned long)store.count, [store text], store[@"a"], store[@"q"]];
}

NSString *scenario_view_models_store_3_cleared(void) {
    PRX99DStore *store = PRX99DSample();
    store.entries = nil;
    NSString *text = [NSString stringWithFormat:@"%lu [%@]", (unsigned long)store.count, [store text]];
    store[@"w"] = @1;
    return [text stringByAppendingFormat:@" %@", [store text]];
}

NSString *scenario_view_models_store_3_shared_entry(void) {
    PRX99DStore *store = PRX99DSample();
    PRX99DEntry *copy = [store[@"a"] copy];
    store[@"a"].marked = YES;
    PRX99DEntry *added = [store[@"a"] entryByAdding:3];
    added.marked = [store.entries[0] isMarked];
    return [NSString stringWithFormat:@"%@ | %@ | %@", [store text], copy, added];
}

NSString *scenario_view_models_store_3_equality(void) {
    PRX99DEntry *a = [[PRX99DEntry alloc] initWithKey:@"a" amount:@1], *b = [[PRX99DEntry alloc] initWithKey:@"a" amount:@1.0], *c = [a entryByAdding:1];
    NSSet *set = [NSSet setWithObjects:a, b, c, nil];
    return [NSString stringWithFormat:@"%d %d %d %lu", [a isEqual:b], [a isEqual:c], [@[ a, c ] containsObject:b], (unsigned long)set.count];
}

NSString *scenario_view_models_store_3_nil_entry(void) {
    PRX99DEntry *none = [[PRX99DEntry alloc] initWithKey:nil amount:@1];
    return [NSString stringWithFormat:@"%@ %@ %d", none, [none entryByAdding:1], none.isMarked];
}

NSString *scenario_view_models_store_3_sorted(void) {
    NSArray *sorted = [PRX99DSample().entries sortedArrayUsingComparator:^NSComparisonResult(PRX99DEntry *x, PRX99DEntry *y) {
        NSComparisonResult result = [x.amount compare:y.amount];
        return result ?: [x.key compare:y.key];
    }];
    NSUInteger found = [sorted indexOfObject:[[PRX99DEntry alloc] initWithKey:@"a" amount:@1] inSortedRange:NSMakeRange(0, 3) options:NSBinarySearchingFirstEqual usingComparator:^NSComparisonResult(PRX99DEntry *x, PRX99DEntry *y) { return [x.amount compare:y.amount]; }];
    return [NSString stringWithFormat:@"%@ %lu", [sorted componentsJoinedByString:@","], (unsigned long)found];
}
