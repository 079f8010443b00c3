#import "PIPMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef void (^PIPCompletion)(id result, NSError *error);

@interface PIPPipeline : NSObject
@property (nonatomic, readonly) NSUInteger running;
- (void)addStep:(NSString *)name work:(void (^)(id input, PIPCompletion done))work;
- (void)runWith:(id)input completion:(PIPCompletion)completion;
@end

@interface PIPStep : NSObject {
@public
    NSString *name;
    void (^work)(id, PIPCompletion);
}
@end
@implementation PIPStep
@end

@implementation PIPPipeline {
    NSMutableArray *_steps;
    dispatch_queue_t _queue;
    NSUInteger _running;
}
@synthesize running = _running;
- (instancetype)init {
    if (self = [super init]) {
        _steps = [NSMutableArray array];
        _queue = dispatch_queue_create("pipeline", DISPATCH_QUEUE_SERIAL);
    }
    return self;
}
- (void)addStep:(NSString *)name work:(void (^)(id, PIPCompletion))work {
    PIPStep *step = [[PIPStep alloc] init];
    step->name = [name copy];
    step->work = [work copy];
    [_steps addObject:step];
}
- (void)runFrom:(NSUInteger)index input:(id)input completion:(PIPCompletion)completion {
    if (index >= _steps.count) {
        _running--;
        completion(input, nil);
        return;
    }
    PIPStep *step = _steps[index];
    step->work(input, ^(id result, NSError *error) {
        if (error) {
            self->_running -= 1;
            NSMutableDictionary *info = [NSMutableDictionary dictionaryWithDictionary:error.userInfo ?: @{}];
            info[@"step"] = step->name;
            completion(nil, [NSError errorWithDomain:error.domain code:error.code userInfo:info]);
            return;
        }
        [self runFrom:index + 1 input:result completion:completion];
    });
}
- (void)runWith:(id)input completion:(PIPCompletion)completion {
    _running++;
    [self runFrom:0 input:input completion:completion];
}
@end

@interface PIPCounter : NSObject
- (NSUInteger)incrementBy:(NSUInteger)step;
@end
@implementation PIPCounter {
    NSUInteger _value;
    NSLock *_lock;
}
- (instancetype)init {
    self = [super init];
    if (self) _lock = [[NSLock alloc] init];
    return self;
}
- (NSUInteger)incrementBy:(NSUInteger)step {
    [_lock lock];
    _value += step;
    NSUInteger value = _value;
    [_lock unlock];
    return value;
}
@end

NSString *scenario_blocks_pipeline_3_all(void) {
    lines = [NSMutableArray array];
    PIPPipeline *pipeline = [PIPPipeline new];
    [pipeline addStep:@"parse" work:^(id input, PIPCompletion done) {
        NSInteger number = [input integerValue];
        if (number == 0 && ![input isEqual:@"0"]) {
            done(nil, [NSError errorWithDomain:@"pipe" code:1 userInfo:@{ @"input": input }]);
        } else {
            done(@(number), nil);
        }
    }];
    [pipeline addStep:@"double" work:^(NSNumber *input, PIPCompletion done) { done(@(input.integerValue * 2), nil); }];
    [pipeline addStep:@"text" work:^(id input, PIPCompletion done) {
        done([NSString stringWithFormat:@"<%@>", input], nil);
    }];
    PIPCompletion print = ^(id result, NSError *error) {
        if (error) Note([NSString stringWithFormat:@"%@ failed for %@", error.userInfo[@"step"], error.userInfo[@"input"]]);
        else Note([NSString stringWithFormat:@"%@", result]);
    };
    for (NSString *text in @[ @"21", @"x", @"0" ]) [pipeline runWith:text completion:print];
    Note([NSString stringWithFormat:@"%lu", (unsigned long)pipeline.running]);

    PIPCounter *counter = [PIPCounter new];
    dispatch_group_t group = dispatch_group_create();
    dispatch_queue_t queue = dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0);
    for (int i = 1; i <= 10; i++) {
        dispatch_group_async(group, queue, ^{ [counter incrementBy:i]; });
    }
    dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
    Note([NSString stringWithFormat:@"%lu", (unsigned long)[counter incrementBy:0]]);

    NSOperationQueue *operations = [[NSOperationQueue alloc] init];
    operations.maxConcurrentOperationCount = 1;
    NSMutableArray *order = [NSMutableArray array];
    NSBlockOperation *last = [NSBlockOperation blockOperationWithBlock:^{ [order addObject:@"last"]; }];
    NSBlockOperation *first = [NSBlockOperation blockOperationWithBlock:^{ [order addObject:@"first"]; }];
    [last addDependency:first];
    [operations addOperation:last];
    [operations addOperation:first];
    [operations addOperationWithBlock:^{ @synchronized(order) { [order addObject:@"block"]; } }];
    [operations waitUntilAllOperationsAreFinished];
    Note([NSString stringWithFormat:@"%lu %d", (unsigned long)order.count, [order indexOfObject:@"first"] < [order indexOfObject:@"last"]]);

    dispatch_semaphore_t semaphore = dispatch_semaphore_create(0);
    __block NSString *answer = nil;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.01 * NSEC_PER_SEC)), queue, ^{
        answer = @"done";
        dispatch_semaphore_signal(semaphore);
    });
    long timedOut = dispatch_semaphore_wait(semaphore, dispatch_time(DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC));
    Note([NSString stringWithFormat:@"%@ %ld", answer, timedOut]);
    return [lines componentsJoinedByString:@" / "];
}
