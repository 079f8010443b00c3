#import "BNKMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@class BNKLedger;

typedef struct BNKMoney {
    long long cents;
    char code[4];
} BNKMoney;

static BNKMoney MoneyMake(long long cents) {
    BNKMoney money;
    money.cents = cents;
    money.code[0] = 'E';
    money.code[1] = 'U';
    money.code[2] = 0;
    return money;
}

@interface NSDecimalNumber (BNKMoney)
+ (NSDecimalNumber *)decimalNumberWithCents:(long long)cents;
@end
@implementation NSDecimalNumber (BNKMoney)
+ (NSDecimalNumber *)decimalNumberWithCents:(long long)cents {
    return [NSDecimalNumber decimalNumberWithMantissa:(unsigned long long)llabs(cents) exponent:-2 isNegative:cents < 0];
}
@end

typedef NS_ENUM(int8_t, BNKEntryType) { EntryDeposit = 'd', EntryWithdrawal = 'w', EntryFee = 'f' };

@interface BNKEntry : NSObject
@property (nonatomic, readonly) BNKEntryType type;
@property (nonatomic, readonly, copy) NSDecimalNumber *amount;
@property (nonatomic, readonly) NSUInteger number;
- (NSDecimalNumber *)signedAmount;
@end

@interface BNKEntry ()
@property (nonatomic, weak) BNKLedger *ledger;
- (instancetype)initWithType:(BNKEntryType)type amount:(NSDecimalNumber *)amount ledger:(BNKLedger *)ledger;
@end

@interface BNKLedger : NSObject
@property (atomic, copy, readonly) NSArray *entries;
@property (nonatomic, strong) NSDecimalNumber *limit;
+ (NSUInteger)nextNumber;
- (BNKEntry *)record:(BNKEntryType)type cents:(long long)cents;
- (NSDecimalNumber *)balance;
- (NSDecimalNumber *)balanceBefore:(BNKEntry *)entry;
@end

@implementation BNKEntry
- (instancetype)initWithType:(BNKEntryType)type amount:(NSDecimalNumber *)amount ledger:(BNKLedger *)ledger {
    NSAssert(ledger, @"no ledger");
    if ((self = [super init])) {
        _type = type;
        _amount = [amount copy];
        _ledger = ledger;
        _number = [[ledger class] nextNumber];
    }
    return self;
}
- (NSDecimalNumber *)signedAmount {
    switch (self.type) {
        case EntryDeposit: return self.amount;
        case EntryWithdrawal:
        case EntryFee: {
            NSDecimalNumber *minus = [NSDecimalNumber decimalNumberWithString:@"-1"];
            return [self.amount decimalNumberByMultiplyingBy:minus];
        }
    }
    return [NSDecimalNumber zero];
}
- (NSString *)description { return [NSString stringWithFormat:@"#%lu %c %@", (unsigned long)self.number, self.type, self.signedAmount]; }
@end

static NSUInteger sNumber = 100;

@implementation BNKLedger {
    NSMutableArray *_list;
    struct { unsigned int deposits; unsigned int others; } _counts;
}
+ (NSUInteger)nextNumber { return sNumber++; }
- (id)init {
    self = [super init];
    if (self) { _list = [[NSMutableArray alloc] initWithCapacity:4]; }
    return self;
}
- (NSArray *)entries { @synchronized (self) { return [NSArray arrayWithArray:_list]; } }
- (BNKEntry *)record:(BNKEntryType)type cents:(long long)cents {
    NSDecimalNumber *amount = [NSDecimalNumber decimalNumberWithCents:cents];
    if (type == EntryWithdrawal) {
        NSDecimalNumber *after = [[self balance] decimalNumberBySubtracting:amount];
        if ([after compare:self.limit ?: [NSDecimalNumber zero]] == NSOrderedAscending) return nil;
    }
    BNKEntry *entry = [[BNKEntry alloc] initWithType:type amount:amount ledger:self];
    if (type == EntryDeposit) _counts.deposits++; else _counts.others++;
    @synchronized (self) { [_list addObject:entry]; }
    return entry;
}
- (NSDecimalNumber *)balance { return [self balanceBefore:nil]; }
- (NSDecimalNumber *)balanceBefore:(BNKEntry *)entry {
    NSDecimalNumber *sum = NSDecimalNumber.zero;
    for (BNKEntry *each in _list) {
        if (each == entry) break;
        sum = [sum decimalNumberByAdding:each.signedAmount];
    }
    return sum;
}
- (NSString *)counts { return [NSString stringWithFormat:@"%u/%u", _counts.deposits, _counts.others]; }
@end

@interface BNKSavings : BNKLedger
@property (nonatomic) double rate;
- (void)accrue;
@end
@implementation BNKSavings
- (void)accrue {
    NSDecimalNumberHandler *handler = [NSDecimalNumberHandler decimalNumberHandlerWithRoundingMode:NSRoundDown scale:2 raiseOnExactness:NO raiseOnOverflow:NO raiseOnUnderflow:NO raiseOnDivideByZero:NO];
    NSDecimalNumber *interest = [[self balance] decimalNumberByMultiplyingBy:[NSDecimalNumber decimalNumberWithDecimal:[@(self.rate) decimalValue]] withBehavior:handler];
    [self record:EntryDeposit cents:[[interest decimalNumberByMultiplyingByPowerOf10:2] longLongValue]];
}
- (BNKEntry *)record:(BNKEntryType)type cents:(long long)cents {
    BNKEntry *entry = [super record:type cents:cents];
    if (entry && type == EntryWithdrawal) [super record:EntryFee cents:MAX(10, cents / 100)];
    return entry;
}
@end

NSString *scenario_inheritance_ledger_3_all(void) {
    lines = [NSMutableArray array];
    BNKLedger *plain = [BNKLedger new];
    Note([NSString stringWithFormat:@"%@", [plain record:EntryDeposit cents:10050]]);
    Note([NSString stringWithFormat:@"%@", [plain record:EntryWithdrawal cents:20000] ?: @"refused"]);
    plain.limit = [NSDecimalNumber decimalNumberWithString:@"-100"];
    BNKEntry *w = [plain record:EntryWithdrawal cents:20000];
    Note([NSString stringWithFormat:@"%@ | %@ | %@", w, plain.balance, [plain balanceBefore:w]]);
    BNKSavings *savings = [[BNKSavings alloc] init];
    savings.rate = 0.0125;
    [savings record:EntryDeposit cents:123456];
    [savings record:EntryWithdrawal cents:3456];
    [savings accrue];
    Note([NSString stringWithFormat:@"%@", [savings.entries componentsJoinedByString:@", "]]);
    Note([NSString stringWithFormat:@"%@ %@ %d", savings.balance, [(id)savings counts], [savings.entries.lastObject ledger] == savings]);
    BNKMoney money = MoneyMake(-1999);
    BNKMoney other = money;
    other.cents += 1;
    other.code[0] = 'A';
    Note([NSString stringWithFormat:@"%lld %s %lld %s", money.cents, money.code, other.cents, other.code]);
    NSArray *amounts = [savings.entries valueForKey:@"amount"];
    Note([NSString stringWithFormat:@"%@ %@", [amounts valueForKeyPath:@"@sum.self"], [[amounts sortedArrayUsingSelector:@selector(compare:)] firstObject]]);
    BNKEntry *orphan = nil;
    @autoreleasepool {
        BNKLedger *temporary = [BNKLedger new];
        orphan = [temporary record:EntryFee cents:5];
    }
    Note([NSString stringWithFormat:@"%@ %@ %@", orphan.ledger, orphan.signedAmount, [orphan.ledger balance] ?: @"no balance"]);
    NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
    formatter.numberStyle = NSNumberFormatterDecimalStyle;
    formatter.minimumFractionDigits = 2;
    formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US"];
    Note([NSString stringWithFormat:@"%@ %@", [formatter stringFromNumber:@1234567.5], [formatter stringFromNumber:plain.balance]]);
    return [lines componentsJoinedByString:@" / "];
}
