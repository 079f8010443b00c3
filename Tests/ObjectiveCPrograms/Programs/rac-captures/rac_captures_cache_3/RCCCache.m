#import "RCCCache.h"

typedef void (^RCCCacheCompletion)(id value, NSError *error);

@interface RCCCacheNode : NSObject { @public NSUInteger hits; }
@property (nonatomic, strong) id key, value;
@property (nonatomic, strong) RCCCacheNode *next;
@property (nonatomic, weak) RCCCacheNode *previous;
@end
@implementation RCCCacheNode
@end

@interface RCCLRUCache : NSObject
@property (nonatomic, readonly) NSUInteger capacity;
@property (nonatomic, strong, readonly) NSArray *keys;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (id)objectForKeyedSubscript:(id)key;
- (void)setObject:(id)object forKeyedSubscript:(id<NSCopying>)key;
- (void)fetch:(NSString *)key loader:(id (^)(NSString *key))loader completion:(RCCCacheCompletion)completion;
@end

@implementation RCCLRUCache {
    NSMutableDictionary *_map;
    RCCCacheNode *_head, *_tail;
}
- (instancetype)initWithCapacity:(NSUInteger)capacity {
    self = [super init];
    if (self) { _capacity = capacity; _map = [NSMutableDictionary new]; }
    return self;
}
- (void)unlink:(RCCCacheNode *)node {
    if (node.previous) node.previous.next = node.next; else _head = node.next;
    if (node.next) node.next.previous = node.previous; else _tail = node.previous;
    node.next = nil;
    node.previous = nil;
}
- (void)pushFront:(RCCCacheNode *)node {
    node.next = _head;
    _head.previous = node;
    _head = node;
    if (!_tail) _tail = node;
}
- (id)objectForKeyedSubscript:(id)key {
    RCCCacheNode *node = _map[key];
    if (!node) return nil;
    node->hits++;
    [self unlink:node];
    [self pushFront:node];
    return node.value;
}
- (void)setObject:(id)object forKeyedSubscript:(id<NSCopying>)key {
    RCCCacheNode *node = _map[key];
    if (object == nil) {
        if (node) { [self unlink:node]; [_map removeObjectForKey:key]; }
        return;
    }
    if (node) {
        node.value = object;
        [self unlink:node];
        [self pushFront:node];
        return;
    }
    if (_map.count >= self.capacity && _tail != nil) {
        [_map removeObjectForKey:_tail.key];
        [self unlink:_tail];
    }
    node = [RCCCacheNode new];
    node.key = key;
    node.value = object;
    _map[key] = node;
    [self pushFront:node];
}
- (NSArray *)keys {
    NSMutableArray *keys = [NSMutableArray array];
    for (RCCCacheNode *n = _head; n != nil; n = n.next) [keys addObject:n.key];
    return keys;
}
- (void)fetch:(NSString *)key loader:(id (^)(NSString *))loader completion:(RCCCacheCompletion)completion {
    id cached = self[key];
    if (cached) { if (completion) completion(cached, nil); return; }
    id loaded = loader ? loader(key) : nil;
    if (loaded) self[key] = loaded;
    NSError *error = loaded ? nil : [NSError errorWithDomain:@"cache" code:404 userInfo:nil];
    !completion ?: completion(loaded, error);
}
- (RACSignal *)signalForKey:(NSString *)key loader:(id (^)(NSString *))loader {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        [self fetch:key loader:loader completion:^(id value, NSError *error) {
            if (error) { [subscriber sendError:error]; return; }
            [subscriber sendNext:value];
            [subscriber sendCompleted];
        }];
        return nil;
    }];
}
@end

NSString *scenario_rac_captures_cache_3_cache(void) {
    NSMutableString *log = [NSMutableString string];
    RCCLRUCache *cache = [[RCCLRUCache alloc] initWithCapacity:2];
    cache[@"a"] = @1;
    cache[@"b"] = @2;
    [log appendFormat:@"%@ ", cache[@"a"]];
    cache[@"c"] = @3;
    [log appendFormat:@"%@ %@;", [cache.keys componentsJoinedByString:@""], cache[@"b"]];
    cache[@"a"] = nil;
    [log appendFormat:@"%lu;", (unsigned long)cache.keys.count];
    __block NSInteger loads = 0;
    id (^loader)(NSString *) = ^id(NSString *key) { loads++; return [key isEqual:@"bad"] ? nil : key.uppercaseString; };
    void (^show)(id, NSError *) = ^(id value, NSError *error) { [log appendFormat:@"%@/%ld ", value, (long)error.code]; };
    [cache fetch:@"x" loader:loader completion:show];
    [cache fetch:@"x" loader:loader completion:show];
    [cache fetch:@"bad" loader:loader completion:show];
    [cache fetch:@"nil" loader:nil completion:show];
    [cache fetch:@"y" loader:loader completion:nil];
    [log appendFormat:@"%ld %@;", (long)loads, [cache.keys componentsJoinedByString:@","]];
    [[[cache signalForKey:@"z" loader:loader] concat:[cache signalForKey:@"bad" loader:loader]]
        subscribeNext:^(id x) { [log appendFormat:@"n%@", x]; }
        error:^(NSError *error) { [log appendFormat:@"e%d", (int)error.code]; }
        completed:^{ [log appendString:@"c"]; }];
    return log;
}
