#import "PRY100.h"

typedef NS_ENUM(NSInteger, PRY100Tone) {
    PRY100ToneLow,
    PRY100ToneMiddle,
    PRY100ToneHigh = 4,
} NS_ENUM_AVAILABLE(10_8, 6_0);

typedef enum {
    PRY100SideLeft = 1,
    PRY100SideRight,
} PRY100Side __attribute__((deprecated));

static NSString *const toneNames[] = {
    [PRY100ToneLow] = @"low",
    [PRY100ToneMiddle] = @"middle",
    [PRY100ToneHigh] = @"high",
};

NSString *PRY100Escape(NSString *text) {
    static NSString *const escapes[128] = {
        // The controls.
        [0x09] = @"\\t",
        [0x0A] = @"\\n",
        ['"'] = @"\\\"",
        ['\\'] = @"\\\\",
        ['<'] = @"&lt;",
    };
    NSMutableString *result = [NSMutableString string];
    for (NSUInteger i = 0; i < text.length; i++) {
        unichar c = [text characterAtIndex:i];
        NSString *escaped = c < 128 ? escapes[c] : nil;
        if (escaped) {
            [result appendString:escaped];
        } else {
            [result appendFormat:@"%C", c];
        }
    }
    return result;
}

NSString *scenario_apps_tables_of_c_places(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ %@", toneNames[PRY100ToneLow], toneNames[1], toneNames[4], toneNames[2] ?: @"none"];
}

NSString *scenario_apps_tables_of_c_escapes(void) {
    return PRY100Escape(@"a\tb\"<\\\u00e9\n");
}

NSString *scenario_apps_tables_of_c_octal(void) {
    int flags[] = { [010] = 3, 4, [0x2] = 7 };
    return [NSString stringWithFormat:@"%d %d %d %d", flags[8], flags[9], flags[2], (int)(sizeof(flags) / sizeof(flags[0]))];
}

NSString *scenario_apps_tables_of_c_local_macro(void) {
#define PRY100_PREFIX @"pre"
#define PRY100_TWICE(x) ((x) * 2)
    PRY100Side side = PRY100SideRight;
    return [NSString stringWithFormat:@"%@ %d %d", PRY100_PREFIX, PRY100_TWICE(4), side];
#undef PRY100_PREFIX
}

@interface PRY100Queue : NSObject
@property (nonatomic, copy) NSString *name;
+ (instancetype)main;
+ (instancetype)queueWithName:(NSString *)name;
- (NSString *)run:(NSString *)task done:(NSString *(^)(NSString *))block;
- (NSString *)run:(NSString *)task failed:(NSString *(^)(NSString *))block;
@end

@implementation PRY100Queue
+ (instancetype)queueWithName:(NSString *)name {
    PRY100Queue *queue = [[self alloc] init];
    queue.name = name;
    return queue;
}
+ (instancetype)main {
    static PRY100Queue *main = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        main = [self queueWithName:@"main"];
    });
    return main;
}
- (NSString *)run:(NSString *)task done:(NSString *(^)(NSString *))block {
    return [@"done " stringByAppendingString:block(task)];
}
- (NSString *)run:(NSString *)task failed:(NSString *(^)(NSString *))block {
    return [@"failed " stringByAppendingString:block(task)];
}
@end

NSString *scenario_apps_tables_of_c_once_self(void) {
    PRY100Queue *queue = [PRY100Queue main];
    return [NSString stringWithFormat:@"%@ %d", queue.name, queue == [PRY100Queue main]];
}

NSString *scenario_apps_tables_of_c_last_words(void) {
    PRY100Queue *queue = [PRY100Queue main];
    NSString *first = [queue run:@"a" done:^NSString *(NSString *task) { return [task uppercaseString]; }];
    NSString *second = [queue run:@"b" failed:^(NSString *task) { return [task stringByAppendingString:@"!"]; }];
    return [NSString stringWithFormat:@"%@ %@", first, second];
}
