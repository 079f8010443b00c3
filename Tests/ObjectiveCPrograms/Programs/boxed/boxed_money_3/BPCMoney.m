#import "BPCMoney.h"

static NSInteger BPCCounter = 0;
static NSMutableDictionary *BPCRegistry(void) {
    static NSMutableDictionary *registry;
    if (registry == nil) registry = [[NSMutableDictionary alloc] init];
    return registry;
}

@interface BPCMoney : NSObject <NSCopying>
@property (nonatomic, readonly) long long cents;
@property (nonatomic, copy, readonly) NSString *currency;
+ (BPCMoney *)cents:(long long)cents in:(NSString *)currency;
+ (BPCMoney *)parse:(NSString *)text;
- (BPCMoney *)plus:(BPCMoney *)other;
- (BPCMoney *)times:(double)factor;
- (NSArray *)splitInto:(NSUInteger)parts;
- (NSString *)text;
@end
@implementation BPCMoney
+ (BPCMoney *)cents:(long long)cents in:(NSString *)currency {
    NSString *key = [NSString stringWithFormat:@"%lld%@", cents, currency];
    BPCMoney *known = BPCRegistry()[key];
    if (known) return known;
    BPCMoney *money = [[BPCMoney alloc] init];
    money->_cents = cents;
    money->_currency = [currency copy];
    BPCCounter++;
    BPCRegistry()[key] = money;
    return money;
}
+ (BPCMoney *)parse:(NSString *)text {
    NSArray *parts = [text componentsSeparatedByString:@" "];
    if (parts.count != 2) return nil;
    double value = [parts[0] doubleValue];
    return [self cents:llround(value * 100) in:[parts[1] uppercaseString]];
}
- (BPCMoney *)plus:(BPCMoney *)other {
    NSParameterAssert(other != nil);
    if (![self.currency isEqual:other.currency]) return nil;
    return [[self class] cents:self.cents + other.cents in:self.currency];
}
- (BPCMoney *)times:(double)factor {
    return [BPCMoney cents:(long long)(_cents * factor) in:_currency];
}
- (NSArray *)splitInto:(NSUInteger)parts {
    NSMutableArray *result = [NSMutableArray arrayWithCapacity:parts];
    long long share = self.cents / (long long)parts;
    long long rest = self.cents % (long long)parts;
    for (NSUInteger i = 0; i < parts; i++) {
        [result addObject:[BPCMoney cents:share + (i < llabs(rest) ? (rest > 0 ? 1 : -1) : 0) in:self.currency]];
    }
    return result;
}
- (NSString *)text {
    return [NSString stringWithFormat:@"%@%lld.%02lld %@", self.cents < 0 ? @"-" : @"", llabs(self.cents) / 100, llabs(self.cents) % 100, self.currency];
}
- (BOOL)isEqual:(BPCMoney *)other { return [other isKindOfClass:[BPCMoney class]] && other.cents == self.cents && [other.currency isEqualToString:self.currency]; }
- (NSUInteger)hash { return (NSUInteger)self.cents * 31 + self.currency.hash; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end

@interface BPCAccount : NSObject
@property (nonatomic, copy) NSString *owner;
@property (nonatomic, strong) BPCMoney *balance;
@end
@implementation BPCAccount
- (NSString *)owner { return _owner.length ? _owner : @"nobody"; }
@end

NSString *scenario_boxed_money_3_money(void) {
    NSMutableArray *log = [[NSMutableArray alloc] init];
    BPCMoney *a = [BPCMoney parse:@"12.34 eur"];
    BPCMoney *b = [BPCMoney parse:@"-0.05 eur"];
    BPCMoney *c = [BPCMoney parse:@"7 usd"];
    [log addObject:[NSString stringWithFormat:@"%@ %@ %@ %@", a.text, b.text, c.text, [BPCMoney parse:@"oops"]]];
    [log addObject:[NSString stringWithFormat:@"%@ %@ %@", [[a plus:b] text], [[a plus:c] text], [[a times:1.5] text]]];
    [log addObject:[[[BPCMoney cents:100 in:@"EUR"] splitInto:3] valueForKey:@"cents"]];
    NSArray *texts = [[[BPCMoney cents:-101 in:@"EUR"] splitInto:4] valueForKey:@"text"];
    [log replaceObjectAtIndex:log.count - 1 withObject:[texts componentsJoinedByString:@"/"]];
    NSMutableDictionary *totals = [NSMutableDictionary dictionary];
    NSDictionary *names = @{a: @"first", c: @"second"};
    for (BPCMoney *money in @[a, c, [a plus:b], [BPCMoney parse:@"12.34 EUR"]]) {
        totals[money.currency] = @([totals[money.currency] longLongValue] + money.cents);
        [log addObject:names[money] ?: @"-"];
    }
    [log addObject:[NSString stringWithFormat:@"%@ %@", totals[@"EUR"], totals[@"USD"]]];
    BPCAccount *account = [BPCAccount new];
    [log addObject:[NSString stringWithFormat:@"%@ %lld %@ %d", account.owner, account.balance.cents, account.balance.text, [account.balance isEqual:nil]]];
    account.balance = a;
    account.owner = @"";
    [log addObject:[NSString stringWithFormat:@"%@ %lld %d %ld", account.owner, account.balance.cents, [account.balance isEqual:[BPCMoney parse:@"12.34 Eur"]], (long)BPCCounter]];
    return [log componentsJoinedByString:@"|"];
}
