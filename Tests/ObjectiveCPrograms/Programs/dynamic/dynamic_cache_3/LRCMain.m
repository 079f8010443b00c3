#import "LRCMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@class LRCLRUCache;

@protocol LRCLRUCacheDelegate <NSObject>
@optional
- (void)cache:(LRCLRUCache *)cache didEvictObject:(id)object forKey:(NSString *)key;
@end

@interface LRCLRUNode : NSObject
@property (nonatomic, copy) NSString *key;
@property (nonatomic, strong) id value;
@property (nonatomic, assign) NSUInteger cost;
@property (nonatomic, strong) LRCLRUNode *next;
@property (nonatomic, weak) LRCLRUNode *previous;
@end
@implementation LRCLRUNode
@end

@interface LRCLRUCache : NSObject
@property (nonatomic, weak) id<LRCLRUCacheDelegate> delegate;
@property (nonatomic, assign) NSUInteger costLimit;
@property (nonatomic, readonly) NSUInteger totalCost;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
- (void)setObject:(id)object forKey:(NSString *)key cost:(NSUInteger)cost;
- (id)objectForKey:(NSString *)key;
- (id)objectForKeyedSubscript:(NSString *)key;
- (void)setObject:(id)object forKeyedSubscript:(NSString *)key;
- (void)removeObjectForKey:(NSString *)key;
- (void)enumerateUsingBlock:(void (^)(NSString *key, id value, BOOL *stop))block;
@end

@implementation LRCLRUCache {
    NSMutableDictionary<NSString *, LRCLRUNode *> *_nodes;
    LRCLRUNode *_head;
    LRCLRUNode *_tail;
}
- (instancetype)init {
    self = [super init];
    if (self) {
        _nodes = [[NSMutableDictionary alloc] init];
        _costLimit = NSUIntegerMax;
    }
    return self;
}
- (BOOL)isEmpty { return _nodes.count == 0; }
- (void)unlink:(LRCLRUNode *)node {
    if (node.previous) node.previous.next = node.next; else _head = node.next;
    if (node.next) node.next.previous = node.previous; else _tail = node.previous;
    node.next = nil;
    node.previous = nil;
}
- (void)pushFront:(LRCLRUNode *)node {
    node.next = _head;
    _head.previous = node;
    _head = node;
    if (_tail == nil) _tail = node;
}
- (void)setObject:(id)object forKey:(NSString *)key cost:(NSUInteger)cost {
    NSParameterAssert(key != nil);
    LRCLRUNode *node = _nodes[key];
    if (object == nil) {
        [self removeObjectForKey:key];
        return;
    }
    if (node) {
        _totalCost -= node.cost;
        [self unlink:node];
    } else {
        node = [LRCLRUNode new];
        node.key = key;
        _nodes[key] = node;
    }
    node.value = object;
    node.cost = cost;
    _totalCost += cost;
    [self pushFront:node];
    while (_totalCost > _costLimit && _tail != nil) {
        LRCLRUNode *last = _tail;
        [self unlink:last];
        [_nodes removeObjectForKey:last.key];
        _totalCost -= last.cost;
        if ([self.delegate respondsToSelector:@selector(cache:didEvictObject:forKey:)]) {
            [self.delegate cache:self didEvictObject:last.value forKey:last.key];
        }
    }
}
- (id)objectForKey:(NSString *)key {
    LRCLRUNode *node = _nodes[key];
    if (!node) return nil;
    if (node != _head) {
        [self unlink:node];
        [self pushFront:node];
    }
    return node.value;
}
- (id)objectForKeyedSubscript:(NSString *)key { return [self objectForKey:key]; }
- (void)setObject:(id)object forKeyedSubscript:(NSString *)key { [self setObject:object forKey:key cost:1]; }
- (void)removeObjectForKey:(NSString *)key {
    LRCLRUNode *node = [_nodes objectForKey:key];
    if (node == nil) return;
    _totalCost -= node.cost;
    [self unlink:node];
    [_nodes removeObjectForKey:key];
}
- (void)enumerateUsingBlock:(void (^)(NSString *, id, BOOL *))block {
    BOOL stop = NO;
    for (LRCLRUNode *node = _head; node != nil && !stop; node = node.next) {
        block(node.key, node.value, &stop);
    }
}
@end

@interface LRCWatcher : NSObject <LRCLRUCacheDelegate>
@property (nonatomic, strong) NSMutableArray<NSString *> *evicted;
@end
@implementation LRCWatcher
- (NSMutableArray<NSString *> *)evicted {
    if (!_evicted) _evicted = [NSMutableArray array];
    return _evicted;
}
- (void)cache:(LRCLRUCache *)cache didEvictObject:(id)object forKey:(NSString *)key {
    [self.evicted addObject:[NSString stringWithFormat:@"%@=%@", key, object]];
}
@end

NSString *scenario_dynamic_cache_3_all(void) {
    lines = [NSMutableArray array];
    LRCLRUCache *cache = [[LRCLRUCache alloc] init];
    LRCWatcher *watcher = [LRCWatcher new];
    cache.delegate = watcher;
    cache.costLimit = 3;
    Note([NSString stringWithFormat:@"%d", cache.isEmpty]);
    cache[@"a"] = @1;
    cache[@"b"] = @"two";
    cache[@"c"] = @[ @3 ];
    id first = cache[@"a"];
    Note([NSString stringWithFormat:@"%@", first]);
    cache[@"d"] = @4.5;
    Note([NSString stringWithFormat:@"%@ %lu", [watcher.evicted componentsJoinedByString:@", "], (unsigned long)cache.totalCost]);
    [cache enumerateUsingBlock:^(NSString *key, id value, BOOL *stop) {
        Note([NSString stringWithFormat:@"%@ -> %@", key, value]);
        if ([key isEqualToString:@"a"]) *stop = YES;
    }];
    cache[@"d"] = nil;
    [cache setObject:@"big" forKey:@"e" cost:10];
    Note([NSString stringWithFormat:@"%@ %lu %d", watcher.evicted.lastObject, (unsigned long)cache.totalCost, cache.empty]);
    Note([NSString stringWithFormat:@"%@", [cache objectForKey:@"a"] ?: @"gone"]);
    return [lines componentsJoinedByString:@" / "];
}
