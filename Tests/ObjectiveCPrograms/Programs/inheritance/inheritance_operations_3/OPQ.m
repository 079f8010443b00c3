#import "OPQ.h"

@interface OPQTask : NSOperation
@property (nonatomic, assign, getter=isExecuting) BOOL executing;
@property (nonatomic, assign, getter=isFinished) BOOL finished;
@property (nonatomic, copy) NSString *label;
@property (nonatomic, strong) NSMutableArray *log;
- (instancetype)initWithLabel:(NSString *)label log:(NSMutableArray *)log;
- (void)work;
- (void)finish;
@end

@implementation OPQTask

@synthesize executing = _executing;
@synthesize finished = _finished;

- (instancetype)initWithLabel:(NSString *)label log:(NSMutableArray *)log {
    if (self = [super init]) {
        _label = [label copy];
        _log = log;
    }
    return self;
}

- (BOOL)isConcurrent {
    return YES;
}

- (BOOL)isAsynchronous {
    return YES;
}

- (void)setExecuting:(BOOL)executing {
    [self willChangeValueForKey:@"isExecuting"];
    _executing = executing;
    [self didChangeValueForKey:@"isExecuting"];
}

- (void)setFinished:(BOOL)finished {
    [self willChangeValueForKey:@"isFinished"];
    _finished = finished;
    [self didChangeValueForKey:@"isFinished"];
}

- (void)start {
    if ([self isCancelled]) {
        [self.log addObject:[NSString stringWithFormat:@"%@ cancelled", self.label]];
        self.finished = YES;
        return;
    }
    self.executing = YES;
    [self work];
}

- (void)work {
    [self.log addObject:[NSString stringWithFormat:@"%@ %d%d", self.label, self.isExecuting, [self isFinished]]];
    [self finish];
}

- (void)finish {
    self.executing = NO;
    self.finished = YES;
}

@end

@interface OPQSlow : OPQTask {
    NSUInteger rounds;
}
- (BOOL)isReady;
@end

@implementation OPQSlow

- (BOOL)isReady {
    return [super isReady] && self.label.length > 0;
}

- (void)work {
    while (rounds < 3) {
        [self.log addObject:[NSString stringWithFormat:@"%@%lu", self.label, (unsigned long)rounds++]];
    }
    [super work];
}

@end

@interface OPQSum : NSOperation
@property (nonatomic, copy) NSArray *numbers;
@property (nonatomic, assign) NSInteger total;
@end

@implementation OPQSum

- (void)main {
    for (NSNumber *number in self.numbers) {
        if (self.cancelled) return;
        self.total += number.integerValue;
    }
}

@end

NSString *scenario_inheritance_operations_3_states(void) {
    NSMutableArray *log = [NSMutableArray array];
    OPQTask *task = [[OPQTask alloc] initWithLabel:@"a" log:log];
    BOOL before = task.isFinished || task.executing;
    [task start];
    NSOperation *slow = [[OPQSlow alloc] initWithLabel:@"s" log:log];
    NSOperation *unready = [[OPQSlow alloc] initWithLabel:@"" log:log];
    BOOL ready = [slow isReady], never = unready.isReady;
    [slow start];
    return [NSString stringWithFormat:@"%d %d %d %d %@ %d%d", before, task.isFinished, ready, never, [log componentsJoinedByString:@","], slow.isFinished, slow.isExecuting];
}

NSString *scenario_inheritance_operations_3_queue(void) {
    NSMutableArray *log = [NSMutableArray array];
    NSOperationQueue *queue = [[NSOperationQueue alloc] init];
    [queue setMaxConcurrentOperationCount:1];
    [queue setName:@"work"];
    OPQTask *first = [[OPQTask alloc] initWithLabel:@"first" log:log];
    OPQTask *second = [[OPQSlow alloc] initWithLabel:@"second" log:log];
    OPQSum *sum = [[OPQSum alloc] init];
    [sum setNumbers:@[ @1, @2, @3 ]];
    [first addDependency:second];
    [queue addOperation:first];
    [queue addOperation:second];
    [queue addOperation:sum];
    [queue waitUntilAllOperationsAreFinished];
    return [NSString stringWithFormat:@"%@ %ld %d%d%d %@", [log componentsJoinedByString:@","], (long)sum.total, first.isFinished, second.isFinished, sum.isFinished, queue.name];
}

NSString *scenario_inheritance_operations_3_cancelled(void) {
    NSMutableArray *log = [NSMutableArray array];
    OPQTask *task = [[OPQTask alloc] initWithLabel:@"t" log:log];
    [task cancel];
    [task start];
    OPQSum *sum = [OPQSum new];
    sum.numbers = @[ @5 ];
    [sum cancel];
    [sum start];
    return [NSString stringWithFormat:@"%@ %d %d %ld %d", [log componentsJoinedByString:@","], task.isCancelled, task.finished, (long)sum.total, sum.isCancelled];
}

NSString *scenario_inheritance_operations_3_formatters(void) {
    NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
    [formatter setLocale:[NSLocale localeWithLocaleIdentifier:@"en_US"]];
    [formatter setNumberStyle:NSNumberFormatterDecimalStyle];
    [formatter setMaximumFractionDigits:2];
    [formatter setGroupingSeparator:@"'"];
    [formatter setUsesGroupingSeparator:YES];
    NSDateComponents *parts = [NSDateComponents new];
    [parts setYear:2020];
    [parts setMonth:parts.year == 2020 ? 2 : 1];
    [parts setDay:parts.month * 10];
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"https://example.org"]];
    [request setTimeoutInterval:2.5];
    [request setHTTPMethod:@"PUT"];
    return [NSString stringWithFormat:@"%@ %ld-%ld %.1f %@", [formatter stringFromNumber:@12345.678], (long)parts.month, (long)parts.day, request.timeoutInterval, request.HTTPMethod];
}
