#import "EMY.h"

@interface EMYMoney : NSObject <NSCopying>
@property (nonatomic, strong, readonly) NSDecimalNumber *amount;
@property (nonatomic, copy, readonly) NSString *currency;
- (instancetype)initWithAmount:(NSString *)amount currency:(NSString *)currency;
- (BOOL)isEqualToMoney:(EMYMoney *)other;
- (NSComparisonResult)compare:(EMYMoney *)other;
@end

@implementation EMYMoney

- (instancetype)initWithAmount:(NSString *)amount currency:(NSString *)currency {
    self = [super init];
    if (self == nil) return nil;
    _amount = [NSDecimalNumber decimalNumberWithString:amount];
    _currency = [currency copy] ?: @"EUR";
    return self;
}

- (id)copyWithZone:(NSZone *)zone {
    return [[EMYMoney allocWithZone:zone] initWithAmount:self.amount.stringValue currency:self.currency];
}

- (BOOL)isEqualToMoney:(EMYMoney *)other {
    if (!other) return NO;
    BOOL sameCurrency = (!self.currency && !other.currency) || [self.currency isEqualToString:other.currency];
    return sameCurrency && [self.amount isEqualToNumber:other.amount];
}

- (BOOL)isEqual:(id)object {
    if (self == object) return YES;
    if (![object isKindOfClass:[self class]]) return NO;
    return [self isEqualToMoney:(EMYMoney *)object];
}

- (NSUInteger)hash {
    return [self.currency hash];
}

- (NSComparisonResult)compare:(EMYMoney *)other {
    NSComparisonResult byCurrency = [self.currency compare:other.currency];
    return byCurrency == NSOrderedSame ? [self.amount compare:other.amount] : byCurrency;
}

@end

@interface EMYBonus : EMYMoney
@property (nonatomic, assign) BOOL paid;
@end

@implementation EMYBonus

- (BOOL)isEqual:(id)object {
    return [super isEqual:object] && self.paid == [object paid];
}

@end

static EMYMoney *money(NSString *amount) {
    return [[EMYMoney alloc] initWithAmount:amount currency:nil];
}

NSString *scenario_equality_money_3_values(void) {
    EMYMoney *one = money(@"1.50");
    EMYMoney *same = money(@"1.5");
    EMYMoney *dollars = [[EMYMoney alloc] initWithAmount:@"1.5" currency:@"USD"];
    EMYBonus *bonus = [[EMYBonus alloc] initWithAmount:@"1.5" currency:@"EUR"];
    return [NSString stringWithFormat:@"%d %d %d %d %d %d %d", one == same, [one isEqual:same], [one isEqual:dollars], [one isEqual:bonus], [bonus isEqual:one], [one isEqual:[one copy]], [one isEqual:@"1.5"]];
}

NSString *scenario_equality_money_3_containers(void) {
    NSArray *wallet = @[ money(@"1"), money(@"2"), money(@"1.0") ];
    NSSet *unique = [NSSet setWithArray:wallet];
    NSMutableDictionary *owners = [NSMutableDictionary dictionary];
    owners[money(@"1")] = @"Ann";
    owners[money(@"1.00")] = @"Bob";
    NSUInteger index = [wallet indexOfObject:money(@"2.000")];
    NSMutableArray *rest = [wallet mutableCopy];
    [rest removeObject:money(@"1")];
    BOOL equal = [rest isEqual:@[ money(@"2") ]];
    NSArray *sorted = [[wallet arrayByAddingObject:[[EMYMoney alloc] initWithAmount:@"0" currency:@"CHF"]] sortedArrayUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%lu %lu %@ %lu %d %d %@%@", (unsigned long)unique.count, (unsigned long)owners.count, owners[money(@"1")], (unsigned long)index, equal, [wallet containsObject:money(@"3")], [sorted[0] currency], [sorted[3] amount]];
}

NSString *scenario_equality_money_3_numbers(void) {
    NSNumber *yes = @YES, *one = @1, *real = @1.0, *letter = @'a';
    id mixed = @[ @1, @"1", @YES ];
    NSDecimalNumber *decimal = [NSDecimalNumber decimalNumberWithString:@"1"];
    BOOL third = [mixed[0] isEqual:mixed[1]];
    BOOL fourth = [mixed[0] isEqual:mixed[2]];
    return [NSString stringWithFormat:@"%d %d %d %d %d %d %d %ld", [yes isEqual:one], [one isEqualToNumber:real], third, fourth, [letter isEqual:@97], [decimal isEqual:one], [@0.1 isEqual:@(0.3 - 0.2)], (long)[@2 compare:@1.5]];
}

NSString *scenario_equality_money_3_texts(void) {
    NSString *plain = @"caf\u00e9";
    NSString *composed = @"cafe\u0301";
    NSMutableString *built = [NSMutableString stringWithString:@"caf"];
    [built appendString:@"\u00e9"];
    NSDictionary *menu = @{ plain : @1 };
    return [NSString stringWithFormat:@"%d %d %d %@ %d", [plain isEqual:built], [plain isEqualToString:composed], [built isEqual:plain], menu[built], [plain caseInsensitiveCompare:@"CAF\u00c9"] == NSOrderedSame];
}

NSString *scenario_equality_money_3_identity(void) {
    EMYMoney *first = money(@"5");
    NSArray *wallet = @[ money(@"5"), first ];
    NSUInteger equal = [wallet indexOfObject:first];
    NSUInteger identical = [wallet indexOfObjectIdenticalTo:first];
    NSUInteger missing = [wallet indexOfObjectIdenticalTo:money(@"5")];
    NSMutableArray *rest = [wallet mutableCopy];
    [rest removeObjectIdenticalTo:first];
    id null = [NSNull null];
    NSMutableArray *copies = [NSMutableArray array];
    for (EMYMoney *item in wallet) {
        if (item != first) [copies addObject:item];
    }
    return [NSString stringWithFormat:@"%lu %lu %d %lu %d %d %lu", (unsigned long)equal, (unsigned long)identical, missing == NSNotFound, (unsigned long)rest.count, rest[0] == first, null == [NSNull null], (unsigned long)copies.count];
}

NSString *scenario_equality_money_3_nil(void) {
    EMYMoney *none = nil;
    EMYMoney *some = money(@"1");
    NSString *text = nil;
    BOOL a = [none isEqual:nil];
    BOOL b = [some isEqual:none];
    BOOL c = none == nil;
    BOOL d = [text isEqualToString:@""];
    BOOL e = [none compare:some] == NSOrderedSame;
    BOOL f = [none.currency isEqual:some.currency] || none.amount == some.amount;
    BOOL g = ![none isEqualToMoney:some];
    return [NSString stringWithFormat:@"%d%d%d%d%d%d%d", a, b, c, d, e, f, g];
}
