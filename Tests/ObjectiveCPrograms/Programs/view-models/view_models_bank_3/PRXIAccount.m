#import "PRXIAccount.h"

NSString * const PRXIErrorDomain = @"PRXIErrorDomain";
enum { PRXIErrorAmount = 1, PRXIErrorFunds, PRXIErrorFrozen = 10 };

static NSError *PRXIMakeError(NSInteger code, NSString *format, ...) {
    va_list args;
    va_start(args, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:args];
    va_end(args);
    return [NSError errorWithDomain:PRXIErrorDomain code:code userInfo:@{ NSLocalizedDescriptionKey: text }];
}

@implementation PRXIEntry

- (instancetype)initWithNote:(NSString *)note cents:(long long)cents {
    if (!(self = [super init])) return nil;
    _note = [note copy];
    _cents = cents;
    return self;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@ %+lld", self.note ?: @"(none)", self.cents];
}

@end

@interface PRXIAccount ()
@property (nonatomic, strong) NSMutableArray *log;
@end

@implementation PRXIAccount

- (instancetype)init {
    self = [super init];
    self.log = [NSMutableArray array];
    return self;
}

- (NSArray *)entries {
    return [NSArray arrayWithArray:_log];
}

- (long long)balance {
    long long sum = 0;
    for (PRXIEntry *entry in _log) sum += entry.cents;
    return sum;
}

- (PRXIEntry *)objectAtIndexedSubscript:(NSUInteger)index {
    if (index >= [_log count]) return nil;
    return [_log objectAtIndex:index];
}

- (BOOL)add:(long long)cents note:(NSString *)note error:(NSError **)error {
    if (self.frozen) {
        if (error != NULL) *error = PRXIMakeError(PRXIErrorFrozen, @"%@ is frozen", self.owner);
        return NO;
    }
    PRXIEntry *entry = [[PRXIEntry alloc] initWithNote:note cents:cents];
    entry.account = self;
    [self.log addObject:entry];
    return YES;
}

- (BOOL)deposit:(long long)cents note:(NSString *)note error:(NSError **)error {
    if (cents <= 0) {
        if (error) *error = PRXIMakeError(PRXIErrorAmount, @"%lld is no amount", cents);
        return NO;
    }
    return [self add:cents note:note error:error];
}

- (BOOL)withdraw:(long long)cents note:(NSString *)note error:(NSError **)error {
    if (cents > self.balance) {
        if (error) {
            *error = PRXIMakeError(PRXIErrorFunds, @"%.2f missing", (cents - self.balance) / 100.0);
        }
        return NO;
    }
    return [self add:-cents note:note error:error];
}

- (BOOL)transfer:(long long)cents to:(PRXIAccount *)other error:(NSError **)error {
    NSError *inner = nil;
    if (![self withdraw:cents note:[@"to " stringByAppendingString:other.owner ?: @"?"] error:&inner]) {
        if (error) *error = [NSError errorWithDomain:PRXIErrorDomain code:100 + inner.code userInfo:@{ NSUnderlyingErrorKey: inner }];
        return NO;
    }
    if (![other deposit:cents note:self.owner error:&inner]) {
        [self.log removeLastObject];
        if (error) *error = inner;
        return NO;
    }
    return YES;
}

- (NSString *)formatted {
    long long balance = self.balance;
    NSString *sign = balance < 0 ? @"-" : @"";
    long long whole = llabs(balance) / 100, rest = llabs(balance) % 100;
    return [NSString stringWithFormat:@"%@%lld.%02lld", sign, whole, rest];
}

- (NSDictionary *)totalsByNote {
    NSMutableDictionary *totals = [NSMutableDictionary dictionary];
    for (PRXIEntry *entry in self.entries) {
        NSString *key = entry.note;
        if (!key) continue;
        totals[key] = @([totals[key] longLongValue] + entry.cents);
    }
    return totals;
}

@end

static PRXIAccount *PRXIOpen(NSString *owner, long long cents) {
    PRXIAccount *account = [PRXIAccount new];
    account.owner = owner;
    if (cents) [account deposit:cents note:@"open" error:NULL];
    return account;
}

NSString *scenario_view_models_bank_3_deposits(void) {
    PRXIAccount *account = PRXIOpen(@"Ann", 1050);
    BOOL ok = [account deposit:250 note:nil error:nil];
    BOOL bad = [account deposit:0 note:@"x" error:nil];
    return [NSString stringWithFormat:@"%d %d %lld %@ | %@ | %@", ok, bad, account.balance, account[0], account[1], account[2]];
}

NSString *scenario_view_models_bank_3_errors(void) {
    PRXIAccount *account = PRXIOpen(@"Bo", 0);
    NSError *first = nil, *second = nil, *third = nil;
    [account deposit:-5 note:@"x" error:&first];
    [account withdraw:199 note:@"y" error:&second];
    account.frozen = YES;
    BOOL ok = [account deposit:5 note:@"z" error:&third];
    return [NSString stringWithFormat:@"%@ %ld | %@ %ld | %@ %ld %d", first.localizedDescription, (long)first.code, [second localizedDescription], (long)second.code, third.localizedDescription, (long)third.code, ok];
}

NSString *scenario_view_models_bank_3_transfer(void) {
    PRXIAccount *a = PRXIOpen(@"A", 500), *b = PRXIOpen(nil, 100);
    NSError *error;
    BOOL first = [a transfer:200 to:b error:&error];
    BOOL second = [b transfer:1000 to:a error:&error];
    NSError *under = error.userInfo[NSUnderlyingErrorKey];
    return [NSString stringWithFormat:@"%d %d %@ %@ %ld %@ | %@ | %@", first, second, a.formatted, b.formatted, (long)error.code, under.localizedDescription, a[1], b[1]];
}

NSString *scenario_view_models_bank_3_rollback(void) {
    PRXIAccount *a = PRXIOpen(@"A", 500), *b = PRXIOpen(@"B", 0);
    b.frozen = YES;
    NSError *error = nil;
    BOOL moved = [a transfer:200 to:b error:&error];
    BOOL nobody = [a transfer:100 to:nil error:NULL];
    return [NSString stringWithFormat:@"%d %@ %ld %@ %d %lu", moved, a.formatted, (long)error.code, b.formatted, nobody, (unsigned long)a.entries.count];
}

NSString *scenario_view_models_bank_3_totals(void) {
    PRXIAccount *account = PRXIOpen(@"C", 1000);
    for (NSString *note in @[@"tea", @"bus", @"tea"]) [account withdraw:120 note:note error:nil];
    [account deposit:1 note:nil error:nil];
    NSDictionary *totals = [account totalsByNote];
    NSArray *keys = [totals keysSortedByValueUsingSelector:@selector(compare:)];
    NSNumber *sum = [totals.allValues valueForKeyPath:@"@sum.self"];
    return [NSString stringWithFormat:@"%@ %@ %@ %lld", [keys componentsJoinedByString:@","], totals[@"tea"], sum, account.balance];
}

NSString *scenario_view_models_bank_3_formats(void) {
    NSMutableArray *texts = [NSMutableArray array];
    for (NSNumber *cents in @[@1, @99, @100, @123456, @10000000005LL]) {
        PRXIAccount *account = PRXIOpen(@"F", cents.longLongValue);
        [texts addObject:[account formatted]];
    }
    PRXIAccount *none = nil;
    [texts addObject:[NSString stringWithFormat:@"%@/%lld", none.formatted, none.balance]];
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_view_models_bank_3_weak(void) {
    PRXIEntry *kept = nil;
    NSString *before = nil;
    @autoreleasepool {
        PRXIAccount *account = PRXIOpen(@"W", 7);
        kept = account[0];
        before = kept.account.owner;
    }
    return [NSString stringWithFormat:@"%@ %@ %@ %lld", before, kept.account.owner, kept, kept.account.balance];
}
