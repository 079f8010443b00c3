#import "CPBCache.h"

@interface CPBCache : NSObject
@property (nonatomic, assign) NSUInteger limit;
@property (nonatomic, readonly) NSUInteger hits, misses;
@property (nonatomic, copy) id (^loader)(NSString *key);
@property (nonatomic, copy) void (^onEvict)(NSString *key, id value);
- (id)objectForKey:(NSString *)key;
- (id)objectForKeyedSubscript:(id <NSCopying>)key;
- (void)setObject:(id)obj forKeyedSubscript:(id <NSCopying>)key;
- (void)removeAll;
- (NSArray *)keysByAge;
@end

@implementation CPBCache {
    NSMutableDictionary *_storage;
    NSMutableOrderedSet *_order;
    struct { unsigned int hasLoader : 1; NSInteger depth; } _flags;
}
- (instancetype)init {
    if (self = [super init]) {
        _storage = [NSMutableDictionary new];
        _order = [NSMutableOrderedSet new];
        _limit = 2;
    }
    return self;
}
- (void)touch:(NSString *)key {
    [_order removeObject:key];
    [_order addObject:key];
}
- (id)objectForKey:(NSString *)key {
    id value = _storage[key];
    if (value) {
        _hits++;
        [self touch:key];
        return value;
    }
    _misses++;
    if (self.loader) {
        value = self.loader(key);
        self[key] = value;
    }
    return value;
}
- (id)objectForKeyedSubscript:(id<NSCopying>)key { return [self objectForKey:(NSString *)key]; }
- (void)setObject:(id)obj forKeyedSubscript:(id<NSCopying>)key {
    if (obj == nil) {
        [_storage removeObjectForKey:key];
        [_order removeObject:key];
        return;
    }
    _storage[key] = obj;
    [self touch:(NSString *)key];
    while (_order.count > self.limit) {
        NSString *oldest = [_order firstObject];
        id value = _storage[oldest];
        [_storage removeObjectForKey:oldest];
        [_order removeObjectAtIndex:0];
        if (self.onEvict) self.onEvict(oldest, value);
    }
}
- (void)removeAll {
    [_storage removeAllObjects];
    [_order removeAllObjects];
    _hits = _misses = 0;
}
- (NSArray *)keysByAge { return _order.array; }
@end

NSString *scenario_sets_cache_3_cache(void) {
    NSMutableArray *log = [NSMutableArray array];
    CPBCache *cache = [[CPBCache alloc] init];
    __block NSInteger loads = 0;
    cache.loader = ^id(NSString *key) {
        loads++;
        return key.length > 3 ? nil : [key stringByAppendingString:@"!"];
    };
    cache.onEvict = ^(NSString *key, id value) {
        [log addObject:[NSString stringWithFormat:@"-%@=%@", key, value]];
    };
    [log addObject:cache[@"a"]];
    [log addObject:cache[@"b"]];
    [log addObject:cache[@"a"]];
    [log addObject:cache[@"c"]];
    [log addObject:cache[@"long key"] ?: @"none"];
    cache[@"d"] = @[@1, @2];
    [log addObject:[[cache keysByAge] componentsJoinedByString:@">"]];
    [log addObject:[NSString stringWithFormat:@"%lu %lu %ld", (unsigned long)cache.hits, (unsigned long)cache.misses, (long)loads]];
    cache[@"d"] = nil;
    cache.onEvict = nil;
    cache.limit = 1;
    cache[@"e"] = @"E";
    [log addObject:[cache.keysByAge componentsJoinedByString:@">"]];
    cache.loader = nil;
    id missing = cache[@"zz"];
    [log addObject:[NSString stringWithFormat:@"%@ %d %lu", missing, missing == nil, (unsigned long)cache.misses]];
    [cache removeAll];
    [log addObject:[NSString stringWithFormat:@"%lu %lu", (unsigned long)cache.keysByAge.count, (unsigned long)cache.misses]];
    return [log componentsJoinedByString:@"|"];
}
