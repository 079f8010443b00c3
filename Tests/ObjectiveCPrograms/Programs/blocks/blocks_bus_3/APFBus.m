#import "APFBus.h"

typedef NSInteger (^APFOperation)(NSInteger left, NSInteger right);
typedef void (^APFHandler)(NSString *event, NSDictionary *info);

@interface APFEventBus : NSObject
+ (instancetype)sharedBus;
- (id)on:(NSString *)event perform:(APFHandler)handler;
- (void)off:(id)token;
- (NSUInteger)emit:(NSString *)event info:(NSDictionary *)info;
- (NSUInteger)emitAll:(NSString *)first, ... NS_REQUIRES_NIL_TERMINATION;
@end
@interface APFEventBus ()
@property (nonatomic, strong) NSMutableDictionary *handlers;
@property (nonatomic, assign) NSUInteger nextToken;
@end
@implementation APFEventBus
+ (instancetype)sharedBus {
    static APFEventBus *bus = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        bus = [[self alloc] init];
    });
    return bus;
}
- (instancetype)init {
    if (self = [super init]) {
        self.handlers = [NSMutableDictionary new];
    }
    return self;
}
- (id)on:(NSString *)event perform:(APFHandler)handler {
    NSMutableDictionary *forEvent = self.handlers[event];
    if (forEvent == nil) {
        forEvent = [NSMutableDictionary dictionary];
        self.handlers[event] = forEvent;
    }
    NSNumber *token = @(++self.nextToken);
    forEvent[token] = [handler copy];
    return token;
}
- (void)off:(id)token {
    [self.handlers enumerateKeysAndObjectsUsingBlock:^(NSString *event, NSMutableDictionary *forEvent, BOOL *stop) {
        if (forEvent[token]) {
            [forEvent removeObjectForKey:token];
            *stop = YES;
        }
    }];
}
- (NSUInteger)emit:(NSString *)event info:(NSDictionary *)info {
    NSDictionary *forEvent = [self.handlers[event] copy];
    NSArray *tokens = [forEvent.allKeys sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
        return [b compare:a];
    }];
    for (id token in tokens) {
        APFHandler handler = forEvent[token];
        handler(event, info);
    }
    return tokens.count;
}
- (NSUInteger)emitAll:(NSString *)first, ... {
    NSUInteger total = 0;
    va_list args;
    va_start(args, first);
    for (NSString *event = first; event != nil; event = va_arg(args, NSString *)) {
        total += [self emit:event info:nil];
    }
    va_end(args);
    return total;
}
@end

NSString *scenario_blocks_bus_3_bus(void) {
    NSMutableArray *log = [NSMutableArray array];
    APFEventBus *bus = [APFEventBus sharedBus];
    __block NSInteger calls = 0;
    NSInteger snapshot = 5;
    APFHandler counter = ^(NSString *event, NSDictionary *info) {
        calls += snapshot;
        [log addObject:[NSString stringWithFormat:@"%@:%@", event, info[@"v"]]];
    };
    snapshot = 50;
    id a = [bus on:@"save" perform:counter];
    id b = [bus on:@"save" perform:^(NSString *event, NSDictionary *info) {
        [log addObject:[event uppercaseString]];
        [bus off:a];
    }];
    [bus on:@"quit" perform:counter];
    NSUInteger first = [bus emit:@"save" info:@{@"v": @1.5}];
    NSUInteger second = [bus emit:@"save" info:nil];
    [bus off:b];
    NSUInteger third = [bus emitAll:@"save", @"quit", @"none", nil];
    [log addObject:[NSString stringWithFormat:@"%lu%lu%lu %ld %d", (unsigned long)first, (unsigned long)second, (unsigned long)third, (long)calls, bus == [APFEventBus sharedBus]]];

    NSDictionary *operations = @{
        @"+": ^NSInteger(NSInteger l, NSInteger r) { return l + r; },
        @"-": ^NSInteger(NSInteger l, NSInteger r) { return l - r; },
        @"/": ^NSInteger(NSInteger l, NSInteger r) { return r == 0 ? NSIntegerMax : l / r; },
        @"%": ^NSInteger(NSInteger l, NSInteger r) { return l % r; },
    };
    NSMutableArray *stack = [NSMutableArray array];
    for (NSString *token in [@"7 -3 / 4 + 5 9 - % 2" componentsSeparatedByString:@" "]) {
        APFOperation operation = operations[token];
        if (operation && stack.count >= 2) {
            NSInteger r = [stack.lastObject integerValue];
            [stack removeLastObject];
            NSInteger l = [[stack lastObject] integerValue];
            [stack removeLastObject];
            [stack addObject:@(operation(l, r))];
        } else {
            [stack addObject:@(token.integerValue)];
        }
    }
    [log addObject:[stack componentsJoinedByString:@","]];
    __block NSInteger (^fib)(NSInteger) = nil;
    fib = ^NSInteger(NSInteger n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); };
    [log addObject:[NSString stringWithFormat:@"%ld", (long)fib(10)]];
    fib = nil;
    return [log componentsJoinedByString:@"|"];
}
