#import "BXEElements.h"

@implementation BXEElements
- (NSNumber *)firstOf:(NSArray *)list { return [list firstObject]; }
- (NSNumber *)seven { return [@[@7] firstObject]; }
- (int)level:(int)other { return self.level ?: other; }
- (NSString *)compared:(NSString *)text {
    switch ([self.title compare:text]) {
    case -1: return @"before";
    case 1: return @"behind";
    default: return @"same";
    }
}
@end

NSString *scenario_boxed_elements_1_zeros(void) {
    NSArray *list = @[@0, @NO];
    NSMutableString *text = [NSMutableString string];
    if ([@[@0] firstObject]) [text appendString:@"first,"];
    if (@[@NO].lastObject) [text appendString:@"last,"];
    if (list[0]) [text appendString:@"element,"];
    NSNumber *number = [@[@0] firstObject] ?: @5;
    NSNumber *none = [@[] firstObject] ?: @5;
    return [text stringByAppendingFormat:@"%@,%@", number, none];
}
NSString *scenario_boxed_elements_1_keys(void) {
    BXEElements *e = [[BXEElements alloc] init];
    e.names = @{@"a": @1};
    NSNumber *first = [e.names objectForKey:e.title];
    NSNumber *second = e.names[e.title];
    e.title = @"a";
    return [NSString stringWithFormat:@"%@ %@ %@ %@", first, second, [e.names objectForKey:e.title], e.names[e.title]];
}
NSString *scenario_boxed_elements_1_equal(void) {
    BXEElements *e = [[BXEElements alloc] init];
    BOOL none = [e.score isEqual:@2];
    e.score = @2.5;
    NSInteger two = 2;
    BOOL isTwo = [e.score isEqual:@(two)], isLiteral = [e.score isEqualToNumber:@2], isYes = [e.score isEqual:@YES];
    e.score = @2.0;
    return [NSString stringWithFormat:@"%d %d %d %d %d", none, isTwo, isLiteral, isYes, [e.score isEqual:@(two)]];
}
NSString *scenario_boxed_elements_1_contained(void) {
    NSInteger eight = 8;
    BOOL contains = [@[@(eight), @(-2)] containsObject:@(8.0)];
    NSUInteger index = [@[@1, @(eight)] indexOfObject:@(8.5)];
    NSMutableArray *list = [@[@1, @(eight)] mutableCopy];
    [list removeObject:@(1.0)];
    return [NSString stringWithFormat:@"%d %d %lu", contains, index == NSNotFound, (unsigned long)list.count];
}
NSString *scenario_boxed_elements_1_orders(void) {
    BXEElements *e = [[BXEElements alloc] init];
    e.title = @"m";
    NSArray *flags = [@[@YES, @NO] sortedArrayUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [e compared:@"z"], [e compared:@"a"], [e compared:@"m"],
        [flags componentsJoinedByString:@","]];
}
NSString *scenario_boxed_elements_1_alternatives(void) {
    BXEElements *e = [[BXEElements alloc] init];
    int first = [e level:300];
    e.level = 4;
    BOOL isLess = 18.0 < -3.0;
    NSInteger less = -(isLess ? 0 : 2);
    unsigned word = 5;
    long long mixed = less < 0 ? -1 : word;
    return [NSString stringWithFormat:@"%d %d %ld %lld", first, [e level:300], (long)less, mixed];
}
NSString *scenario_boxed_elements_1_results(void) {
    BXEElements *e = [[BXEElements alloc] init];
    e.score = [@[@52338] lastObject];
    NSNumber *(^pick)(NSNumber *) = ^NSNumber *(NSNumber *number) { return nil; };
    NSNumber *none = pick(@3);
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [e firstOf:@[@4]], [e seven], e.score, none];
}
NSString *scenario_boxed_elements_1_parameters(void) {
    NSMutableString *text = [NSMutableString string];
    [@[@"a", @"b"] enumerateObjectsUsingBlock:^(NSString *name, NSUInteger index, BOOL *stop) {
        if (index > 0) name = [name uppercaseString];
        [text appendString:name];
    }];
    return text;
}
