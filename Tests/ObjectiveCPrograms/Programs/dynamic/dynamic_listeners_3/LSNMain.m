#import "LSNMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@protocol LSNListener <NSObject>
- (void)storeDidChange:(NSString *)name;
@optional
- (void)storeDidEnd;
@end
@interface LSNStore : NSObject
@property (nonatomic, strong) NSHashTable<id<LSNListener>> *listeners;
@property (nonatomic, strong) NSMapTable *names;
- (void)addListener:(id<LSNListener>)listener;
- (void)removeListener:(id<LSNListener>)listener;
- (void)setName:(NSString *)name for:(id)object;
- (void)change;
@end
@implementation LSNStore
- (instancetype)init {
    if ((self = [super init])) {
        _listeners = [NSHashTable weakObjectsHashTable];
        _names = [NSMapTable weakToStrongObjectsMapTable];
    }
    return self;
}
- (void)addListener:(id<LSNListener>)listener { [self.listeners addObject:listener]; }
- (void)removeListener:(id<LSNListener>)listener { [self.listeners removeObject:listener]; }
- (void)setName:(NSString *)name for:(id)object { [self.names setObject:name forKey:object]; }
- (void)change {
    for (id<LSNListener> listener in self.listeners) {
        [listener storeDidChange:[self.names objectForKey:listener] ?: @"nobody"];
        if ([listener respondsToSelector:@selector(storeDidEnd)]) [listener storeDidEnd];
    }
}
@end
@interface LSNView : NSObject <LSNListener>
@property (nonatomic, copy) NSString *seen;
@end
@implementation LSNView
- (void)storeDidChange:(NSString *)name { self.seen = [NSString stringWithFormat:@"%@%@", self.seen ?: @"", name]; }
@end
@interface LSNLoud : LSNView
@end
@implementation LSNLoud
- (void)storeDidEnd { self.seen = [self.seen stringByAppendingString:@"!"]; }
@end
NSString *scenario_dynamic_listeners_3_all(void) {
    lines = [NSMutableArray array];
    LSNStore *s = [LSNStore new];
    LSNView *v = [LSNView new];
    [s addListener:v]; [s addListener:v];
    [s setName:@"ann" for:v];
    @autoreleasepool {
        LSNLoud *l = [LSNLoud new];
        [s addListener:l];
        [s setName:@"bob" for:l];
        [s change];
        Note([NSString stringWithFormat:@"%@ %@ %lu %lu", v.seen, l.seen, (unsigned long)s.listeners.allObjects.count, (unsigned long)s.names.keyEnumerator.allObjects.count]);
        l = nil;
    }
    [s change];
    Note([NSString stringWithFormat:@"%@ %lu", v.seen, (unsigned long)s.listeners.allObjects.count]);
    [s removeListener:v];
    [s change];
    Note([NSString stringWithFormat:@"%@ %d %d", v.seen, [s.listeners containsObject:v], s.listeners.anyObject == nil]);
    NSMapTable *cache = [NSMapTable mapTableWithKeyOptions:NSPointerFunctionsStrongMemory valueOptions:NSPointerFunctionsWeakMemory | NSPointerFunctionsObjectPointerPersonality];
    [cache setObject:v forKey:@"view"];
    NSString *key = [NSString stringWithFormat:@"vi%@", @"ew"];
    Note([NSString stringWithFormat:@"%d %@", [cache objectForKey:key] == v, [cache objectForKey:@"other"]]);
    LSNView *again = [cache objectForKey:@"view"];
    Note([NSString stringWithFormat:@"%@", again.seen]);
    for (NSString *k in cache) Note([NSString stringWithFormat:@"%@", k]);
    [cache removeObjectForKey:@"view"];
    Note([NSString stringWithFormat:@"%lu", (unsigned long)cache.count]);
    NSHashTable *words = [[NSHashTable alloc] initWithOptions:NSHashTableStrongMemory capacity:4];
    for (NSString *w in @[@"a", @"b", @"a"]) [words addObject:w];
    Note([NSString stringWithFormat:@"%lu %d %@", (unsigned long)words.count, [words containsObject:@"b"], [words member:@"a"]]);
    return [lines componentsJoinedByString:@" / "];
}
