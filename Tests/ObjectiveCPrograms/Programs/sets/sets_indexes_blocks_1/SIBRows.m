#import "SIBRows.h"

@implementation SIBRows
- (NSArray *)titlesOf:(NSArray *)all {
    NSMutableArray *titles = [NSMutableArray array];
    [self.selected enumerateIndexesUsingBlock:^(NSUInteger row, BOOL *stop) {
        if (row >= all.count) {
            *stop = YES;
            return;
        }
        if ([all[row] length] == 0) return;
        [titles addObject:all[row]];
    }];
    return titles;
}
@end

static NSString *(^SIBJoiner(NSString *separator))(NSArray *) {
    NSInteger calls = 0;
    __block NSInteger count = calls;
    return ^NSString *(NSArray *list) {
        count++;
        return [NSString stringWithFormat:@"%ld:%@", (long)count, [list componentsJoinedByString:separator]];
    };
}
static BOOL (^SIBOver(NSInteger limit))(NSNumber *) {
    return ^BOOL(NSNumber *number) { return number.integerValue > limit; };
}

NSString *scenario_sets_indexes_blocks_1_rows(void) {
    SIBRows *rows = [SIBRows new];
    NSArray *all = @[@"a", @"b", @"", @"d"];
    NSString *none = [[rows titlesOf:all] componentsJoinedByString:@","];
    rows.selected = [NSMutableIndexSet indexSetWithIndex:3];
    [rows.selected addIndex:1];
    [rows.selected addIndexesInRange:NSMakeRange(2, 5)];
    __block NSUInteger sum = 0;
    [rows.selected enumerateIndexesUsingBlock:^(NSUInteger idx, BOOL *stop) { sum += idx; }];
    return [NSString stringWithFormat:@"<%@> %@ %lu", none, [[rows titlesOf:all] componentsJoinedByString:@","], (unsigned long)sum];
}

NSString *scenario_sets_indexes_blocks_1_functions(void) {
    NSString *(^dash)(NSArray *) = SIBJoiner(@"-");
    NSString *(^plain)(NSArray *) = SIBJoiner(@"");
    BOOL (^big)(NSNumber *) = SIBOver(5);
    NSArray *numbers = @[@3, @6, @"9", @5];
    NSUInteger first = [numbers indexOfObjectPassingTest:^BOOL(NSNumber *n, NSUInteger i, BOOL *stop) {
        return n.integerValue > 8;
    }];
    NSUInteger missing = [numbers indexOfObjectPassingTest:^BOOL(id n, NSUInteger i, BOOL *stop) { return [n integerValue] > 9; }];
    NSMutableArray *left = [numbers mutableCopy];
    [left filterUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(id n, NSDictionary *bindings) {
        return [n integerValue] >= 5;
    }]];
    return [NSString stringWithFormat:@"%@ %@ %@ %d%d %lu %d %@", dash(numbers), dash(@[@1]), plain(@[@"x"]), big(@5), big(@7),
            (unsigned long)first, missing == NSNotFound, [left componentsJoinedByString:@","]];
}
