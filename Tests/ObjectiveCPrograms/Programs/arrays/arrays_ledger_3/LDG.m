#import "LDG.h"

@class LDGLedger;

@protocol LDGLedgerDelegate <NSObject>
@optional
- (BOOL)ledger:(LDGLedger *)ledger shouldAdd:(NSNumber *)amount;
- (void)ledger:(LDGLedger *)ledger didChangeTo:(NSArray *)amounts;
@end

@interface LDGLedger : NSObject <NSCopying> {
    NSMutableArray *_amounts;
    NSMutableArray *_history;
}
@property (nonatomic, weak) id<LDGLedgerDelegate> delegate;
@property (nonatomic, readonly) NSArray *amounts;
@property (nonatomic, readonly) NSUInteger count;
- (BOOL)add:(NSNumber *)amount;
- (BOOL)undo;
- (NSArray *)windowsOfSize:(NSUInteger)size;
- (double)total;
@end

@implementation LDGLedger

- (id)init {
    if ((self = [super init])) {
        _amounts = [NSMutableArray new];
        _history = [NSMutableArray new];
    }
    return self;
}

- (NSArray *)amounts {
    return [NSArray arrayWithArray:_amounts];
}

- (NSUInteger)count {
    return [_amounts count];
}

- (BOOL)add:(NSNumber *)amount {
    if (!amount) return NO;
    if ([self.delegate respondsToSelector:@selector(ledger:shouldAdd:)] && ![self.delegate ledger:self shouldAdd:amount]) {
        return NO;
    }
    [_history addObject:[_amounts copy]];
    [_amounts addObject:amount];
    if ([self.delegate respondsToSelector:@selector(ledger:didChangeTo:)]) {
        [self.delegate ledger:self didChangeTo:_amounts];
    }
    return YES;
}

- (BOOL)undo {
    NSArray *last = [_history lastObject];
    if (last == nil) return NO;
    [_history removeLastObject];
    [_amounts setArray:last];
    return YES;
}

- (NSArray *)windowsOfSize:(NSUInteger)size {
    NSMutableArray *windows = [NSMutableArray array];
    for (NSUInteger i = 0; i + size <= _amounts.count; i++) {
        [windows addObject:[_amounts subarrayWithRange:NSMakeRange(i, size)]];
    }
    return windows;
}

- (double)total {
    return [[_amounts valueForKeyPath:@"@sum.doubleValue"] doubleValue];
}

- (id)copyWithZone:(NSZone *)zone {
    LDGLedger *copy = [[[self class] allocWithZone:zone] init];
    [copy->_amounts addObjectsFromArray:_amounts];
    return copy;
}

@end

@interface LDGWatcher : NSObject <LDGLedgerDelegate>
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic, assign) double limit;
@end

@implementation LDGWatcher

- (BOOL)ledger:(LDGLedger *)ledger shouldAdd:(NSNumber *)amount {
    return ledger.total + amount.doubleValue <= self.limit;
}

- (void)ledger:(LDGLedger *)ledger didChangeTo:(NSArray *)amounts {
    [self.log addObject:[NSString stringWithFormat:@"%lu:%.1f", (unsigned long)amounts.count, [[amounts lastObject] doubleValue]]];
}

@end

NSString *scenario_arrays_ledger_3_windows(void) {
    LDGLedger *ledger = [LDGLedger new];
    for (int i = 1; i <= 5; i++) [ledger add:@(i * i)];
    NSMutableArray *sums = [NSMutableArray array];
    for (NSArray *window in [ledger windowsOfSize:3]) {
        NSInteger sum = 0;
        for (NSNumber *n in window) sum += n.integerValue;
        [sums addObject:@(sum)];
    }
    NSArray *none = [ledger windowsOfSize:6];
    NSArray *all = [ledger windowsOfSize:5];
    return [NSString stringWithFormat:@"%@ %lu %lu %@", [sums componentsJoinedByString:@","], (unsigned long)none.count, (unsigned long)all.count, [[all firstObject] lastObject]];
}

NSString *scenario_arrays_ledger_3_undo(void) {
    LDGWatcher *watcher = [[LDGWatcher alloc] init];
    watcher.log = [NSMutableArray array];
    watcher.limit = 10;
    LDGLedger *ledger = [[LDGLedger alloc] init];
    ledger.delegate = watcher;
    BOOL first = [ledger add:@4.5];
    BOOL second = [ledger add:@5];
    BOOL third = [ledger add:@0.75];
    BOOL none = [ledger add:nil];
    NSArray *before = ledger.amounts;
    LDGLedger *copy = [ledger copy];
    [ledger undo];
    [copy add:@100];
    BOOL undone = [ledger undo];
    BOOL again = [ledger undo];
    return [NSString stringWithFormat:@"%d%d%d%d %@ %lu %lu %lu %d%d %.2f", first, second, third, none, [watcher.log componentsJoinedByString:@" "], (unsigned long)before.count, (unsigned long)ledger.count, (unsigned long)copy.count, undone, again, copy.total];
}

NSString *scenario_arrays_ledger_3_grouped(void) {
    NSArray *words = @[ @"pear", @"fig", @"apple", @"plum", @"date", @"kiwi", @"banana" ];
    NSMutableArray *groups = [NSMutableArray arrayWithCapacity:8];
    for (NSString *word in words) {
        while (groups.count <= word.length) [groups addObject:[NSMutableArray array]];
        [groups[word.length] addObject:word];
    }
    NSMutableArray *parts = [NSMutableArray array];
    [groups enumerateObjectsUsingBlock:^(NSMutableArray *group, NSUInteger length, BOOL *stop) {
        if (group.count == 0) return;
        [group sortUsingSelector:@selector(compare:)];
        [parts addObject:[NSString stringWithFormat:@"%lu=%@", (unsigned long)length, [group componentsJoinedByString:@"+"]]];
        if (length == 5) *stop = YES;
    }];
    NSArray *flat = [groups valueForKeyPath:@"@unionOfArrays.self"];
    NSMutableArray *lengths = [NSMutableArray array];
    for (NSArray *group in groups) [lengths addObject:@(group.count)];
    return [NSString stringWithFormat:@"%@ | %lu | %@", [parts componentsJoinedByString:@" "], (unsigned long)flat.count, [lengths componentsJoinedByString:@""]];
}

NSString *scenario_arrays_ledger_3_edges(void) {
    NSArray *empty = @[];
    NSArray *some = [NSArray arrayWithObjects:@"x", @"y", @"x", nil];
    NSMutableArray *copy = [some mutableCopy];
    [copy removeObject:@"x"];
    NSUInteger at = [copy indexOfObject:@"x"];
    NSArray *tail = [some subarrayWithRange:NSMakeRange(some.count, 0)];
    NSString *shared = [some firstObjectCommonWithArray:@[ @"z", @"y" ]];
    id missing = [empty firstObject];
    NSArray *more = [some arrayByAddingObjectsFromArray:copy];
    [copy insertObject:@"w" atIndex:0];
    [copy exchangeObjectAtIndex:0 withObjectAtIndex:1];
    [copy replaceObjectsInRange:NSMakeRange(0, 1) withObjectsFromArray:@[ @"a", @"b" ]];
    NSUInteger position = [some indexOfObject:@"x" inRange:NSMakeRange(1, 2)];
    return [NSString stringWithFormat:@"%d %lu %@ %@ %lu %@ %lu %d", at == NSNotFound, (unsigned long)tail.count, shared, missing, (unsigned long)more.count, [copy componentsJoinedByString:@""], (unsigned long)position, [more isEqualToArray:@[ @"x", @"y", @"x", @"y" ]]];
}

static NSArray *transposed(NSArray *rows) {
    NSMutableArray *columns = [NSMutableArray array];
    NSUInteger width = [[rows valueForKeyPath:@"@max.@count"] unsignedIntegerValue];
    for (NSUInteger x = 0; x < width; x++) {
        NSMutableArray *column = [NSMutableArray array];
        for (NSArray *row in rows) {
            [column addObject:x < row.count ? row[x] : [NSNull null]];
        }
        [columns addObject:column];
    }
    return [columns copy];
}

NSString *scenario_arrays_ledger_3_matrix(void) {
    NSArray *rows = @[ @[ @1, @2, @3 ], @[ @4 ], @[ @5, @6 ] ];
    NSMutableArray *lines = [NSMutableArray array];
    for (NSArray *column in transposed(rows)) {
        NSMutableString *line = [NSMutableString string];
        for (id cell in column) {
            if (line.length) [line appendString:@","];
            if (cell == [NSNull null]) [line appendString:@"-"];
            else [line appendFormat:@"%@", cell];
        }
        [lines addObject:line];
    }
    return [lines componentsJoinedByString:@"/"];
}
