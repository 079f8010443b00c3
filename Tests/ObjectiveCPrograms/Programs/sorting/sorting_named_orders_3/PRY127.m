#import "PRY127.h"

NSString *scenario_sorting_named_orders_3_a(void) {
    NSArray *list = @[@3, @1, @2];
    NSArray *one = [list sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) { return [b compare:a]; }];
    NSComparisonResult (^order)(NSNumber *, NSNumber *) = ^NSComparisonResult(NSNumber *a, NSNumber *b) { return [a compare:b]; };
    NSComparator other = ^NSComparisonResult(NSString *a, NSString *b) { return [a compare:b options:NSCaseInsensitiveSearch]; };
    NSArray *two = [list sortedArrayUsingComparator:order];
    NSArray *three = [one sortedArrayUsingComparator:order];
    NSArray *four = [@[@"b", @"A"] sortedArrayUsingComparator:other];
    NSArray *five = [@[@"d", @"C"] sortedArrayUsingComparator:other];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", one[0], two[0], three[0], four[0], five[0]];
}
