#import "PTNHolder.h"

@implementation PTNHolder

- (instancetype)init {
    if (self == [super init]) {
        _name = @"plain";
    }
    return self;
}

- (instancetype)initWithName:(NSString *)name {
    if ([super init]) {
        _name = name;
    }
    return self;
}

- (instancetype)initWithAction:(SEL)action {
    if (self != [super init]) return nil;
    _action = action;
    return self;
}

- (NSString *)missing {
    void *context = _context;
    if (context != NULL) return @"context";
    SEL action = self.action;
    if (action != NULL) return NSStringFromSelector(action);
    Class kind = self.kind;
    if (!kind) return @"all";
    return @"action";
}

- (NSString *)run:(SEL)action {
    SEL next = action;
    if (next == NULL) return @"nothing";
    if (!self.action) self.action = next;
    return [NSString stringWithFormat:@"%@ %d", NSStringFromSelector(next), self.action == next];
}

@end

static NSString *found(NSArray *list, NSString *prefix, dispatch_queue_t queue) {
    static NSArray *known;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ known = @[ @"ann", @"bob" ]; });
    __block NSString *result;
    dispatch_sync(queue, ^{
        for (NSString *name in [known arrayByAddingObjectsFromArray:list]) {
            if ([name hasPrefix:prefix]) result = name;
        }
    });
    return result;
}

NSString *scenario_nil_conditions_pointers_3_all(void) {
    NSMutableArray *log = [NSMutableArray array];
    PTNHolder *holder = [[PTNHolder alloc] init];
    [log addObject:holder.name];
    [log addObject:[holder missing]];
    [log addObject:[holder run:NULL]];
    [log addObject:[holder run:@selector(description)]];
    [log addObject:[holder run:@selector(hash)]];
    [log addObject:[holder missing]];
    [log addObject:[[[PTNHolder alloc] initWithName:@"n"] name]];
    PTNHolder *acting = [[PTNHolder alloc] initWithAction:@selector(copy)];
    [log addObject:[NSString stringWithFormat:@"%@ %@", [acting missing], acting.name]];
    dispatch_queue_t queue = dispatch_queue_create("names", DISPATCH_QUEUE_SERIAL);
    [log addObject:[NSString stringWithFormat:@"%@ %@", found(@[ @"cid" ], @"c", queue), found(@[], @"d", queue)]];
    return [log componentsJoinedByString:@" / "];
}
