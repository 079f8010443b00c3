#import "PRY133.h"

@implementation NSMutableArray (PRY133)
- (id)pry133_any { return self[arc4random_uniform((u_int32_t)self.count)]; }
@end
static NSInteger PRY133Ways(NSString *encode) {
    NSInteger dp[encode.length + 1];
    memset(dp, 0, sizeof(dp));
    dp[0] = 1;
    dp[1] = [encode characterAtIndex:0] == '0' ? 0 : 1;
    for (NSUInteger i = 2; i <= encode.length; i++) {
        NSInteger one = [[encode substringWithRange:NSMakeRange(i - 1, 1)] integerValue];
        if (one != 0) dp[i] += dp[i - 1];
        NSInteger two = [[encode substringWithRange:NSMakeRange(i - 2, 2)] integerValue];
        if (two >= 10 && two <= 26) dp[i] += dp[i - 2];
    }
    return dp[encode.length];
}
static NSString *PRY133Common(NSString *one, NSString *other) {
    int dp[one.length + 1][other.length + 1];
    NSUInteger best = 0, end = 0;
    for (NSUInteger i = 0; i <= one.length; i++) {
        for (NSUInteger j = 0; j <= other.length; j++) {
            if (i == 0 || j == 0) { dp[i][j] = 0; continue; }
            if ([one characterAtIndex:i - 1] == [other characterAtIndex:j - 1]) {
                dp[i][j] = dp[i - 1][j - 1] + 1;
                if (dp[i][j] > best) { best = dp[i][j]; end = i; }
            } else {
                dp[i][j] = 0;
            }
        }
    }
    return [one substringWithRange:NSMakeRange(end - best, best)];
}
static BOOL PRY133Match(NSString *s, NSString *p) {
    BOOL dp[s.length+1][p.length+1];
    dp[0][0] = YES;
    for (int i = 1; i <= s.length; i++) dp[i][0] = NO;
    for (int j = 1; j <= p.length; j++) dp[0][j] = dp[0][j-1] && [p characterAtIndex:j-1] == '*';
    for (int i = 1; i <= s.length; i++)
        for (int j = 1; j <= p.length; j++) {
            unichar c = [p characterAtIndex:j-1];
            if (c == '*') dp[i][j] = dp[i-1][j] || dp[i][j-1];
            else dp[i][j] = dp[i-1][j-1] && (c == '?' || c == [s characterAtIndex:i-1]);
        }
    return dp[s.length][p.length];
}

NSString *scenario_arrays_of_c_sized_3_one(void) {
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)PRY133Ways(@"226"), (long)PRY133Ways(@"06"),
                                      (long)PRY133Ways(@"1111")];
}

NSString *scenario_arrays_of_c_sized_3_two(void) { return PRY133Common(@"abcdxyz", @"xyzabcd"); }

NSString *scenario_arrays_of_c_sized_3_flags(void) {
    return [NSString stringWithFormat:@"%d %d", PRY133Match(@"adceb", @"*a*b"), PRY133Match(@"acdcb", @"a*c?b")];
}

NSString *scenario_arrays_of_c_sized_3_random(void) {
    NSMutableArray *list = [NSMutableArray arrayWithObject:@"x"];
    return [list pry133_any];
}

NSString *scenario_arrays_of_c_sized_3_by_value(void) {
    NSDictionary *points = @{@"a": @3, @"b": @1, @"c": @2};
    NSArray *keys = [points keysSortedByValueUsingComparator:^NSComparisonResult(NSNumber *one, NSNumber *other) {
        return [other compare:one];
    }];
    NSArray *again = [points keysSortedByValueUsingComparator:^NSComparisonResult(id one, id other) {
        return [one compare:other];
    }];
    return [NSString stringWithFormat:@"%@ %@", [keys componentsJoinedByString:@""],
                                      [again componentsJoinedByString:@""]];
}
