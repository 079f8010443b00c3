#import "PRX98BMain.h"

@interface PRX98BLog : NSObject
@property (nonatomic, strong) NSMutableArray *lines;
@property (nonatomic, strong) NSData *data;
@property (nonatomic, strong) NSError *error;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) id any;
- (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
@end
@implementation PRX98BLog
- (instancetype)init {
    if ((self = [super init])) _lines = [NSMutableArray array];
    return self;
}
- (void)log:(NSString *)format, ... {
    va_list arguments;
    va_start(arguments, format);
    NSString *line = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    [self.lines addObject:line];
}
- (NSString *)description { return self.name; }
- (NSString *)debugDescription { return [NSString stringWithFormat:@"{%@}", self.name]; }
@end

NSString *scenario_strings_format_prints_3_logged(void) {
    PRX98BLog *log = [PRX98BLog new];
    [log log:@"a %d", 1];
    [log log:@"b %.1f %@", 2.5, nil];
    [log log:@"%%"];
    return [log.lines componentsJoinedByString:@"|"];
}

NSString *scenario_strings_format_prints_3_notifications(void) {
    NSNotification *note = [NSNotification notificationWithName:@"n" object:nil userInfo:@{ @"k": @1 }];
    NSString *name = note.name;
    return [NSString stringWithFormat:@"%@ %d %d", note.name, [note.name isEqualToString:@"n"], [name isEqual:@"n"]];
}

NSString *scenario_strings_format_prints_3_notification_in_array(void) {
    NSMutableArray *names = [NSMutableArray array];
    [names addObject:[NSNotification notificationWithName:@"n" object:nil].name];
    [names addObject:@"m"];
    return [NSString stringWithFormat:@"%@ %d", [names componentsJoinedByString:@","], [names containsObject:[NSNotification notificationWithName:@"m" object:nil].name]];
}

NSString *scenario_strings_format_prints_3_nulls(void) {
    id null = [NSNull null];
    NSString *none = nil;
    return [NSString stringWithFormat:@"%@ %@ %@", null, none, @[ NSNull.null ][0]];
}

NSString *scenario_strings_format_prints_3_dates(void) {
    return [NSString stringWithFormat:@"%@", [NSDate dateWithTimeIntervalSince1970:10]];
}

NSString *scenario_strings_format_prints_3_urls(void) {
    NSURL *url = [NSURL URLWithString:@"http://a.org/x"];
    NSURL *relative = [NSURL URLWithString:@"/" relativeToURL:[NSURL URLWithString:@"http://b.org/z"]];
    return [NSString stringWithFormat:@"%@ %@ %@", url, [[url URLByAppendingPathComponent:@"y"] lastPathComponent], relative.absoluteString];
}

NSString *scenario_strings_format_prints_3_own(void) {
    PRX98BLog *log = [PRX98BLog new];
    log.name = @"x";
    id any = log;
    return [NSString stringWithFormat:@"%@ %@ %@", log, [log debugDescription], any];
}

NSString *scenario_strings_format_prints_3_nil_description(void) {
    PRX98BLog *none = nil;
    return [NSString stringWithFormat:@"%@ %lu", [none description], (unsigned long)[[none description] length]];
}

NSString *scenario_strings_format_prints_3_booleans(void) {
    BOOL yes = YES;
    NSNumber *no = @NO;
    return [NSString stringWithFormat:@"%d %@ %@ %i %@", yes, no, @(yes), YES, @(yes && no.boolValue)];
}

NSString *scenario_strings_format_prints_3_any_values(void) {
    PRX98BLog *log = [PRX98BLog new];
    NSMutableArray *texts = [NSMutableArray array];
    for (id value in @[ @YES, @1.5, @"a", @7LL, @('\1') ]) {
        log.any = value;
        [texts addObject:[NSString stringWithFormat:@"%@", log.any]];
    }
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_strings_format_prints_3_joined(void) {
    PRX98BLog *log = [PRX98BLog new];
    log.name = @"x";
    return [@[ @1, @2.5, @"a", [NSNull null], log ] componentsJoinedByString:@"-"];
}

NSString *scenario_strings_format_prints_3_arrays(void) {
    return [NSString stringWithFormat:@"%@", @[ @1, @"a", @"b c" ]];
}

NSString *scenario_strings_format_prints_3_dictionaries(void) {
    return [NSString stringWithFormat:@"%@ %@ %@", @{ @"k": @"v" }, @{}, @[]];
}

NSString *scenario_strings_format_prints_3_sizes(void) {
    size_t size = 3;
    NSUInteger big = NSUIntegerMax;
    return [NSString stringWithFormat:@"%zu %tu %td %qd", size, big, (NSInteger)-1, 5LL];
}

NSString *scenario_strings_format_prints_3_unsigned_as_signed(void) {
    unsigned u = UINT_MAX;
    return [NSString stringWithFormat:@"%d %u %d", u, -1, 0x80000000];
}

NSString *scenario_strings_format_prints_3_text_of_c(void) {
    const char *text = "abc";
    NSString *object = @(text);
    return [NSString stringWithFormat:@"%s [%@] %lu", object.UTF8String, object, (unsigned long)strlen(text)];
}

NSString *scenario_strings_format_prints_3_localized(void) {
    NSString *format = NSLocalizedString(@"Hello %@", nil);
    return [NSString localizedStringWithFormat:format, @"Bob"];
}

NSString *scenario_strings_format_prints_3_append_format(void) {
    NSMutableString *text = [NSMutableString new];
    NSDictionary *values = @{ @"a": @1 };
    for (NSString *key in @[ @"a", @"b" ]) [text appendFormat:@"%@=%@;", key, values[key]];
    return text;
}
