#import "PRXLru.h"

@class PRXLruCache;

@protocol PRXLruCacheDelegate <NSObject>
@optional
- (BOOL)cache:(PRXLruCache *)cache shouldEvictKey:(NSString *)key cost:(NSUInteger)cost;
- (void)cache:(PRXLruCache *)cache didEvict:(id)object forKey:(NSString *)key;
@end

@interface PRXLruNode : NSObject {
@package
    PRXLruNode *_next;
    __weak PRXLruNode *_previous;
}
@property (nonatomic, copy, readonly) NSString *key;
@property (nonatomic, strong) id object;
@property (nonatomic, assign) NSUInteger cost;
- (instancetype)initWithKey:(NSString *)key object:(id)object cost:(NSUInteger)cost;
@end

@implementation PRXLruNode
- (instancetype)initWithKey:(NSString *)key object:(id)object cost:(NSUInteger)cost {
    if (!(self = [super init])) return nil;
    _key = [key copy];
    _object = object;
    _cost = cost;
    return self;
}
@end

@interface PRXLruCache : NSObject
@property (nonatomic, weak) id<PRXLruCacheDelegate> delegate;
@property (nonatomic) NSUInteger totalCostLimit;
@property (nonatomic, readonly) NSUInteger totalCost;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
- (void)setObject:(id)object forKey:(NSString *)key cost:(NSUInteger)cost;
- (void)setObject:(id)object forKeyedSubscript:(NSString *)key;
- (id)objectForKeyedSubscript:(NSString *)key;
- (id)objectForKey:(NSString *)key;
- (void)removeObjectForKey:(NSString *)key;
- (NSArray *)keys;
- (void)addPairs:(NSString *)firstKey, ... NS_REQUIRES_NIL_TERMINATION;
@end

@implementation PRXLruCache {
    NSMutableDictionary *_nodes;
    PRXLruNode *_head, *_tail;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _nodes = [NSMutableDictionary new];
        _totalCostLimit = NSUIntegerMax;
    }
    return self;
}

- (BOOL)isEmpty { return _head == nil; }

- (void)unlink:(PRXLruNode *)node {
    if (node->_previous) node->_previous->_next = node->_next; else _head = node->_next;
    if (node->_next) node->_next->_previous = node->_previous; else _tail = node->_previous;
    node->_next = nil;
    node->_previous = nil;
}

- (void)pushFront:(PRXLruNode *)node {
    node->_next = _head;
    _head->_previous = node;
    _head = node;
    if (!_tail) _tail = node;
}

- (id)objectForKey:(NSString *)key {
    PRXLruNode *node = _nodes[key];
    if (!node) return nil;
    if (node != _head) {
        [self unlink:node];
        [self pushFront:node];
    }
    return node.object;
}

- (void)setObject:(id)object forKey:(NSString *)key cost:(NSUInteger)cost {
    PRXLruNode *node = _nodes[key];
    if (node) {
        _totalCost -= node.cost;
        node.object = object;
        node.cost = cost;
        [self unlink:node];
    } else {
        node = [[PRXLruNode alloc] initWithKey:key object:object cost:cost];
        _nodes[key] = node;
    }
    _totalCost += cost;
    [self pushFront:node];
    [self trim];
}

- (void)trim {
    PRXLruNode *candidate = _tail;
    while (_totalCost > _totalCostLimit && candidate && candidate != _head) {
        PRXLruNode *before = candidate->_previous;
        BOOL evict = YES;
        if ([self.delegate respondsToSelector:@selector(cache:shouldEvictKey:cost:)]) {
            evict = [self.delegate cache:self shouldEvictKey:candidate.key cost:candidate.cost];
        }
        if (evict) {
            id object = candidate.object;
            NSString *key = candidate.key;
            [self removeObjectForKey:key];
            if ([self.delegate respondsToSelector:@selector(cache:didEvict:forKey:)])
                [self.delegate cache:self didEvict:object forKey:key];
        }
        candidate = before;
    }
}

- (void)removeObjectForKey:(NSString *)key {
    PRXLruNode *node = _nodes[key];
    if (node == nil) return;
    _totalCost -= node.cost;
    [self unlink:node];
    [_nodes removeObjectForKey:key];
}

- (void)setObject:(id)object forKeyedSubscript:(NSString *)key {
    if (object) [self setObject:object forKey:key cost:1];
    else [self removeObjectForKey:key];
}

- (id)objectForKeyedSubscript:(NSString *)key { return [self objectForKey:key]; }

- (NSArray *)keys {
    NSMutableArray *keys = [NSMutableArray arrayWithCapacity:_nodes.count];
    for (PRXLruNode *node = _head; node; node = node->_next) [keys addObject:node.key];
    return keys;
}

- (void)addPairs:(NSString *)firstKey, ... {
    va_list arguments;
    va_start(arguments, firstKey);
    for (NSString *key = firstKey; key != nil; key = va_arg(arguments, NSString *)) {
        id object = va_arg(arguments, id);
        if (!object) break;
        self[key] = object;
    }
    va_end(arguments);
}

@end

@interface PRXLruWarden : NSObject <PRXLruCacheDelegate>
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic, copy) NSSet *pinned;
@end

@implementation PRXLruWarden
- (NSMutableArray *)log { return _log ?: (_log = [NSMutableArray array]); }
- (BOOL)cache:(PRXLruCache *)cache shouldEvictKey:(NSString *)key cost:(NSUInteger)cost {
    return ![self.pinned containsObject:key];
}
- (void)cache:(PRXLruCache *)cache didEvict:(id)object forKey:(NSString *)key {
    [self.log addObject:[NSString stringWithFormat:@"%@=%@/%lu", key, object, (unsigned long)cache.totalCost]];
}
@end

NSString *scenario_dynamic_lru_3_order(void) {
    PRXLruCache *cache = [PRXLruCache new];
    cache[@"a"] = @1;
    cache[@"b"] = @2;
    cache[@"c"] = @3;
    id first = cache[@"a"];
    cache[@"b"] = nil;
    cache[@"zz"] = nil;
    return [NSString stringWithFormat:@"%@ %@ %d %@", [cache.keys componentsJoinedByString:@","], first, cache.isEmpty, cache[@"q"]];
}

NSString *scenario_dynamic_lru_3_evicted(void) {
    PRXLruCache *cache = [[PRXLruCache alloc] init];
    PRXLruWarden *warden = [PRXLruWarden new];
    warden.pinned = [NSSet setWithObject:@"a"];
    cache.delegate = warden;
    cache.totalCostLimit = 3;
    for (NSString *key in @[@"a", @"b", @"c", @"d", @"e"]) cache[key] = [key uppercaseString];
    return [NSString stringWithFormat:@"%@ | %@ %lu", [warden.log componentsJoinedByString:@" "],
            [[cache keys] componentsJoinedByString:@""], (unsigned long)cache.totalCost];
}

NSString *scenario_dynamic_lru_3_weights(void) {
    PRXLruCache *cache = [[PRXLruCache alloc] init];
    cache.totalCostLimit = 10;
    [cache setObject:@"x" forKey:@"x" cost:4];
    [cache setObject:@"y" forKey:@"y" cost:4];
    [cache setObject:@"z" forKey:@"z" cost:11];
    NSMutableString *text = [NSMutableString string];
    [text appendFormat:@"%@ %lu", [cache.keys componentsJoinedByString:@","], (unsigned long)cache.totalCost];
    [cache setObject:@"z2" forKey:@"z" cost:1];
    [text appendFormat:@" %@ %lu", cache[@"z"], (unsigned long)cache.totalCost];
    [cache removeObjectForKey:@"z"];
    [cache removeObjectForKey:@"z"];
    [text appendFormat:@" %d %lu", cache.empty, (unsigned long)cache.totalCost];
    return text;
}

NSString *scenario_dynamic_lru_3_varargs(void) {
    PRXLruCache *cache = [PRXLruCache new];
    [cache addPairs:@"one", @1, @"two", @"2", @"three", @[@3], nil];
    [cache addPairs:nil];
    return [NSString stringWithFormat:@"%@ %@ %@", [cache.keys componentsJoinedByString:@" "], cache[@"two"],
            [cache[@"three"] firstObject]];
}

static NSInteger PRXLruByLength(id left, id right, void *context) {
    BOOL descending = *(BOOL *)context;
    NSUInteger a = [left length], b = [right length];
    if (a == b) return [left compare:right];
    NSInteger result = a < b ? NSOrderedAscending : NSOrderedDescending;
    return descending ? -result : result;
}

NSString *scenario_dynamic_lru_3_sorted(void) {
    NSArray *words = @[@"pear", @"fig", @"apple", @"date", @"kiwi"];
    BOOL descending = YES;
    NSArray *down = [words sortedArrayUsingFunction:PRXLruByLength context:&descending];
    descending = NO;
    NSMutableArray *up = [words mutableCopy];
    [up sortUsingFunction:PRXLruByLength context:&descending];
    return [NSString stringWithFormat:@"%@ / %@", [down componentsJoinedByString:@" "], [up componentsJoinedByString:@" "]];
}

typedef NSString *(^PRXLruStep)(NSString *text);

NSString *scenario_dynamic_lru_3_table(void) {
    NSDictionary *steps = @{
        @"up" : ^NSString *(NSString *text) { return text.uppercaseString; },
        @"twice" : ^NSString *(NSString *text) { return [text stringByAppendingString:text]; },
        @"tail" : ^NSString *(NSString *text) { return text.length ? [text substringFromIndex:1] : nil; },
    };
    NSMutableArray *results = [NSMutableArray array];
    for (NSString *line in @[@"up twice", @"tail tail tail", @"none up", @""]) {
        NSString *text = @"ab";
        for (NSString *name in [line componentsSeparatedByString:@" "]) {
            PRXLruStep step = steps[name];
            if (step) text = step(text);
            else text = [text stringByAppendingFormat:@"?%@", name];
        }
        [results addObject:text ?: @"nil"];
    }
    return [results componentsJoinedByString:@";"];
}

NSString *scenario_dynamic_lru_3_blocks(void) {
    __block NSUInteger calls = 0;
    NSMutableDictionary *memo = [NSMutableDictionary dictionary];
    __block NSUInteger (^fibonacci)(NSUInteger);
    fibonacci = ^NSUInteger(NSUInteger n) {
        NSNumber *known = memo[@(n)];
        if (known) return known.unsignedIntegerValue;
        calls++;
        NSUInteger result = n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
        memo[@(n)] = @(result);
        return result;
    };
    NSUInteger value = fibonacci(30);
    fibonacci = nil;
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)value, (unsigned long)calls, (unsigned long)memo.count];
}
