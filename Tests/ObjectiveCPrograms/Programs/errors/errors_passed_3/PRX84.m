#import "PRX84.h"

@implementation PRX84Rule
- (BOOL)check:(NSString *)text error:(NSError **)error {
    if ((NSInteger)text.length <= self.limit) return YES;
    if (error) *error = [NSError errorWithDomain:self.name code:text.length userInfo:nil];
    return NO;
}
- (NSNumber *)parse:(NSString *)text error:(NSError **)error {
    if (![self check:text error:error]) return nil;
    return @(text.integerValue);
}
@end
static PRX84Rule *PRX84Make(NSString *name, NSInteger limit) { PRX84Rule *r = [PRX84Rule new]; r.name = name; r.limit = limit; return r; }
NSNumber *PRX84Parse(PRX84Rule *rule, NSString *text, NSError **error) {
    NSNumber *number = [rule parse:text error:error];
    if (number == nil) return nil;
    return [rule check:[number stringValue] error:error] ? @(number.integerValue * 2) : nil;
}
static PRX84Check PRX84Block(PRX84Rule *rule) { return ^BOOL(id value, NSError **error) { return [rule check:value error:error]; }; }
BOOL PRX84All(NSArray *checks, id value, NSError **error) {
    for (PRX84Check check in checks) if (!check(value, error)) return NO;
    return YES;
}
NSString *scenario_errors_passed_3_functions(void) {
    PRX84Rule *rule = PRX84Make(@"short", 2);
    NSError *error = nil;
    NSNumber *a = PRX84Parse(rule, @"12", &error), *b = PRX84Parse(rule, @"123", NULL), *c = PRX84Parse(rule, @"1234", &error), *d = PRX84Parse(nil, @"9", &error);
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %ld", a, b, c, d, error.domain, (long)error.code];
}
NSString *scenario_errors_passed_3_checks(void) {
    NSArray *checks = @[ PRX84Block(PRX84Make(@"long", 5)), PRX84Block(PRX84Make(@"short", 3)) ];
    NSError *error = nil;
    BOOL a = PRX84All(checks, @"abc", &error), b = PRX84All(checks, @"abcd", &error);
    NSString *first = error.domain;
    BOOL c = PRX84All(checks, @"abcdef", nil), d = PRX84All(checks, @"abcdef", &error);
    return [NSString stringWithFormat:@"%d%d%d%d %@ %@", a, b, c, d, first, error.domain];
}
