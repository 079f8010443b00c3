#import "BSPQueue.h"

@implementation BSPQueue
- (NSArray *)each:(NSArray *)items do:(id (^)(id, NSUInteger))work {
    static dispatch_once_t once;
    NSMutableArray *results = [NSMutableArray array];
    NSUInteger index = 0;
    for (id item in items) {
        id result = work(item, index++);
        if (result) [results addObject:result];
    }
    return results;
}
@end

NSString *scenario_blocks_set_parameters_1_blocks(void) {
    NSInteger (^collatz)(NSInteger, NSInteger) = ^NSInteger(NSInteger n, NSInteger limit) {
        NSInteger steps = 0;
        while (n != 1 && steps < limit) {
            n = n % 2 ? 3 * n + 1 : n / 2;
            steps++;
        }
        return steps;
    };
    NSString *(^shorten)(NSString *) = ^NSString *(NSString *text) {
        if (text.length > 4) text = [[text substringToIndex:3] stringByAppendingString:@"…"];
        else if (text.length == 0) text = nil;
        return text;
    };
    BSPQueue *queue = [BSPQueue new];
    NSArray *done = [queue each:@[@"a", @3, @"bc", @4.5] do:^id(id item, NSUInteger index) {
        if ([item isKindOfClass:[NSNumber class]]) item = [item stringValue];
        index *= 10;
        return index == 20 ? nil : [NSString stringWithFormat:@"%@%lu", item, (unsigned long)index];
    }];
    return [NSString stringWithFormat:@"%ld %ld %@ %@ %@ %@", (long)collatz(6, 100), (long)collatz(27, 10), shorten(@"longer"),
            shorten(@"abc"), shorten(@""), [done componentsJoinedByString:@" "]];
}

NSString *scenario_blocks_set_parameters_1_locals(void) {
    id number = @7.9;
    id text = @"12 apples";
    id truth = @YES;
    NSInteger sum = [number integerValue] + [text integerValue] + [truth integerValue];
    int a = 1, b = (a++, a * 10);
    int c = (b += a, b - 1);
    NSString *name = @"start";
    NSDictionary *names = @{@"x": @"found"};
    NSMutableArray *seen = [NSMutableArray array];
    for (NSString *key in @[@"x", @"y"]) {
        name = names[key];
        [seen addObject:name ?: @"nil"];
    }
    return [NSString stringWithFormat:@"%ld %d %d %d %@ %@ %lu", (long)sum, a, b, c, [seen componentsJoinedByString:@","], name,
            (unsigned long)name.length];
}
