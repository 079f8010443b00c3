#import "PRXWallet.h"

@interface PRXMoney ()
@property (nonatomic, copy, readwrite) NSString *currency;
@property (nonatomic, assign, readwrite) NSInteger cents;
@end

@implementation PRXMoney

+ (instancetype)money:(NSInteger)cents in:(NSString *)currency {
    PRXMoney *money = [[self alloc] init];
    money.cents = cents;
    money.currency = currency;
    return money;
}

- (instancetype)plus:(PRXMoney *)other {
    NSParameterAssert(!other || [other.currency isEqualToString:self.currency]);
    return [[self class] money:self.cents + other.cents in:self.currency];
}

- (BOOL)isEqualToMoney:(PRXMoney *)other {
    if (!other) return NO;
    BOOL sameCurrency = (!self.currency && !other.currency) || [self.currency isEqualToString:other.currency];
    return sameCurrency && self.cents == other.cents;
}

- (BOOL)isEqual:(id)object {
    if (self == object) return YES;
    if (![object isKindOfClass:[PRXMoney class]]) return NO;
    return [self isEqualToMoney:(PRXMoney *)object];
}

- (NSUInteger)hash {
    return [self.currency hash] ^ (NSUInteger)self.cents;
}

- (NSComparisonResult)compare:(PRXMoney *)other {
    NSComparisonResult byCurrency = [self.currency compare:other.currency];
    if (byCurrency != NSOrderedSame) return byCurrency;
    return self.cents == other.cents ? NSOrderedSame : (self.cents < other.cents ? NSOrderedAscending : NSOrderedDescending);
}

- (id)copyWithZone:(NSZone *)zone {
    return self;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%ld.%02ld %@", (long)(self.cents / 100), labs(self.cents % 100), self.currency];
}

@end

@implementation PRXCoin

- (BOOL)isEqual:(id)object {
    return [super isEqual:object] && (![object isMemberOfClass:[PRXCoin class]] || [(PRXCoin *)object worn] == self.worn);
}

- (NSUInteger)hash {
    return [super hash];
}

@end

NSString *scenario_equality_wallet_3_pairs(void) {
    PRXMoney *a = [PRXMoney money:150 in:@"EUR"], *b = [PRXMoney money:150 in:[@"EU" stringByAppendingString:@"R"]], *c = [PRXMoney money:150 in:nil];
    PRXMoney *none = nil;
    return [NSString stringWithFormat:@"%d%d%d%d%d %d %@ %@", a == b, [a isEqual:b], [a isEqual:c], [c isEqual:[PRXMoney money:150 in:nil]], [a isEqual:none],
            [none isEqual:none], [a plus:b], [a plus:nil]];
}

NSString *scenario_equality_wallet_3_members(void) {
    NSArray *wallet = @[[PRXMoney money:1 in:@"EUR"], @"1", @1, [NSNull null], [PRXMoney money:2 in:@"USD"]];
    PRXMoney *two = [PRXMoney money:2 in:@"USD"];
    NSUInteger identical = [wallet indexOfObjectIdenticalTo:two];
    return [NSString stringWithFormat:@"%d %lu %d %lu %lu %d", [wallet containsObject:two], (unsigned long)[wallet indexOfObject:two], identical == NSNotFound,
            (unsigned long)[wallet indexOfObject:@1.0], (unsigned long)[wallet indexOfObject:[NSNull null]], [wallet containsObject:[PRXMoney money:3 in:@"USD"]]];
}

NSString *scenario_equality_wallet_3_keys(void) {
    NSMutableDictionary *names = [NSMutableDictionary dictionary];
    names[[PRXMoney money:5 in:@"EUR"]] = @"five";
    names[[PRXMoney money:5 in:@"EUR"]] = @"fünf";
    names[[PRXMoney money:-5 in:@"EUR"]] = @"minus";
    [names removeObjectForKey:[PRXMoney money:7 in:@"EUR"]];
    NSString *found = [names objectForKey:[[PRXMoney money:2 in:@"EUR"] plus:[PRXMoney money:3 in:@"EUR"]]];
    NSArray *keys = [[names allKeys] sortedArrayUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%lu %@ %@", (unsigned long)names.count, found, [keys componentsJoinedByString:@", "]];
}

NSString *scenario_equality_wallet_3_arrays(void) {
    NSArray *a = @[[PRXMoney money:1 in:@"A"], @[@1, @"x"], @{@"k": [PRXMoney money:2 in:@"B"]}];
    NSArray *b = @[[PRXMoney money:1 in:@"A"], @[@1.0, @"x"], @{@"k": [PRXMoney money:2 in:@"B"]}];
    NSArray *c = @[[PRXMoney money:1 in:@"A"], @[@1, @"x"], @{@"k": [PRXMoney money:3 in:@"B"]}];
    NSMutableArray *d = [a mutableCopy];
    return [NSString stringWithFormat:@"%d%d%d%d %d", [a isEqualToArray:b], [a isEqual:c], [a isEqual:d], a == (NSArray *)d, [@{@"a": a} isEqualToDictionary:@{@"a": b}]];
}

NSString *scenario_equality_wallet_3_subclass(void) {
    PRXCoin *shiny = [PRXCoin money:10 in:@"EUR"], *worn = [PRXCoin money:10 in:@"EUR"];
    worn.worn = YES;
    PRXMoney *plain = [PRXMoney money:10 in:@"EUR"];
    id sum = [worn plus:plain];
    return [NSString stringWithFormat:@"%d%d%d%d %@ %d %@", [shiny isEqual:worn], [shiny isEqual:plain], [plain isEqual:worn], [worn isEqual:worn],
            NSStringFromClass([sum class]), [sum worn], sum];
}

NSString *scenario_equality_wallet_3_mixed(void) {
    NSArray *values = @[@1, @1.0, @YES, @"1", @(1.5), [NSNull null], @[], @{}, [NSDate dateWithTimeIntervalSince1970:0]];
    NSMutableString *rows = [NSMutableString string];
    for (id one in values) {
        NSUInteger equal = 0;
        for (id other in values) if ([one isEqual:other]) equal++;
        [rows appendFormat:@"%lu", (unsigned long)equal];
    }
    return [NSString stringWithFormat:@"%@ %d %d", rows, [@[] isEqual:[NSMutableArray array]], [@"" isEqual:[NSMutableString string]]];
}

NSString *scenario_equality_wallet_3_removing(void) {
    NSMutableArray *wallet = [NSMutableArray arrayWithObjects:[PRXMoney money:1 in:@"E"], [PRXMoney money:2 in:@"E"], [PRXMoney money:1 in:@"E"], nil];
    PRXMoney *last = wallet.lastObject;
    [wallet removeObjectIdenticalTo:last];
    NSUInteger afterIdentical = wallet.count;
    [wallet addObject:last];
    [wallet removeObject:[PRXMoney money:1 in:@"E"]];
    NSUInteger afterEqual = wallet.count;
    [wallet addObjectsFromArray:@[last, @"x"]];
    [wallet removeObjectsInArray:@[@"x", [PRXMoney money:2 in:@"E"]]];
    return [NSString stringWithFormat:@"%lu %lu %@", (unsigned long)afterIdentical, (unsigned long)afterEqual, wallet.firstObject];
}

NSString *scenario_equality_wallet_3_identity(void) {
    PRXMoney *a = [PRXMoney money:1 in:@"E"];
    PRXMoney *copy = [a copy];
    NSArray *holder = [NSArray arrayWithObject:a];
    NSArray *deep = [[NSArray alloc] initWithArray:holder copyItems:YES];
    __weak PRXMoney *weak = a;
    return [NSString stringWithFormat:@"%d%d%d%d", a == copy, holder[0] == a, deep.firstObject == holder.firstObject, weak == a];
}

NSString *scenario_equality_wallet_3_unique(void) {
    NSMutableSet *set = [NSMutableSet set];
    NSMutableArray *unique = [NSMutableArray array];
    for (NSNumber *cents in @[@3, @1, @3, @2, @1]) {
        PRXMoney *money = [PRXMoney money:cents.integerValue in:@"E"];
        if (![set containsObject:money]) [unique addObject:money];
        [set addObject:money];
    }
    PRXMoney *member = [set member:[PRXMoney money:2 in:@"E"]];
    NSArray *distinct = [@[unique[0], [PRXMoney money:3 in:@"E"]] valueForKeyPath:@"@distinctUnionOfObjects.self"];
    return [NSString stringWithFormat:@"%@ %lu %d %lu", [[unique valueForKey:@"cents"] componentsJoinedByString:@","], (unsigned long)set.count, member == unique[2],
            (unsigned long)distinct.count];
}

NSString *scenario_equality_wallet_3_ordered(void) {
    NSMutableOrderedSet *ordered = [NSMutableOrderedSet orderedSet];
    for (NSString *code in @[@"B", @"A", @"B", @"C"]) [ordered addObject:[PRXMoney money:1 in:code]];
    [ordered insertObject:[PRXMoney money:1 in:@"A"] atIndex:0];
    NSUInteger at = [ordered indexOfObject:[PRXMoney money:1 in:@"C"]];
    [ordered removeObject:[PRXMoney money:1 in:@"B"]];
    NSOrderedSet *same = [NSOrderedSet orderedSetWithObjects:[PRXMoney money:1 in:@"A"], [PRXMoney money:1 in:@"C"], nil];
    return [NSString stringWithFormat:@"%lu %lu %@ %d", (unsigned long)ordered.count, (unsigned long)at, [ordered.firstObject currency], [ordered isEqualToOrderedSet:same]];
}
