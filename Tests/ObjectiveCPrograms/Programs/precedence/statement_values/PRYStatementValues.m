#import "PRYStatementValues.h"

NSString *scenario_statement_values_outer(void) {
    int x = 0;
    int y = ({ x = 3; x + 1; });
    x += 10;
    return [NSString stringWithFormat:@"%d %d", x, y];
}
NSString *scenario_statement_values_nested(void) {
    NSMutableArray *a = [NSMutableArray array];
    NSString *t = ({ NSString *p = @"q"; [a addObject:p]; p = [p stringByAppendingString:@"r"]; p; });
    return [NSString stringWithFormat:@"%@ %@", t, [a firstObject]];
}
