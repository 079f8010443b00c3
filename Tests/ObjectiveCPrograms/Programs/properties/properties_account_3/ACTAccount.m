#import "ACTAccount.h"

@interface ACTAccount ()
@property (nonatomic, readwrite, copy) NSArray *entries;
@end

@implementation ACTAccount {
    NSMutableDictionary *_lazyNotes;
}

static NSUInteger openedAccounts;

+ (NSUInteger)opened { return openedAccounts; }

- (instancetype)initWithOwner:(NSString *)owner {
    self = [super init];
    if (self) {
        _owner = [owner copy];
        _entries = @[];
        openedAccounts++;
    }
    return self;
}

- (void)setOwner:(NSString *)owner {
    NSString *trimmed = [owner stringByTrimmingCharactersInSet:NSCharacterSet.whitespaceCharacterSet];
    if (trimmed.length == 0) return;
    _owner = [trimmed copy];
}

- (void)setBalance:(double)balance {
    double old = _balance;
    if (self.isFrozen || old == balance) return;
    _balance = balance;
    self.entries = [self.entries arrayByAddingObject:@(balance - old)];
    [self.observer account:self changedFrom:old];
}

- (NSString *)summary {
    return [NSString stringWithFormat:@"%@%@ %.2f (%lu)", self.owner, self.frozen ? @"*" : @"", self.balance, (unsigned long)_entries.count];
}

- (NSMutableDictionary *)notes {
    if (!_lazyNotes) _lazyNotes = [@{ @"opened": @(openedAccounts) } mutableCopy];
    return _lazyNotes;
}

- (BOOL)withdraw:(double)amount {
    if (amount > self.balance) return NO;
    self.balance -= amount;
    return YES;
}

@end

@implementation ACTSavings

- (void)setBalance:(double)balance {
    [super setBalance:MAX(balance, self.minimum)];
}

- (BOOL)withdraw:(double)amount {
    return self.balance - amount >= self.minimum && [super withdraw:amount];
}

- (NSString *)summary {
    double rate = self.interest ? self.interest(self.balance) : 0;
    return [[super summary] stringByAppendingFormat:@" +%.1f", rate];
}

@end

@interface ACTWatcher : NSObject <ACTObserver>
@property (nonatomic, strong) NSMutableArray *lines;
@end

@implementation ACTWatcher

@synthesize lines = _storage;

- (NSMutableArray *)lines {
    return _storage ?: (_storage = [NSMutableArray array]);
}

- (NSString *)seen { return [self.lines componentsJoinedByString:@";"]; }

- (void)account:(ACTAccount *)account changedFrom:(double)old {
    [self.lines addObject:[NSString stringWithFormat:@"%@ %g>%g", account.owner, old, account.balance]];
}

@end

NSString *scenario_properties_account_3_accounts(void) {
    NSMutableString *name = [NSMutableString stringWithString:@"Ann"];
    ACTAccount *account = [[ACTAccount alloc] initWithOwner:name];
    ACTWatcher *watcher = [ACTWatcher new];
    account.observer = watcher;
    [name appendString:@"a"];
    account.balance = 100;
    account.balance += 20.5;
    account.balance = 120.5;
    account.frozen = YES;
    [account withdraw:20];
    NSString *frozen = account.summary;
    account.frozen = !account.isFrozen;
    BOOL ok = [account withdraw:20.5], refused = [account withdraw:1000];
    account.owner = @"  Bob ";
    account.owner = @"   ";
    account.notes[@"k"] = @1;
    [account.notes removeObjectForKey:@"opened"];
    account.observer = nil;
    account.balance = 1;
    return [NSString stringWithFormat:@"%@ | %@ | %d%d | %@ | %@ | %lu", frozen, account.summary, ok, refused, watcher.seen,
        [account.entries componentsJoinedByString:@","], (unsigned long)account.notes.count];
}

NSString *scenario_properties_account_3_savings(void) {
    ACTSavings *savings = [[ACTSavings alloc] initWithOwner:@"Cid"];
    savings.minimum = 10;
    savings.balance = 5;
    double low = savings.balance;
    savings.balance = 50;
    BOOL first = [savings withdraw:45], second = [savings withdraw:40];
    double factor = 2;
    savings.interest = ^double(double balance) { return balance * factor; };
    factor = 3;
    NSString *before = savings.summary;
    ACTAccount *plain = savings;
    plain.balance = 1;
    savings.interest = nil;
    return [NSString stringWithFormat:@"%g %d%d %@ %@ %lu %@", low, first, second, before, plain.summary,
        (unsigned long)ACTAccount.opened, savings.notes[@"opened"]];
}
