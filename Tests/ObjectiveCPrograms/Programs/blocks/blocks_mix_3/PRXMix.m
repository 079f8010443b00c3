#import "PRXMix.h"

static BOOL PRXParse(NSString *text, NSInteger *outValue, NSString **outRest) {
    NSScanner *scanner = [NSScanner scannerWithString:text];
    NSInteger value;
    if (![scanner scanInteger:&value]) return NO;
    if (outValue) *outValue = value;
    if (outRest) *outRest = [text substringFromIndex:scanner.scanLocation];
    return YES;
}
static void PRXSplit(double value, int *whole, double *rest) { *whole = (int)value; *rest = value - *whole; }
NSString *scenario_blocks_mix_3_parsed(void) {
    NSInteger v = -1; NSString *rest = nil;
    BOOL a = PRXParse(@"42abc", &v, &rest), b = PRXParse(@"x", NULL, &rest), c = PRXParse(@"7", &v, NULL);
    return [NSString stringWithFormat:@"%d%d%d %ld %@", a, b, c, (long)v, rest];
}
NSString *scenario_blocks_mix_3_split(void) {
    int w; double r;
    PRXSplit(-3.75, &w, &r);
    return [NSString stringWithFormat:@"%d %.2f %d", w, r, (int)round(r)];
}
NSString *scenario_blocks_mix_3_chains(void) {
    NSDictionary *d = @{ @"a": @{ @"b": @[ @1, @{ @"c": @"deep" } ] } };
    NSString *deep = d[@"a"][@"b"][1][@"c"];
    id missing = d[@"x"][@"y"];
    NSArray *keys = [d[@"a"] allKeys];
    return [NSString stringWithFormat:@"%@ %@ %lu %@", deep, missing, (unsigned long)keys.count, [d valueForKeyPath:@"a.b"][0]];
}
NSString *scenario_blocks_mix_3_mutable(void) {
    NSMutableString *s = [@"abc" mutableCopy];
    NSString *alias = s;
    NSString *copy = [s copy];
    [s appendString:@"d"];
    [s replaceCharactersInRange:NSMakeRange(0, 1) withString:@"[A]"];
    [s deleteCharactersInRange:[s rangeOfString:@"b"]];
    NSUInteger n = [s replaceOccurrencesOfString:@"]" withString:@"))" options:0 range:NSMakeRange(0, s.length)];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", s, alias, copy, (unsigned long)n];
}
NSString *scenario_blocks_mix_3_dates(void) {
    NSDate *a = [NSDate dateWithTimeIntervalSinceReferenceDate:100], *b = [a dateByAddingTimeInterval:-0.5];
    NSTimeInterval gap = [a timeIntervalSinceDate:b];
    return [NSString stringWithFormat:@"%.1f %ld %d %@", gap, (long)[a compare:b], [[a earlierDate:b] isEqualToDate:b], [a isEqual:nil] ? @"y" : @"n"];
}
NSString *scenario_blocks_mix_3_sets(void) {
    NSMutableSet *s = [NSMutableSet setWithObjects:@1, @2, @2, @3, nil];
    NSSet *t = [NSSet setWithArray:@[ @2, @5 ]];
    [s minusSet:t]; [s unionSet:[NSSet setWithObject:@9]];
    NSMutableOrderedSet *o = [NSMutableOrderedSet orderedSetWithArray:@[ @"c", @"a", @"c", @"b" ]];
    [o moveObjectsAtIndexes:[NSIndexSet indexSetWithIndex:2] toIndex:0];
    return [NSString stringWithFormat:@"%lu %d %@ %@", (unsigned long)s.count, [s intersectsSet:t], [o.array componentsJoinedByString:@""], [[s valueForKeyPath:@"@max.self"] description]];
}
NSString *scenario_blocks_mix_3_swaps(void) {
    NSMutableArray *a = [@[ @3, @1, @2 ] mutableCopy];
    for (NSUInteger i = 0; i < a.count; i++)
        for (NSUInteger j = a.count - 1; j > i; j--)
            if ([a[j - 1] compare:a[j]] == NSOrderedDescending) [a exchangeObjectAtIndex:j - 1 withObjectAtIndex:j];
    NSIndexSet *odd = [a indexesOfObjectsPassingTest:^BOOL(NSNumber *n, NSUInteger i, BOOL *stop) { return n.integerValue % 2; }];
    [a removeObjectsAtIndexes:odd];
    [a addObjectsFromArray:@[ @7, @8 ]];
    return [NSString stringWithFormat:@"%@ %@", [a componentsJoinedByString:@","], [a subarrayWithRange:NSMakeRange(1, 2)].lastObject];
}
NSString *scenario_blocks_mix_3_nested(void) {
    __block NSInteger depth = 0;
    __block __weak void (^weakVisit)(NSArray *);
    NSMutableArray *flat = [NSMutableArray array];
    void (^visit)(NSArray *);
    weakVisit = visit = ^(NSArray *list) {
        depth++;
        for (id item in list) {
            if ([item isKindOfClass:[NSArray class]]) weakVisit(item);
            else [flat addObject:item];
        }
    };
    visit(@[ @1, @[ @2, @[ @3 ] ], @[] ]);
    return [NSString stringWithFormat:@"%@ %ld", [flat componentsJoinedByString:@""], (long)depth];
}
NSString *scenario_blocks_mix_3_numbers(void) {
    NSNumber *big = @(UINT64_MAX), *neg = @(-1), *half = @0.5, *yes = @YES;
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %d %d %lld %u", big, neg, half, yes, half.intValue, yes.boolValue && neg.boolValue, big.longLongValue, neg.unsignedIntValue];
}

@implementation PRXMixBag {
    NSMutableArray *_items;
}
- (instancetype)initWithItems:(id)first, ... {
    if ((self = [super init])) {
        _items = [NSMutableArray array];
        va_list list;
        va_start(list, first);
        for (id item = first; item != nil; item = va_arg(list, id)) [_items addObject:item];
        va_end(list);
    }
    return self;
}
- (NSString *)text { return [_items componentsJoinedByString:@"+"]; }
@end

NSString *scenario_blocks_mix_3_further(void) {
    PRXMixBag *bag = [[PRXMixBag alloc] initWithItems:@1, @"b", @3, nil], *single = [[PRXMixBag alloc] initWithItems:@"x", nil];
    return [NSString stringWithFormat:@"%@ %@", bag.text, single.text];
}
NSString *scenario_blocks_mix_3_distinct(void) {
    NSArray *names = @[ @"ann", @"bob", @"ann", @"eve", @"bob" ];
    NSArray *once = [NSOrderedSet orderedSetWithArray:names].array;
    NSMutableOrderedSet *more = [[NSMutableOrderedSet alloc] initWithArray:names];
    [more addObject:@"eve"];
    [more addObject:@"zoe"];
    NSOrderedSet *few = [[NSOrderedSet alloc] initWithObjects:@2, @1, @2, nil];
    return [NSString stringWithFormat:@"%@ %@ %lu %@", [once componentsJoinedByString:@","], [more.array componentsJoinedByString:@","], (unsigned long)few.count, [few.array componentsJoinedByString:@","]];
}
