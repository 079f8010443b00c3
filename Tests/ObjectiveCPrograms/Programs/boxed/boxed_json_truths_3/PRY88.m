#import "PRY88.h"

@interface PRYJsonTally : NSObject
@property (nonatomic, strong) NSMapTable *table;
@property (nonatomic, strong) NSCache *cache;
@property (nonatomic, strong) NSNumber *flag;
@property (nonatomic, assign) int32_t ticks;
@end
@implementation PRYJsonTally
- (instancetype)init {
    if ((self = [super init])) {
        _table = [NSMapTable strongToStrongObjectsMapTable];
        _cache = [[NSCache alloc] init];
    }
    return self;
}
- (void)put:(id)object forKey:(NSString *)key {
    [self.table setObject:object forKey:key];
    [self.cache setObject:object forKey:key];
}
- (NSString *)sums {
    NSUInteger n = [[self.table objectForKey:@"list"] count];
    NSInteger v = [[self.cache objectForKey:@"number"] integerValue];
    NSString *none = [[self.cache objectForKey:@"nothing"] uppercaseString] ?: @"none";
    NSString *t = [self.cache objectForKey:@"text"];
    return [NSString stringWithFormat:@"%lu %ld %@ %@ %lu", (unsigned long)n, (long)v, none, t, (unsigned long)[t length]];
}
- (NSString *)json:(NSDictionary *)d {
    NSData *data = [NSJSONSerialization dataWithJSONObject:d options:0 error:NULL];
    return [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
}
- (NSString *)flags:(int)a with:(int)b {
    BOOL yes = a > b;
    NSString *r = [self json:@{ @"larger": @(a > b) }];
    r = [r stringByAppendingString:[self json:@{ @"same": @(a == b && b > 0) }]];
    r = [r stringByAppendingString:[self json:@{ @"yes": @(yes) }]];
    r = [r stringByAppendingString:[self json:@{ @"no": @(!yes) }]];
    self.flag = @(a < b);
    r = [r stringByAppendingString:[self json:@{ @"flag": self.flag }]];
    self.flag = @(YES);
    r = [r stringByAppendingString:[self json:@{ @"flag": self.flag }]];
    NSMutableDictionary *m = [NSMutableDictionary dictionary];
    m[@"x"] = @(a != b);
    r = [r stringByAppendingString:[self json:m]];
    [m setObject:[NSNumber numberWithBool:a != b] forKey:@"x"];
    r = [r stringByAppendingString:[self json:m]];
    return r;
}
- (NSString *)wraps {
    int x = 1 << 30;
    self.ticks = INT32_MAX;
    int32_t u = self.ticks;
    u -= 1; u++;
    return [NSString stringWithFormat:@"%d %d", x, u];
}
@end
NSString *scenario_boxed_json_truths_3_tables(void) {
    PRYJsonTally *t = [[PRYJsonTally alloc] init];
    [t put:@[@1, @2, @3] forKey:@"list"];
    [t put:@42 forKey:@"number"];
    [t put:@"hello" forKey:@"text"];
    return [t sums];
}
NSString *scenario_boxed_json_truths_3_flags(void) { return [[[PRYJsonTally alloc] init] flags:3 with:2]; }
NSString *scenario_boxed_json_truths_3_wraps(void) { return [[[PRYJsonTally alloc] init] wraps]; }
