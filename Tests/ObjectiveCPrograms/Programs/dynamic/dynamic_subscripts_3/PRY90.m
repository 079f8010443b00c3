#import "PRY90.h"

@interface PRY90Node : NSObject {
@private
    id _key;
    id _value;
}
@property (nonatomic, strong) id key;
@property (nonatomic, strong) id value;
@property (nonatomic, weak) PRY90Node *prev;
@property (nonatomic, strong) PRY90Node *next;
+ (instancetype)nodeWithKey:(id)k value:(id)v;
@end
@implementation PRY90Node
@synthesize key = _key;
@synthesize value = _value;
@synthesize prev, next;
+ (instancetype)nodeWithKey:(id)k value:(id)v {
    PRY90Node *n = [[self alloc] init];
    [n setKey:k];
    n.value = v;
    return n;
}
- (NSString *)description { return [NSString stringWithFormat:@"<%@=%@>", self.key, [self value]]; }
@end

@interface PRY90Cache : NSObject
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, assign) NSUInteger capacity;
@property (nonatomic, readonly, getter=isFull) BOOL full;
@property (nonatomic, copy) void (^onEvict)(id key, id value);
- (id)initWithCapacity:(NSUInteger)capacity;
- (id)objectForKey:(id)key;
- (void)setObject:(id)obj forKey:(id)key;
- (id)objectForKeyedSubscript:(id)key;
- (void)setObject:(id)obj forKeyedSubscript:(id<NSCopying>)key;
- (NSArray *)keysFromRecent;
@end
@interface PRY90Cache ()
@property (nonatomic, strong) PRY90Node *head;
@property (nonatomic, weak) PRY90Node *tail;
@property (nonatomic, strong) NSMutableDictionary *map;
@property (nonatomic, readwrite) NSUInteger hits;
@end
@implementation PRY90Cache
- (id)init { return [self initWithCapacity:2]; }
- (id)initWithCapacity:(NSUInteger)capacity {
    if (!(self = [super init])) return nil;
    _capacity = capacity;
    _map = [[NSMutableDictionary alloc] initWithCapacity:capacity];
    return self;
}
- (NSUInteger)count { return [self.map count]; }
- (BOOL)isFull { return self.count >= _capacity; }
- (void)unlink:(PRY90Node *)n {
    PRY90Node *p = n.prev, *x = n.next;
    if (p) p.next = x; else self.head = x;
    if (x) x.prev = p; else self.tail = p;
    n.prev = nil; n.next = nil;
}
- (void)pushFront:(PRY90Node *)n {
    n.next = self.head;
    self.head.prev = n;
    self.head = n;
    if (!self.tail) self.tail = n;
}
- (id)objectForKey:(id)key {
    PRY90Node *n = [self.map objectForKey:key];
    if (n == nil) return nil;
    self.hits++;
    [self unlink:n];
    [self pushFront:n];
    return n.value;
}
- (void)setObject:(id)obj forKey:(id)key {
    PRY90Node *n = self.map[key];
    if (obj == nil) {
        if (n) { [self unlink:n]; [self.map removeObjectForKey:key]; }
        return;
    }
    if (n) { n.value = obj; [self unlink:n]; [self pushFront:n]; return; }
    while (self.isFull) {
        PRY90Node *last = self.tail;
        if (self.onEvict != nil) self.onEvict(last.key, last.value);
        [self unlink:last];
        [self.map removeObjectForKey:last.key];
    }
    n = [PRY90Node nodeWithKey:key value:obj];
    [self.map setObject:n forKey:key];
    [self pushFront:n];
}
- (id)objectForKeyedSubscript:(id)key { return [self objectForKey:key]; }
- (void)setObject:(id)obj forKeyedSubscript:(id<NSCopying>)key { [self setObject:obj forKey:key]; }
- (NSArray *)keysFromRecent {
    NSMutableArray *keys = [NSMutableArray arrayWithCapacity:self.count];
    for (PRY90Node *n = self.head; n; n = n.next) [keys addObject:n.key];
    return [NSArray arrayWithArray:keys];
}
@end

NSString *scenario_dynamic_subscripts_3_lru(void) {
    PRY90Cache *cache = [[PRY90Cache alloc] init];
    NSMutableArray *gone = [[NSMutableArray alloc] init];
    cache.onEvict = ^(id key, id value) {
        [gone addObject:[NSString stringWithFormat:@"%@:%@", key, value]];
    };
    cache[@"a"] = @1;
    BOOL before = [cache isFull];
    cache[@"b"] = [NSNumber numberWithInt:2];
    [cache setObject:[NSNumber numberWithBool:YES] forKey:@"c"];
    NSString *first = [NSString stringWithFormat:@"%@ %d %d %@", [[cache keysFromRecent] componentsJoinedByString:@","], before, cache.full, gone];
    first = [first stringByReplacingOccurrencesOfString:@"\n" withString:@""];
    first = [NSString stringWithFormat:@"%@ %d %d %@", [[cache keysFromRecent] componentsJoinedByString:@","], before, cache.full, [gone componentsJoinedByString:@";"]];
    id b = cache[@"b"];
    id a = cache[@"a"];
    cache[@"c"] = nil;
    return [NSString stringWithFormat:@"%@|%@ %@ %@ %lu %lu", first, b, a, [[cache keysFromRecent] lastObject], (unsigned long)[cache count], (unsigned long)cache.hits];

}

NSString *scenario_dynamic_subscripts_3_lru_update(void) {
    PRY90Cache *cache = [[PRY90Cache alloc] initWithCapacity:3];
    __block NSUInteger evictions = 0;
    [cache setOnEvict:^(id k, id v) { evictions += [v unsignedIntegerValue]; }];
    for (int i = 0; i < 6; i++) {
        cache[[NSNumber numberWithInt:i % 4]] = @(i * i);
        if (i & 1) (void)cache[@0];
    }

    PRY90Node *h = cache.head;
    return [NSString stringWithFormat:@"%@ e%lu h%lu %@ %@ %@", [cache.keysFromRecent componentsJoinedByString:@""], (unsigned long)evictions, (unsigned long)cache.hits, h, h.next.next.next, cache.tail];

}

