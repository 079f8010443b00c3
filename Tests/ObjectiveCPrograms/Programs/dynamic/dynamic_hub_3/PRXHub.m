#import "PRXHub.h"

@protocol PRXHubListener <NSObject>
@optional
- (void)hub:(id)hub didChange:(NSString *)key;
- (void)hubDidClose:(id)hub;
- (NSInteger)priorityForHub:(id)hub;
@end

@interface PRXHub : NSObject
@property (nonatomic, strong) NSHashTable *listeners;
@property (nonatomic, strong) NSMutableDictionary *state;
@property (nonatomic, strong) dispatch_queue_t queue;
@property (nonatomic, copy) NSString *(^format)(id value, NSUInteger index);
@property (nonatomic, strong) NSMutableOrderedSet *order;
@end

@implementation PRXHub
- (instancetype)init {
    if ((self = [super init])) {
        _listeners = [NSHashTable weakObjectsHashTable];
        _state = [NSMutableDictionary dictionary];
        _queue = dispatch_queue_create("hub", DISPATCH_QUEUE_SERIAL);
        _order = [NSMutableOrderedSet orderedSet];
    }
    return self;
}
- (void)notify:(NSString *)key {
    NSArray *sorted = [self.listeners.allObjects sortedArrayUsingComparator:^NSComparisonResult(id<PRXHubListener> a, id<PRXHubListener> b) {
        NSInteger left = [a respondsToSelector:@selector(priorityForHub:)] ? [a priorityForHub:self] : 0;
        NSInteger right = [b respondsToSelector:@selector(priorityForHub:)] ? [b priorityForHub:self] : 0;
        return left > right ? NSOrderedAscending : left < right ? NSOrderedDescending : NSOrderedSame;
    }];
    for (id<PRXHubListener> listener in sorted) {
        if ([listener respondsToSelector:@selector(hub:didChange:)]) [listener hub:self didChange:key];
        if ([listener respondsToSelector:@selector(hubDidClose:)]) [listener hubDidClose:self];
    }
}
- (void)write:(void (^)(NSMutableDictionary *state))block {
    dispatch_sync(self.queue, ^{
        NSMutableDictionary *copy = [self.state mutableCopy];
        block(copy);
        self.state = copy;
    });
}
- (NSInteger)sumTo:(NSInteger)n {
    dispatch_group_t group = dispatch_group_create();
    __block NSInteger sum = 0;
    for (NSInteger i = 1; i <= n; i++) {
        dispatch_group_async(group, self.queue, ^{ sum += i; });
    }
    dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
    return sum;
}
- (NSUInteger)move:(NSString *)item to:(NSUInteger)index {
    NSUInteger current = [self.order indexOfObject:item];
    if (current == NSNotFound) [self.order insertObject:item atIndex:MIN(index, self.order.count)];
    else [self.order moveObjectsAtIndexes:[NSIndexSet indexSetWithIndex:current] toIndex:index];
    return [self.order indexOfObject:item];
}
- (NSString *)describe:(NSArray *)values {
    NSMutableArray *texts = [NSMutableArray arrayWithCapacity:values.count];
    [values enumerateObjectsUsingBlock:^(id value, NSUInteger idx, BOOL *stop) {
        [texts addObject:self.format ? self.format(value, idx) : [value description]];
        if (texts.count >= 3) *stop = YES;
    }];
    return [texts componentsJoinedByString:@", "];
}
+ (NSComparisonResult)compareVersions:(NSString *)a with:(NSString *)b {
    NSArray *left = [a componentsSeparatedByString:@"."], *right = [b componentsSeparatedByString:@"."];
    for (NSUInteger i = 0; i < MAX(left.count, right.count); i++) {
        NSInteger l = i < left.count ? [left[i] integerValue] : 0, r = i < right.count ? [right[i] integerValue] : 0;
        if (l != r) return l < r ? NSOrderedAscending : NSOrderedDescending;
    }
    return NSOrderedSame;
}
@end

@interface PRXHubLogger : NSObject <PRXHubListener>
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic) NSString *name;
@end
@implementation PRXHubLogger
- (void)hub:(id)hub didChange:(NSString *)key { [self.log addObject:[NSString stringWithFormat:@"%@:%@", self.name, key]]; }
@end

@interface PRXHubLeader : PRXHubLogger
@property (nonatomic) NSInteger rank;
@end
@implementation PRXHubLeader
- (NSInteger)priorityForHub:(id)hub { return self.rank; }
@end

@interface PRXHubSilent : NSObject <PRXHubListener>
@end
@implementation PRXHubSilent
- (NSInteger)priorityForHub:(PRXHub *)hub { return hub.listeners.count; }
@end

NSString *scenario_dynamic_hub_3_listeners(void) {
    PRXHub *hub = [PRXHub new];
    NSMutableArray *log = [NSMutableArray array];
    PRXHubLogger *logger = [PRXHubLogger new];
    logger.log = log;
    logger.name = @"plain";
    PRXHubLeader *leader = [PRXHubLeader new];
    leader.log = log;
    leader.name = @"leader";
    leader.rank = 2;
    PRXHubSilent *silent = [PRXHubSilent new];
    for (id listener in @[ logger, silent, leader ]) [hub.listeners addObject:listener];
    [hub notify:@"a"];
    leader.rank = -1;
    [hub notify:@"b"];
    [hub.listeners removeObject:logger];
    [hub notify:@"c"];
    return [NSString stringWithFormat:@"%@ %lu", [log componentsJoinedByString:@" "], (unsigned long)hub.listeners.count + (silent == nil)];
}

NSString *scenario_dynamic_hub_3_group(void) {
    PRXHub *hub = [PRXHub new];
    return [NSString stringWithFormat:@"%ld %ld", (long)[hub sumTo:10], (long)[hub sumTo:0]];
}

NSString *scenario_dynamic_hub_3_written(void) {
    PRXHub *hub = [PRXHub new];
    NSMutableDictionary *before = hub.state;
    [hub write:^(NSMutableDictionary *state) { state[@"x"] = @1; }];
    __block NSUInteger seen = 0;
    [hub write:^(NSMutableDictionary *state) {
        seen = state.count;
        [state removeObjectForKey:@"x"];
        [state setObject:@[ @2 ] forKey:@"y"];
    }];
    return [NSString stringWithFormat:@"%lu %lu %@ %@", (unsigned long)before.count, (unsigned long)seen, hub.state[@"x"], [hub.state[@"y"] firstObject]];
}

NSString *scenario_dynamic_hub_3_moved(void) {
    PRXHub *hub = [PRXHub new];
    NSMutableArray *places = [NSMutableArray array];
    for (NSString *item in [@"a b c d" componentsSeparatedByString:@" "]) [places addObject:@([hub move:item to:0])];
    [places addObject:@([hub move:@"a" to:1])];
    [places addObject:@([hub move:@"z" to:99])];
    return [NSString stringWithFormat:@"%@ %@", [places componentsJoinedByString:@""], [hub.order.array componentsJoinedByString:@""]];
}

NSString *scenario_dynamic_hub_3_versions(void) {
    NSMutableArray *versions = [[@"1.10 1.9.1 1.0 2 1.9" componentsSeparatedByString:@" "] mutableCopy];
    [versions sortUsingComparator:^NSComparisonResult(id a, id b) { return [PRXHub compareVersions:a with:b]; }];
    return [NSString stringWithFormat:@"%@ %ld %ld", [versions componentsJoinedByString:@" "], (long)[PRXHub compareVersions:@"1" with:@"1.0.0"],
            (long)[PRXHub compareVersions:@"" with:@"0.1"]];
}

NSString *scenario_dynamic_hub_3_described(void) {
    PRXHub *hub = [PRXHub new];
    NSArray *values = @[ @1, @"two", @3.5, @"four" ];
    NSString *plain = [hub describe:values];
    hub.format = ^NSString *(id value, NSUInteger index) { return [NSString stringWithFormat:@"%lu=%@", (unsigned long)index, value]; };
    return [NSString stringWithFormat:@"%@ | %@ | %@", plain, [hub describe:values], [hub describe:@[]]];
}
