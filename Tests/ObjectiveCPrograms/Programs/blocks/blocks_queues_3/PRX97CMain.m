#import "PRX97CMain.h"

typedef void (^PRX97CHandler)(NSString *text, NSError *error);
typedef id (^PRX97CTransform)(id value);
typedef NSInteger (^PRX97CReducer)(NSInteger sum, NSInteger next);

@interface PRX97CQueue : NSObject
@property (nonatomic, strong) NSMutableArray *tasks;
@property (nonatomic, copy) PRX97CHandler handler;
@property (nonatomic, copy) dispatch_block_t done;
@property (nonatomic, strong) NSMutableDictionary *actions;
- (void)add:(void (^)(PRX97CQueue *queue))task;
- (void)run;
- (PRX97CQueue *(^)(NSString *))log;
@end
@implementation PRX97CQueue {
    NSMutableArray *_log;
}
- (instancetype)init {
    if (self = [super init]) {
        _tasks = [NSMutableArray new];
        _actions = [NSMutableDictionary new];
        _log = [NSMutableArray new];
    }
    return self;
}
- (void)add:(void (^)(PRX97CQueue *))task { [_tasks addObject:[task copy]]; }
- (void)run {
    while (_tasks.count) {
        void (^task)(PRX97CQueue *) = _tasks.firstObject;
        [_tasks removeObjectAtIndex:0];
        task(self);
    }
    if (_done) _done();
}
- (PRX97CQueue *(^)(NSString *))log {
    return ^PRX97CQueue *(NSString *text) {
        [self->_log addObject:text];
        return self;
    };
}
- (NSString *)text { return [_log componentsJoinedByString:@","]; }
@end

static NSInteger PRX97CReduce(NSArray *numbers, NSInteger start, PRX97CReducer reducer) {
    NSInteger sum = start;
    for (NSNumber *n in numbers) sum = reducer(sum, n.integerValue);
    return sum;
}
static PRX97CTransform PRX97CCompose(PRX97CTransform first, PRX97CTransform second) {
    return ^id(id value) { return second(first ? first(value) : value); };
}
static NSInteger (^PRX97CCounter(NSInteger step))(void) {
    __block NSInteger count = 0;
    return ^NSInteger { return count += step; };
}

NSString *scenario_blocks_queues_3_chained(void) {
    PRX97CQueue *queue = [PRX97CQueue new];
    queue.log(@"a").log(@"b").log(@"c");
    return [queue text];
}

NSString *scenario_blocks_queues_3_tasks(void) {
    PRX97CQueue *queue = [PRX97CQueue new];
    [queue add:^(PRX97CQueue *q) {
        q.log(@"1");
        [q add:^(PRX97CQueue *inner) { inner.log(@"3"); }];
    }];
    [queue add:^(PRX97CQueue *q) { q.log(@"2"); }];
    __weak PRX97CQueue *weakQueue = queue;
    queue.done = ^{ weakQueue.log(@"done"); };
    [queue run];
    return [queue text];
}

NSString *scenario_blocks_queues_3_reduced(void) {
    NSArray *numbers = @[ @1, @2, @3 ];
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)PRX97CReduce(numbers, 0, ^NSInteger(NSInteger s, NSInteger n) { return s + n; }), (long)PRX97CReduce(numbers, 4, ^(NSInteger s, NSInteger n) { return s * n; }),
            (long)PRX97CReduce(numbers, 0, ^NSInteger(NSInteger s, NSInteger n) { return s - n; })];
}

NSString *scenario_blocks_queues_3_composed(void) {
    PRX97CTransform twice = ^id(NSNumber *n) { return @(n.intValue * 2); }, plus = ^id(NSNumber *n) { return @(n.intValue + 2); };
    return [NSString stringWithFormat:@"%@ %@", PRX97CCompose(twice, plus)(@2), PRX97CCompose(nil, ^id(NSString *t) { return [t stringByAppendingString:@"!"]; })(@"x")];
}

NSString *scenario_blocks_queues_3_counters(void) {
    NSInteger (^twos)(void) = PRX97CCounter(2), (^tens)(void) = PRX97CCounter(10);
    NSInteger a = twos(), b = twos(), c = tens();
    return [NSString stringWithFormat:@"%ld %ld %ld %ld", (long)a, (long)b, (long)c, (long)twos()];
}

NSString *scenario_blocks_queues_3_dictionary(void) {
    NSDictionary *operations = @{ @"+": ^(int a, int b) { return a + b; }, @"*": ^(int a, int b) { return a * b; } };
    int (^plus)(int, int) = operations[@"+"];
    int (^times)(int, int) = operations[@"*"];
    int (^none)(int, int) = operations[@"/"];
    return [NSString stringWithFormat:@"%d %d %@", plus(3, 4), times(3, 4), none ? @"+" : @"-"];
}

NSString *scenario_blocks_queues_3_captured(void) {
    NSInteger value = 1;
    __block NSInteger shared = 1;
    NSMutableArray *list = [NSMutableArray array];
    NSString *(^read)(void) = ^{ return [NSString stringWithFormat:@"%ld %ld %lu", (long)value, (long)shared, (unsigned long)list.count]; };
    value = 7;
    shared = 2;
    for (int i = 0; i < 5; i++) [list addObject:@(i)];
    return read();
}

NSString *scenario_blocks_queues_3_in_loops(void) {
    NSMutableArray *blocks = [NSMutableArray array];
    for (int i = 0; i < 3; i++) {
        int square = i * i;
        [blocks addObject:^{ return square; }];
    }
    NSMutableArray *values = [NSMutableArray array];
    for (int (^block)(void) in blocks) [values addObject:@(block())];
    return [values componentsJoinedByString:@","];
}

NSString *scenario_blocks_queues_3_recursive(void) {
    __block NSInteger (^factorial)(NSInteger) = ^NSInteger(NSInteger n) { return n < 2 ? 1 : n * factorial(n - 1); };
    NSInteger (^__block fibonacci)(NSInteger);
    fibonacci = ^NSInteger(NSInteger n) {
        if (n < 2) return n;
        return fibonacci(n - 1) + fibonacci(n - 2);
    };
    return [NSString stringWithFormat:@"%ld %ld", (long)factorial(5), (long)fibonacci(6)];
}

NSString *scenario_blocks_queues_3_handlers(void) {
    PRX97CQueue *queue = [PRX97CQueue new];
    NSMutableArray *log = [NSMutableArray array];
    queue.handler = ^(NSString *text, NSError *error) {
        [log addObject:error ? [NSString stringWithFormat:@"%@:%ld", text, (long)error.code] : [NSString stringWithFormat:@"%@:%@", text, error]];
    };
    queue.handler(@"ok", nil);
    queue.handler(nil, [NSError errorWithDomain:@"d" code:5 userInfo:nil]);
    queue.handler = nil;
    if (queue.handler) queue.handler(@"never", nil);
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_blocks_queues_3_mutated_capture(void) {
    NSMutableString *text = [@"a" mutableCopy];
    void (^append)(NSString *) = ^(NSString *part) { [text appendString:part]; };
    append(@"b");
    NSString *snapshot = [text copy];
    append(@"c");
    return [NSString stringWithFormat:@"%@ %@", text, snapshot];
}

NSString *scenario_blocks_queues_3_replaced_capture(void) {
    NSMutableString *text = [@"a" mutableCopy];
    NSMutableString *first = text;
    NSString *(^read)(void) = ^{ return [text copy]; };
    text = [@"ab" mutableCopy];
    [first description];
    return [NSString stringWithFormat:@"%@ %@", read(), text];
}

NSString *scenario_blocks_queues_3_actions(void) {
    PRX97CQueue *queue = [PRX97CQueue new];
    queue.actions[@"up"] = ^NSString *(NSInteger n) { return [NSString stringWithFormat:@"up %ld", (long)n]; };
    NSString *(^up)(NSInteger) = queue.actions[@"up"], *(^down)(NSInteger) = queue.actions[@"down"];
    return [NSString stringWithFormat:@"%@ %@", up(3), down ? down(1) : @"none"];
}

NSString *scenario_blocks_queues_3_sorted_by_block(void) {
    NSComparator backwards = ^NSComparisonResult(id a, id b) { return [b compare:a]; };
    return [NSString stringWithFormat:@"%@ %@", [[@[ @1, @3, @2 ] sortedArrayUsingComparator:backwards] componentsJoinedByString:@","], [[@[ @"a", @"b" ] sortedArrayUsingComparator:backwards] componentsJoinedByString:@","]];
}
