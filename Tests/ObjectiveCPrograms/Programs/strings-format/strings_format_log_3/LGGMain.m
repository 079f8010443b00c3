#import "LGGMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_OPTIONS(NSUInteger, LGGLogLevel) { LGGLogLevelError = 1 << 0, LGGLogLevelWarning = 1 << 1, LGGLogLevelInfo = 1 << 2, LGGLogLevelAll = LGGLogLevelError | LGGLogLevelWarning | LGGLogLevelInfo };

#define LOG(level, fmt, ...) [[LGGLogger shared] log:(level) format:(fmt), ##__VA_ARGS__]
#define LogError(fmt, ...) LOG(LGGLogLevelError, fmt, ##__VA_ARGS__)

@interface LGGLogEntry : NSObject
@property (nonatomic) LGGLogLevel level;
@property (nonatomic, copy) NSString *message;
@property (nonatomic) NSUInteger number;
@end
@implementation LGGLogEntry
@end

@interface LGGLogger : NSObject
@property (nonatomic) LGGLogLevel enabled;
@property (nonatomic, copy) NSString *(^formatter)(LGGLogEntry *entry);
@property (nonatomic, readonly) NSArray<LGGLogEntry *> *entries;
+ (LGGLogger *)shared;
- (void)log:(LGGLogLevel)level format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
- (NSString *)textForLevels:(LGGLogLevel)levels;
- (NSDictionary<NSNumber *, NSNumber *> *)counts;
@end

@implementation LGGLogger {
    NSMutableArray<LGGLogEntry *> *_entries;
    NSUInteger _next;
}
@synthesize entries = _entries;
+ (LGGLogger *)shared {
    static LGGLogger *shared;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        shared = [[LGGLogger alloc] init];
        shared.enabled = LGGLogLevelAll;
    });
    return shared;
}
- (instancetype)init {
    if ((self = [super init])) {
        _entries = [NSMutableArray array];
        _next = 1;
        _formatter = ^NSString *(LGGLogEntry *entry) {
            NSString *name;
            switch (entry.level) {
                case LGGLogLevelError: name = @"E"; break;
                case LGGLogLevelWarning: name = @"W"; break;
                default: name = @"I"; break;
            }
            return [NSString stringWithFormat:@"%02lu %@ %-8s|%@", (unsigned long)entry.number, name, "app", entry.message];
        };
    }
    return self;
}
- (void)log:(LGGLogLevel)level format:(NSString *)format, ... {
    if (!(self.enabled & level)) return;
    va_list arguments;
    va_start(arguments, format);
    NSString *message = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    LGGLogEntry *entry = [LGGLogEntry new];
    entry.level = level;
    entry.message = message;
    entry.number = _next++;
    [_entries addObject:entry];
}
- (NSString *)textForLevels:(LGGLogLevel)levels {
    NSMutableString *text = [NSMutableString string];
    for (LGGLogEntry *entry in _entries) {
        if ((entry.level & levels) == 0) continue;
        if (text.length) [text appendString:@"\n"];
        [text appendString:self.formatter(entry)];
    }
    return text;
}
- (NSDictionary *)counts {
    NSMutableDictionary *counts = [NSMutableDictionary dictionary];
    for (LGGLogEntry *entry in self.entries) {
        NSNumber *key = @(entry.level);
        counts[key] = @([counts[key] integerValue] + 1);
    }
    return counts;
}
@end

NSString *scenario_strings_format_log_3_all(void) {
    lines = [NSMutableArray array];
    LGGLogger *logger = [LGGLogger shared];
    LogError(@"code %d: %@", 404, @"not found");
    LOG(LGGLogLevelInfo, @"plain %%");
    LOG(LGGLogLevelWarning, @"%@ is %.1f%% full (%lu/%u, 0x%X)", @"disk", 91.25, 7UL, 8u, 255);
    logger.enabled &= ~LGGLogLevelInfo;
    LOG(LGGLogLevelInfo, @"never");
    LogError(@"%s %c %5d|%-5d|%05.1f %@", "text", 'x', 42, 42, 3.14159, nil);
    Note([NSString stringWithFormat:@"%@", [logger textForLevels:LGGLogLevelAll]]);
    Note([NSString stringWithFormat:@"%@", [[logger textForLevels:LGGLogLevelWarning | LGGLogLevelInfo] stringByReplacingOccurrencesOfString:@"\n" withString:@" & "]]);
    NSDictionary *counts = [logger counts];
    Note([NSString stringWithFormat:@"%@ %@ %@", counts[@(LGGLogLevelError)], counts[@(LGGLogLevelWarning)], counts[@1]]);
    logger.formatter = ^(LGGLogEntry *entry) { return entry.message.uppercaseString; };
    Note([NSString stringWithFormat:@"%@", [logger textForLevels:LGGLogLevelError]]);
    Note([NSString stringWithFormat:@"%lu", (unsigned long)logger.entries.count]);
    return [lines componentsJoinedByString:@" / "];
}
