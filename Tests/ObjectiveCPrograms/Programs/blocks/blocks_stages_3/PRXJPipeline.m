#import "PRXJPipeline.h"

@implementation PRXJPipeline {
    NSMutableArray *_steps;
    NSUInteger _runs;
}

@synthesize runs = _runs;

- (instancetype)init {
    if (self = [super init]) {
        _steps = [NSMutableArray new];
        _name = @"pipe";
    }
    return self;
}

- (instancetype)add:(PRXJStep)step {
    if (step) [_steps addObject:[step copy]];
    return self;
}

- (PRXJPipeline *(^)(NSString *))named {
    return ^(NSString *name) {
        self.name = name;
        return self;
    };
}

- (void)run:(id)input completion:(PRXJDone)done {
    _runs++;
    id value = input;
    NSError *error = nil;
    for (PRXJStep step in _steps) {
        value = step(value, &error);
        if (error) break;
    }
    if (error && self.fallback) {
        NSError *second = nil;
        value = self.fallback(input, &second);
        error = second;
    }
    if (done) done(error ? nil : value, error);
}

- (NSArray *)runAll:(NSArray *)inputs failures:(NSMutableDictionary *)failures {
    NSMutableArray *results = [NSMutableArray array];
    [inputs enumerateObjectsUsingBlock:^(id input, NSUInteger index, BOOL *stop) {
        [self run:input completion:^(id result, NSError *error) {
            if (error) failures[@(index)] = error.domain;
            else [results addObject:result ?: [NSNull null]];
        }];
    }];
    return results;
}

@end

static PRXJStep PRXJNumber(void) {
    return ^id(id input, NSError **error) {
        NSInteger value = [input integerValue];
        if (value == 0 && ![input isEqual:@"0"]) {
            if (error) *error = [NSError errorWithDomain:@"number" code:1 userInfo:nil];
            return nil;
        }
        return @(value);
    };
}

static PRXJStep PRXJTimes(NSInteger factor) {
    return ^id(NSNumber *input, NSError **error) {
        return @([input integerValue] * factor);
    };
}

static NSString *PRXJRun(PRXJPipeline *pipeline, id input) {
    __block NSString *text = nil;
    [pipeline run:input completion:^(id result, NSError *error) {
        text = [NSString stringWithFormat:@"%@/%@", result, error.domain];
    }];
    return text;
}

NSString *scenario_blocks_stages_3_steps(void) {
    PRXJPipeline *pipeline = [[[PRXJPipeline new] add:PRXJNumber()] add:PRXJTimes(3)];
    [pipeline add:nil];
    return [NSString stringWithFormat:@"%@ %@ %lu", PRXJRun(pipeline, @"14"), PRXJRun(pipeline, @"0"), (unsigned long)pipeline.runs];
}

NSString *scenario_blocks_stages_3_failure(void) {
    PRXJPipeline *pipeline = [[PRXJPipeline new] add:PRXJNumber()];
    __block int after = 0;
    [pipeline add:^id(id input, NSError **error) {
        after++;
        return input;
    }];
    return [NSString stringWithFormat:@"%@ %@ %d", PRXJRun(pipeline, @"x"), PRXJRun(pipeline, @"5y"), after];
}

NSString *scenario_blocks_stages_3_fallback(void) {
    PRXJPipeline *pipeline = [[PRXJPipeline new] add:PRXJNumber()];
    pipeline.fallback = ^id(id input, NSError **error) {
        if ([input length] > 1) return @([input length]);
        *error = [NSError errorWithDomain:@"fallback" code:2 userInfo:nil];
        return @"ignored";
    };
    return [NSString stringWithFormat:@"%@ %@ %@", PRXJRun(pipeline, @"abc"), PRXJRun(pipeline, @"a"), PRXJRun(pipeline, @"8")];
}

NSString *scenario_blocks_stages_3_all(void) {
    PRXJPipeline *pipeline = [[[PRXJPipeline alloc] init] add:PRXJNumber()];
    NSMutableDictionary *failures = [NSMutableDictionary dictionary];
    NSArray *results = [pipeline runAll:@[@"1", @"no", @"3", @""] failures:failures];
    NSArray *indexes = [failures.allKeys sortedArrayUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", [results componentsJoinedByString:@"+"], [indexes componentsJoinedByString:@","], failures[@1], (unsigned long)[pipeline runs]];
}

NSString *scenario_blocks_stages_3_chained(void) {
    PRXJPipeline *pipeline = PRXJPipeline.new.named(@"first");
    NSString *first = pipeline.name;
    NSString *second = pipeline.named(@"second").named(@"third").name;
    return [NSString stringWithFormat:@"%@ %@ %d", first, second, pipeline.named(nil) == pipeline];
}

NSString *scenario_blocks_stages_3_nil_input(void) {
    PRXJPipeline *pipeline = [PRXJPipeline new];
    NSString *empty = PRXJRun(pipeline, nil);
    [pipeline add:^id(id input, NSError **error) { return input ? @"some" : nil; }];
    NSString *none = PRXJRun(pipeline, nil);
    PRXJPipeline *missing = nil;
    [pipeline run:@1 completion:nil];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", empty, none, PRXJRun(missing, @1), (unsigned long)pipeline.runs];
}

NSString *scenario_blocks_stages_3_counters(void) {
    NSMutableArray *counters = [NSMutableArray array];
    for (int i = 0; i < 3; i++) {
        __block int count = i * 10;
        [counters addObject:[^int { return ++count; } copy]];
    }
    NSMutableString *text = [NSMutableString string];
    for (int round = 0; round < 2; round++) {
        for (int (^counter)(void) in counters) [text appendFormat:@"%d ", counter()];
    }
    return text;
}
