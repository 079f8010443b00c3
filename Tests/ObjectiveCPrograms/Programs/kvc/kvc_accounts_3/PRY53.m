#import "PRY53.h"

@interface PRYAccount : NSObject
@property (nonatomic, copy) NSString *owner;
@property (nonatomic, assign) NSInteger balance;
@property (nonatomic, assign) BOOL locked;
@property (nonatomic, strong) PRYAccount *parent;
@property (nonatomic, strong) NSArray *history;
@property (nonatomic, assign) float rate;
@end
@implementation PRYAccount
- (id)valueForUndefinedKey:(NSString *)key { return [NSString stringWithFormat:@"?%@", key]; }
- (void)setNilValueForKey:(NSString *)key { if ([key isEqualToString:@"balance"]) self.balance = -1; else [super setNilValueForKey:key]; }
- (NSString *)summary { return [NSString stringWithFormat:@"%@:%ld", self.owner, (long)self.balance]; }
@end
static PRYAccount *make(NSString *owner, NSInteger balance, PRYAccount *parent) { PRYAccount *a = [PRYAccount new]; a.owner = owner; a.balance = balance; a.parent = parent; a.history = @[@(balance), @(balance * 2)]; return a; }

NSString *scenario_kvc_accounts_3_keys(void) {
    PRYAccount *root = make(@"root", 100, nil), *kid = make(@"kid", 5, root);
    NSMutableArray *r = [NSMutableArray array];
    [r addObject:[kid valueForKeyPath:@"parent.owner"]];
    [r addObject:[kid valueForKey:@"summary"]];
    [r addObject:[kid valueForKey:@"nothing"]];
    [kid setValue:nil forKey:@"balance"]; [kid setValue:@"12.7" forKey:@"balance"];
    [r addObject:@(kid.balance)];
    [kid setValue:@YES forKey:@"locked"]; [kid setValue:@2.5 forKeyPath:@"parent.rate"];
    [r addObject:[kid valueForKey:@"locked"]]; [r addObject:@(root.rate)];
    [r addObject:[kid valueForKeyPath:@"parent.parent.owner"] ?: @"nil"];
    [r addObject:[kid valueForKeyPath:@"parent.history.@sum.self"]];
    [kid setValuesForKeysWithDictionary:@{@"owner": @"KID", @"balance": @9}];
    NSDictionary *d = [kid dictionaryWithValuesForKeys:@[@"owner", @"balance", @"rate"]];
    [r addObject:d[@"owner"]]; [r addObject:d[@"balance"]]; [r addObject:d[@"rate"]];
    return [r componentsJoinedByString:@" "];
}
NSString *scenario_kvc_accounts_3_operators(void) {
    NSArray *all = @[make(@"b", 3, nil), make(@"a", 1, nil), make(@"b", 8, nil), make(@"c", 1, nil)];
    NSMutableArray *r = [NSMutableArray array];
    for (NSString *path in @[@"@count", @"@sum.balance", @"@avg.balance", @"@max.balance", @"@min.owner"]) [r addObject:[all valueForKeyPath:path]];
    [r addObject:@([[all valueForKeyPath:@"@distinctUnionOfObjects.owner"] count])];
    [r addObject:[[all valueForKey:@"owner"] componentsJoinedByString:@""]];
    [r addObject:@([[all valueForKeyPath:@"@unionOfArrays.history"] count])];
    [r addObject:[[[all sortedArrayUsingDescriptors:@[[NSSortDescriptor sortDescriptorWithKey:@"balance" ascending:YES], [NSSortDescriptor sortDescriptorWithKey:@"owner" ascending:NO]]] valueForKey:@"summary"] componentsJoinedByString:@","]];
    [r addObject:[[[all filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"balance > %d AND owner IN %@", 1, @[@"b", @"c"]]] valueForKeyPath:@"balance"] componentsJoinedByString:@"+"]];
    [r addObject:@([all indexOfObjectPassingTest:^BOOL(PRYAccount *a, NSUInteger idx, BOOL *stop) { return a.balance == 8; }])];
    return [r componentsJoinedByString:@" "];
}
NSString *scenario_kvc_accounts_3_dictionaries(void) {
    NSMutableDictionary *d = [@{@"b": @2, @"a": @1, @3: @"three"} mutableCopy];
    NSMutableArray *r = [NSMutableArray array];
    [r addObject:d[@3]]; [r addObject:d[@"zz"] ?: @"-"]; [r addObject:d[@3.0]];
    [d removeObjectsForKeys:@[@3, @"q"]]; [d addEntriesFromDictionary:@{@"a": @10, @"c": @30}];

    __block NSInteger total = 0;
    [d enumerateKeysAndObjectsUsingBlock:^(NSString *k, NSNumber *v, BOOL *stop) { total += v.integerValue * k.length; }];
    [r addObject:@(total)];
    [r addObject:[[d keysSortedByValueUsingComparator:^NSComparisonResult(id a, id b) { return [b compare:a]; }] componentsJoinedByString:@""]];
    [r addObject:[[d allKeysForObject:@10] firstObject]];
    [r addObject:[[d objectsForKeys:@[@"a", @"x"] notFoundMarker:@"!"] componentsJoinedByString:@""]];
    [r addObject:@([d isEqualToDictionary:@{@"c": @30, @"b": @2.0, @"a": @10}])];
    NSDictionary *nested = @{@"list": @[@{@"id": @7}]};
    [r addObject:nested[@"list"][0][@"id"]]; [r addObject:[nested[@"list"] valueForKey:@"id"][0]];
    [d setValue:nil forKey:@"a"]; [r addObject:@(d.count)];
    NSString *json = [[NSString alloc] initWithData:[NSJSONSerialization dataWithJSONObject:@{@"k": @[@1, @YES, @2.5, [NSNull null], @"s\"/é"]} options:0 error:nil] encoding:NSUTF8StringEncoding];
    [r addObject:json];
    return [r componentsJoinedByString:@" "];
}
