#import "PRX72.h"

@implementation PRX72Pipeline
- (instancetype)init { if (self = [super init]) _steps = [NSMutableArray array]; return self; }
- (void)add:(PRX72Step)step { [self.steps addObject:[step copy]]; }
- (id)run:(id)input {
    for (PRX72Step step in self.steps) {
        input = step(input);
        if (!input) break;
    }
    return input;
}
@end
NSString *scenario_blocks_boxed_3_mixed(void) {
    NSMutableArray *blocks = [NSMutableArray array];
    [blocks addObject:^id { return nil; }];
    [blocks addObject:^{ return @2; }];
    [blocks addObject:^NSString * { return @"three"; }];
    [blocks addObject:[^{ return @[ @4, @5 ]; } copy]];
    NSMutableArray *results = [NSMutableArray array];
    for (id (^block)(void) in blocks) [results addObject:block() ?: @"none"];
    NSString *(^third)(void) = blocks[2];
    NSNumber *(^second)(void) = blocks[1];
    NSArray *(^last)(void) = blocks.lastObject;
    return [NSString stringWithFormat:@"%lu %@ %ld %@", (unsigned long)results.count, third(), (long)second().integerValue, last().firstObject];
}
NSString *scenario_blocks_boxed_3_pipeline(void) {
    PRX72Pipeline *pipeline = [PRX72Pipeline new];
    [pipeline add:^(NSString *text) { return [text uppercaseString]; }];
    [pipeline add:^id(NSString *text) { return text.length > 2 ? @(text.length) : nil; }];
    [pipeline.steps addObject:^id(id x) { return [NSString stringWithFormat:@"<%@>", x]; }];
    PRX72Step first = pipeline.steps.firstObject;
    return [NSString stringWithFormat:@"%@ %@ %@", [pipeline run:@"abc"], [pipeline run:@"ab"], first(@"q")];
}
NSString *scenario_blocks_boxed_3_tables(void) {
    PRX72Pipeline *pipeline = [PRX72Pipeline new];
    PRX72Namer hello = ^(NSString *name) { return [@"hello " stringByAppendingString:name]; };
    pipeline.named = @{ @"hello" : hello, @"shout" : ^NSString *(NSString *name) { return [name stringByAppendingString:@"!"]; }, @"add" : ^NSInteger(NSInteger a, NSInteger b) { return a + b; } };
    NSString *text = @"bob";
    for (NSString *key in @[ @"shout", @"hello", @"none" ]) {
        PRX72Namer namer = pipeline.named[key];
        if (namer) text = namer(text);
    }
    NSInteger (^add)(NSInteger, NSInteger) = pipeline.named[@"add"];
    return [NSString stringWithFormat:@"%@ %ld", text, (long)add(2, 3)];
}
NSString *scenario_blocks_boxed_3_numbers(void) {
    NSMutableArray *sums = [NSMutableArray array];
    for (int i = 1; i <= 3; i++) [sums addObject:^double(double x) { return x / i; }];
    double total = 0;
    for (double (^sum)(double) in sums) total += sum(6);
    NSArray *tests = @[ ^BOOL(id x) { return x == nil; }, ^BOOL(id x) { return [x isEqual:@1]; } ];
    BOOL (^isOne)(id) = tests[1];
    int passed = 0;
    for (BOOL (^test)(id) in tests) passed += test(@1);
    return [NSString stringWithFormat:@"%.0f %d %d", total, isOne(@1), passed];
}
