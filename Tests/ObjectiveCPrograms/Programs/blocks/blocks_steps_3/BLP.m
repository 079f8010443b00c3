#import "BLP.h"

typedef NSInteger (^BLPStep)(NSInteger value);
typedef BLPStep (^BLPMaker)(NSInteger amount);
typedef void (^BLPDone)(BOOL finished, id result, NSError *error);

static BLPStep compose(BLPStep first, BLPStep second) {
    return ^NSInteger(NSInteger value) {
        return second(first(value));
    };
}

static NSArray *mapped(NSArray *list, id (^block)(id item, NSUInteger index)) {
    NSMutableArray *result = [NSMutableArray arrayWithCapacity:list.count];
    [list enumerateObjectsUsingBlock:^(id obj, NSUInteger idx, BOOL *stop) {
        id value = block(obj, idx);
        if (value) [result addObject:value];
    }];
    return [result copy];
}

@interface BLPJob : NSObject
@property (nonatomic, copy) BLPDone done;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableDictionary *handlers;
- (void)on:(NSString *)event do:(void (^)(BLPJob *job, NSDictionary *info))handler;
- (NSUInteger)fire:(NSString *)event info:(NSDictionary *)info;
- (void)finish:(id)result;
@end

@implementation BLPJob

- (instancetype)init {
    if (self = [super init]) {
        _handlers = [NSMutableDictionary dictionary];
    }
    return self;
}

- (void)on:(NSString *)event do:(void (^)(BLPJob *job, NSDictionary *info))handler {
    if (!handler) {
        [self.handlers removeObjectForKey:event];
        return;
    }
    NSMutableArray *list = self.handlers[event];
    if (!list) {
        list = [NSMutableArray array];
        self.handlers[event] = list;
    }
    [list addObject:[handler copy]];
}

- (NSUInteger)fire:(NSString *)event info:(NSDictionary *)info {
    NSUInteger count = 0;
    for (void (^handler)(BLPJob *, NSDictionary *) in [self.handlers[event] copy]) {
        handler(self, info);
        count++;
    }
    return count;
}

- (void)finish:(id)result {
    if (self.done) self.done(result != nil, result, nil);
    self.done = nil;
}

@end

NSString *scenario_blocks_steps_3_composed(void) {
    BLPMaker adder = ^BLPStep(NSInteger amount) {
        return ^NSInteger(NSInteger value) { return value + amount; };
    };
    BLPStep twice = ^(NSInteger value) { return value * 2; };
    BLPStep both = compose(adder(3), twice);
    BLPStep other = compose(twice, adder(3));
    BLPStep all = compose(both, compose(other, both));
    NSInteger (^fold)(NSArray *, NSInteger) = ^NSInteger(NSArray *steps, NSInteger start) {
        NSInteger value = start;
        for (BLPStep step in steps) value = step(value);
        return value;
    };
    return [NSString stringWithFormat:@"%ld %ld %ld %ld", (long)both(1), (long)other(1), (long)all(0), (long)fold(@[ both, twice, adder(-1) ], 2)];
}

NSString *scenario_blocks_steps_3_captured(void) {
    int plain = 1;
    __block int shared = 1;
    NSMutableString *text = [NSMutableString stringWithString:@"a"];
    NSString *word = @"old";
    static int fixed = 1;
    NSString *(^describe)(void) = ^{
        return [NSString stringWithFormat:@"%d %d %@ %@ %d", plain, shared, text, word, fixed];
    };
    plain = 2;
    shared = 2;
    [text appendString:@"b"];
    word = @"new";
    fixed = 2;
    NSString *one = describe();
    int *pointer = &shared;
    (*pointer)++;
    void (^change)(void) = ^{
        shared *= 10;
        [text setString:@"z"];
    };
    change();
    change();
    return [NSString stringWithFormat:@"%@ / %@ / %d %d", one, describe(), shared, plain];
}

NSString *scenario_blocks_steps_3_recursive(void) {
    __block NSInteger (^fib)(NSInteger);
    __block NSUInteger calls = 0;
    fib = ^NSInteger(NSInteger n) {
        calls++;
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    };
    NSInteger tenth = fib(10);
    __block void (^walk)(NSArray *, NSUInteger) = nil;
    NSMutableArray *lines = [NSMutableArray array];
    walk = ^(NSArray *tree, NSUInteger depth) {
        for (id node in tree) {
            if ([node isKindOfClass:[NSArray class]]) walk(node, depth + 1);
            else [lines addObject:[NSString stringWithFormat:@"%@%lu", node, (unsigned long)depth]];
        }
    };
    walk(@[ @"a", @[ @"b", @[ @"c" ], @[] ], @"d" ], 0);
    walk = nil;
    fib = nil;
    return [NSString stringWithFormat:@"%ld %lu %@ %d", (long)tenth, (unsigned long)calls, [lines componentsJoinedByString:@","], walk == nil && !fib];
}

NSString *scenario_blocks_steps_3_stored(void) {
    BLPJob *job = [BLPJob new];
    job.name = @"job";
    NSMutableArray *log = [NSMutableArray array];
    [job on:@"start" do:^(BLPJob *j, NSDictionary *info) {
        [log addObject:[NSString stringWithFormat:@"%@:%@", j.name, info[@"n"]]];
        [j on:@"start" do:^(BLPJob *k, NSDictionary *more) {
            [log addObject:@"nested"];
        }];
    }];
    [job on:@"start" do:^(BLPJob *j, NSDictionary *info) {
        j.name = [j.name stringByAppendingString:@"!"];
    }];
    NSUInteger first = [job fire:@"start" info:@{ @"n" : @1 }];
    NSUInteger second = [job fire:@"start" info:nil];
    [job on:@"start" do:nil];
    NSUInteger third = [job fire:@"start" info:nil];
    __block NSUInteger finished = 0;
    job.done = ^(BOOL ok, id result, NSError *error) {
        finished += ok ? 10 : 1;
        [log addObject:result ?: @"none"];
    };
    [job finish:@"r"];
    [job finish:@"again"];
    job.done = ^(BOOL ok, id result, NSError *error) {
        finished += ok ? 10 : 1;
    };
    [job finish:nil];
    return [NSString stringWithFormat:@"%lu %lu %lu %lu %@ %@", (unsigned long)first, (unsigned long)second, (unsigned long)third, (unsigned long)finished, [log componentsJoinedByString:@","], job.name];
}

NSString *scenario_blocks_steps_3_memo(void) {
    __block int misses = 0;
    NSMutableDictionary *cache = [NSMutableDictionary dictionary];
    id (^memo)(id, id (^)(id)) = ^id(id key, id (^make)(id)) {
        id found = cache[key];
        if (!found) {
            misses++;
            found = make(key) ?: [NSNull null];
            cache[key] = found;
        }
        return found == [NSNull null] ? nil : found;
    };
    id (^upper)(id) = ^id(id key) {
        return [key length] > 1 ? [key uppercaseString] : nil;
    };
    NSString *a = memo(@"ab", upper), *b = memo(@"ab", upper), *c = memo(@"x", upper), *d = memo(@"x", upper);
    NSArray *list = mapped(@[ @3, @1, @2 ], ^id(NSNumber *n, NSUInteger i) {
        return i == 1 ? nil : @(n.integerValue * (NSInteger)(i + 1));
    });
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %d %lu %@", a, b, c, d, misses, (unsigned long)cache.count, [list componentsJoinedByString:@","]];
}

NSString *scenario_blocks_steps_3_early(void) {
    NSArray *rows = @[ @[ @1, @2 ], @[ @3, @-4 ], @[ @5 ] ];
    __block NSNumber *negative = nil;
    __block NSUInteger visited = 0;
    [rows enumerateObjectsUsingBlock:^(NSArray *row, NSUInteger y, BOOL *outer) {
        [row enumerateObjectsUsingBlock:^(NSNumber *n, NSUInteger x, BOOL *inner) {
            visited++;
            if (n.intValue < 0) {
                negative = n;
                *inner = YES;
                *outer = YES;
            }
        }];
    }];
    NSUInteger index = [rows indexOfObjectPassingTest:^BOOL(NSArray *row, NSUInteger i, BOOL *stop) {
        if (row.count == 1) return YES;
        *stop = i == 5;
        return NO;
    }];
    NSUInteger missing = [rows indexOfObjectPassingTest:^BOOL(id row, NSUInteger i, BOOL *stop) {
        *stop = YES;
        return [row count] == 1;
    }];
    NSString *(^pick)(NSUInteger) = ^NSString *(NSUInteger i) {
        if (i >= rows.count) return nil;
        return [rows[i] componentsJoinedByString:@"&"];
    };
    return [NSString stringWithFormat:@"%@ %lu %lu %d %@ %@", negative, (unsigned long)visited, (unsigned long)index, missing == NSNotFound, pick(1), pick(9)];
}
