#import "PRY50.h"

typedef double (^PRYOp)(double, double);
NSString *scenario_blocks_in_literals_3_a(void) {
    NSDictionary<NSString *, PRYOp> *ops = @{ @"+": ^(double a, double b) { return a + b; }, @"-": ^(double a, double b) { return a - b; } };
    NSArray<int (^)(int)> *list = @[ ^(int x) { return x + 1; }, ^int(int x) { return x * 2; } ];
    NSDictionary *plain = @{ @"a": ^(NSString *s) { return s.length; } };
    NSUInteger (^f)(NSString *) = plain[@"a"];
    NSMutableArray *hooks = [@[ ^{ return 1; }, ^{ return 2; } ] mutableCopy];
    int total = 0;
    for (int (^h)(void) in hooks) total += h();
    PRYOp op = ops[@"*"] ?: ops[@"-"];
    return [NSString stringWithFormat:@"%g %d %lu %d %g", ops[@"+"](1, 2), list[1](list[0](3)), (unsigned long)f(@"abc"), total, op(5, 3)];
}
