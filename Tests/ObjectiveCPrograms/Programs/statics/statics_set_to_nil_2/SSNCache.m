#import "SSNCache.h"

NSString *SSNTitle = @"title";
NSArray *SSNRows;
static NSDictionary *options;
static NSString *prefix = @"p";
static SSNCache *cache = nil;
static NSNumber *limit;

@implementation SSNCache

+ (instancetype)shared {
    if (!cache) {
        cache = [[SSNCache alloc] init];
        cache.name = @"made";
    }
    return cache;
}

+ (void)reset {
    cache = nil;
}

@end

static NSString *SSNPrefixed(NSString *text) {
    return [prefix stringByAppendingString:text];
}

NSString *scenario_statics_set_to_nil_2_title(void) {
    NSString *before = [NSString stringWithFormat:@"%@ %lu", SSNTitle, (unsigned long)SSNTitle.length];
    SSNTitle = nil;
    return [NSString stringWithFormat:@"%@ %@ %lu", before, SSNTitle, (unsigned long)SSNTitle.length];
}

NSString *scenario_statics_set_to_nil_2_prefix(void) {
    NSString *before = SSNPrefixed(@"a");
    prefix = nil;
    return [NSString stringWithFormat:@"%@ %@ %d", before, SSNPrefixed(@"b"), prefix == nil];
}

NSString *scenario_statics_set_to_nil_2_rows(void) {
    NSUInteger none = SSNRows.count;
    SSNRows = @[ @"a", @"b" ];
    NSString *then = [NSString stringWithFormat:@"%lu %lu %@", (unsigned long)none, (unsigned long)SSNRows.count, SSNRows[1]];
    SSNRows = nil;
    return [NSString stringWithFormat:@"%@ %lu %@", then, (unsigned long)[SSNRows count], SSNRows.firstObject];
}

NSString *scenario_statics_set_to_nil_2_dictionary(void) {
    NSString *before = options[@"k"];
    options = @{ @"k" : @"v" };
    NSString *then = options[@"k"];
    options = nil;
    return [NSString stringWithFormat:@"%@ %@ %@", before, then, options[@"k"]];
}

NSString *scenario_statics_set_to_nil_2_shared(void) {
    NSString *first = [SSNCache shared].name;
    [[SSNCache shared] setName:@"other"];
    [SSNCache reset];
    BOOL is = [cache.name isEqualToString:@"other"];
    return [NSString stringWithFormat:@"%@ %d %@", first, is, [[SSNCache shared] name]];
}

NSString *scenario_statics_set_to_nil_2_number(void) {
    NSInteger before = limit.integerValue;
    limit = @3;
    NSInteger then = [limit integerValue];
    limit = nil;
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)before, (long)then, (long)limit.integerValue];
}

NSString *scenario_statics_set_to_nil_2_outside(void) {
    NSString *(^first)(NSArray *) = ^NSString *(NSArray *rows) { return rows.count ? rows[0] : nil; };
    return first(@[ @"first", @2 ]);
}
