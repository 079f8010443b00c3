#import "PRXLTable.h"

@implementation PRXLRow

+ (instancetype)row:(NSString *)name score:(NSNumber *)score day:(NSInteger)day {
    PRXLRow *row = [self new];
    row.name = name;
    row.score = score;
    row.date = [NSDate dateWithTimeIntervalSince1970:day * 86400];
    return row;
}

- (NSComparisonResult)compareName:(PRXLRow *)other {
    return [self.name localizedCaseInsensitiveCompare:other.name];
}

@end

static NSInteger PRXLByScore(id a, id b, void *context) {
    BOOL down = context != NULL && *(BOOL *)context;
    NSComparisonResult result = [[a score] compare:[b score]];
    return down ? -result : result;
}

@implementation PRXLTable

- (instancetype)init {
    self = [super init];
    if (self) self.rows = [NSMutableArray array];
    return self;
}

- (NSArray *)sorted {
    switch (self.order) {
        case PRXLOrderName: {
            NSArray *byName = [self.rows sortedArrayUsingSelector:@selector(compareName:)];
            return self.descending ? [[byName reverseObjectEnumerator] allObjects] : byName;
        }
        case PRXLOrderScore: {
            BOOL down = self.descending;
            return [self.rows sortedArrayUsingFunction:PRXLByScore context:&down];
        }
        case PRXLOrderDate:
            return [self.rows sortedArrayUsingComparator:^(PRXLRow *one, PRXLRow *two) {
                if (self.descending) return [two.date compare:one.date];
                return [one.date compare:two.date];
            }];
    }
    return nil;
}

- (NSArray *)top:(NSUInteger)count {
    NSSortDescriptor *score = [NSSortDescriptor sortDescriptorWithKey:@"score" ascending:NO];
    NSSortDescriptor *name = [[NSSortDescriptor alloc] initWithKey:@"name" ascending:YES selector:@selector(caseInsensitiveCompare:)];
    NSArray *all = [self.rows sortedArrayUsingDescriptors:@[score, name]];
    return [all subarrayWithRange:NSMakeRange(0, MIN(count, all.count))];
}

- (NSDictionary *)ranks {
    NSMutableDictionary *ranks = [NSMutableDictionary dictionary];
    NSNumber *last = nil;
    NSUInteger rank = 0, place = 0;
    for (PRXLRow *row in [self top:NSUIntegerMax]) {
        place++;
        if (last == nil || ![row.score isEqualToNumber:last]) rank = place;
        last = row.score;
        ranks[row.name] = @(rank);
    }
    return ranks;
}

- (void)insert:(PRXLRow *)row {
    NSUInteger index = [self.rows indexOfObject:row inSortedRange:NSMakeRange(0, self.rows.count) options:NSBinarySearchingInsertionIndex usingComparator:^NSComparisonResult(PRXLRow *a, PRXLRow *b) {
        return [a compareName:b];
    }];
    [self.rows insertObject:row atIndex:index];
}

- (NSString *)text {
    return [[[self sorted] valueForKey:@"name"] componentsJoinedByString:@" "];
}

@end

static PRXLTable *PRXLMake(void) {
    PRXLTable *table = [PRXLTable new];
    [table.rows addObjectsFromArray:@[
        [PRXLRow row:@"bo" score:@7 day:3],
        [PRXLRow row:@"Ann" score:@7.5 day:1],
        [PRXLRow row:@"cy" score:@-1 day:4],
        [PRXLRow row:@"Al" score:@6 day:2],
    ]];
    return table;
}

NSString *scenario_sorting_table_3_orders(void) {
    PRXLTable *table = PRXLMake();
    NSMutableArray *texts = [NSMutableArray array];
    for (PRXLOrder order = PRXLOrderName; order <= PRXLOrderDate; order++) {
        table.order = order;
        table.descending = NO;
        [texts addObject:table.text];
        table.descending = YES;
        [texts addObject:table.text];
    }
    return [texts componentsJoinedByString:@"|"];
}

NSString *scenario_sorting_table_3_nil_scores(void) {
    PRXLTable *table = PRXLMake();
    [table.rows addObject:[PRXLRow row:@"zed" score:nil day:0]];
    NSArray *top = [table top:10];
    return [NSString stringWithFormat:@"%@ %lu", [[top valueForKey:@"name"] componentsJoinedByString:@" "], (unsigned long)[[top valueForKey:@"score"] count]];
}

NSString *scenario_sorting_table_3_top(void) {
    PRXLTable *table = PRXLMake();
    NSArray *two = [table top:2];
    table.rows = nil;
    return [NSString stringWithFormat:@"%@ %@ %lu %@", [two.firstObject name], [two[1] name], (unsigned long)[[table top:2] count], table.text];
}

NSString *scenario_sorting_table_3_ranks(void) {
    PRXLTable *table = PRXLMake();
    [table.rows addObject:[PRXLRow row:@"dee" score:@7.0 day:9]];
    NSDictionary *ranks = table.ranks;
    NSArray *names = [ranks keysSortedByValueUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
        return [b compare:a];
    }];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ first %@", ranks[@"Ann"], ranks[@"Al"], ranks[@"bo"], ranks[@"cy"], names.firstObject];
}

NSString *scenario_sorting_table_3_insert(void) {
    PRXLTable *table = [PRXLTable new];
    for (NSString *name in @[@"m", @"C", @"x", @"a", @"N"]) [table insert:[PRXLRow row:name score:@(name.length) day:1]];
    return [[table.rows valueForKey:@"name"] componentsJoinedByString:@","];
}

NSString *scenario_sorting_table_3_descriptors(void) {
    PRXLTable *table = PRXLMake();
    NSMutableArray *rows = [table.rows mutableCopy];
    [rows sortUsingDescriptors:@[[NSSortDescriptor sortDescriptorWithKey:@"name.length" ascending:NO], [NSSortDescriptor sortDescriptorWithKey:@"date" ascending:NO]]];
    return [NSString stringWithFormat:@"%@ / %@", [[rows valueForKey:@"name"] componentsJoinedByString:@" "], [table.rows.firstObject name]];
}

NSString *scenario_sorting_table_3_pinned(void) {
    PRXLTable *table = PRXLMake();
    [table.rows[2] setPinned:YES];
    ((PRXLRow *)table.rows.lastObject).pinned = YES;
    [table.rows sortUsingComparator:^NSComparisonResult(PRXLRow *a, PRXLRow *b) {
        if (a.isPinned != b.isPinned) return a.pinned ? NSOrderedAscending : NSOrderedDescending;
        if (a.score.doubleValue < b.score.doubleValue) return NSOrderedDescending;
        if (a.score.doubleValue > b.score.doubleValue) return NSOrderedAscending;
        return [a compareName:b];
    }];
    NSUInteger pinned = [[table.rows filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"pinned == YES"]] count];
    return [NSString stringWithFormat:@"%@ %lu", [[table.rows valueForKey:@"name"] componentsJoinedByString:@" "], (unsigned long)pinned];
}
