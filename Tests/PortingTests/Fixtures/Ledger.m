// Ledger.m
// From before ARC: every object is retained and released by hand.

#import <Foundation/Foundation.h>

#define LEDGER_LIMIT 100
#define RELEASE_SAFELY(x) { [x release]; x = nil; }

@interface LedgerEntry : NSObject {
@private
    NSString *title;
    NSDecimalNumber *amount;
    NSDate *date;
}
@property (nonatomic, copy) NSString *title;
@property (nonatomic, retain) NSDecimalNumber *amount;
@property (nonatomic, retain) NSDate *date;
+ (id)entryWithTitle:(NSString *)aTitle amount:(NSDecimalNumber *)anAmount;
@end

@implementation LedgerEntry
@synthesize title, amount, date;

+ (id)entryWithTitle:(NSString *)aTitle amount:(NSDecimalNumber *)anAmount {
    LedgerEntry *entry = [[[self alloc] init] autorelease];
    entry.title = aTitle;
    entry.amount = anAmount;
    entry.date = [NSDate date];
    return entry;
}

- (void)dealloc {
    [title release];
    [amount release];
    [date release];
    [super dealloc];
}

- (NSComparisonResult)compare:(LedgerEntry *)other {
    return [amount compare:other.amount];
}

@end

@class Ledger;

@protocol LedgerDelegate <NSObject>
- (void)ledgerDidClose:(Ledger *)ledger;
@end

@interface Ledger : NSObject {
    NSMutableArray *entries;
    id<LedgerDelegate> delegate;
    BOOL isClosed;
}
@property (nonatomic, assign) id<LedgerDelegate> delegate;
- (void)addEntry:(LedgerEntry *)entry;
- (NSDecimalNumber *)sum;
- (NSArray *)entriesSince:(NSDate *)date;
- (BOOL)close;
@end

@implementation Ledger
@synthesize delegate;

- (id)init {
    if ((self = [super init]) != nil) {
        entries = [[NSMutableArray alloc] initWithCapacity:LEDGER_LIMIT];
        isClosed = NO;
    }
    return self;
}

- (void)dealloc {
    delegate = nil;
    RELEASE_SAFELY(entries);
    [super dealloc];
}

- (void)addEntry:(LedgerEntry *)entry {
    if (isClosed || [entries count] >= LEDGER_LIMIT) return;
    [entry retain];
    [entries addObject:entry];
    [entry release];
}

- (NSDecimalNumber *)sum {
    NSDecimalNumber *sum = [NSDecimalNumber zero];
    for (LedgerEntry *entry in entries) {
        sum = [sum decimalNumberByAdding:entry.amount];
    }
    return sum;
}

- (NSArray *)entriesSince:(NSDate *)aDate {
    NSMutableArray *result = [[NSMutableArray alloc] init];
    int i;
    for (i = 0; i < [entries count]; i++) {
        LedgerEntry *entry = [entries objectAtIndex:i];
        if ([entry.date compare:aDate] != NSOrderedAscending)
            [result addObject:entry];
    }
    return [result autorelease];
}

- (BOOL)close {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    BOOL wasOpen = !isClosed;
    isClosed = YES;
    if (wasOpen && [delegate respondsToSelector:@selector(ledgerDidClose:)])
        [delegate performSelector:@selector(ledgerDidClose:) withObject:self];
    [pool drain];
    return wasOpen;
}

@end
