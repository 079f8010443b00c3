#import "CPALogger.h"

typedef NS_ENUM(NSInteger, CPALevel) { CPALevelDebug = 0, CPALevelInfo, CPALevelWarn, CPALevelError };

@protocol CPASink <NSObject>
- (void)writeLine:(NSString *)line level:(CPALevel)level;
@end

@interface CPAMemorySink : NSObject <CPASink>
@property (nonatomic, readonly) NSArray *lines;
@property (nonatomic, assign) NSUInteger capacity;
- (NSCountedSet *)histogram;
@end
@implementation CPAMemorySink {
    NSMutableArray *_buffer;
    NSUInteger _dropped;
}
- (id)init {
    self = [super init];
    if (self != nil) {
        _buffer = [NSMutableArray array];
        _capacity = 3;
    }
    return self;
}
- (NSArray *)lines { return [NSArray arrayWithArray:_buffer]; }
- (void)writeLine:(NSString *)line level:(CPALevel)level {
    static NSString *const names[] = { @"D", @"I", @"W", @"E" };
    [_buffer addObject:[NSString stringWithFormat:@"%@ %@", names[level], line]];
    if (_buffer.count > self.capacity) {
        [_buffer removeObjectAtIndex:0];
        _dropped++;
    }
}
- (NSCountedSet *)histogram {
    NSCountedSet *set = [[NSCountedSet alloc] init];
    for (NSString *line in _buffer) [set addObject:[line substringToIndex:1]];
    return set;
}
- (NSString *)description { return [NSString stringWithFormat:@"<sink %lu+%lu>", (unsigned long)_buffer.count, (unsigned long)_dropped]; }
@end

@interface CPALogger : NSObject
@property (nonatomic, assign) CPALevel threshold;
@property (nonatomic, copy) NSString *prefix;
+ (instancetype)loggerWithPrefix:(NSString *)prefix;
- (void)addSink:(id<CPASink>)sink;
- (void)log:(CPALevel)level format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
- (NSUInteger)logObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
@end
@implementation CPALogger {
    NSMutableArray *_sinks;
}
+ (instancetype)loggerWithPrefix:(NSString *)prefix {
    CPALogger *logger = [[self alloc] init];
    logger.prefix = prefix;
    return logger;
}
- (instancetype)init {
    if ((self = [super init])) {
        _sinks = [NSMutableArray array];
        _threshold = CPALevelInfo;
    }
    return self;
}
- (void)addSink:(id<CPASink>)sink { if (sink && ![_sinks containsObject:sink]) [_sinks addObject:sink]; }
- (void)log:(CPALevel)level format:(NSString *)format, ... {
    if (level < self.threshold) return;
    va_list args;
    va_start(args, format);
    NSString *message = [[NSString alloc] initWithFormat:format arguments:args];
    va_end(args);
    for (id<CPASink> sink in _sinks) {
        [sink writeLine:self.prefix.length ? [NSString stringWithFormat:@"[%@] %@", self.prefix, message] : message level:level];
    }
}
- (NSUInteger)logObjects:(id)first, ... {
    NSMutableArray *all = [NSMutableArray array];
    va_list list;
    va_start(list, first);
    id object = first;
    while (object) {
        [all addObject:[object description]];
        object = va_arg(list, id);
    }
    va_end(list);
    [self log:CPALevelInfo format:@"%@", [all componentsJoinedByString:@"+"]];
    return all.count;
}
@end

static NSInteger CPASum(NSInteger count, ...) {
    NSInteger sum = 0;
    va_list list;
    va_start(list, count);
    for (NSInteger i = 0; i < count; i++) sum += va_arg(list, NSInteger);
    va_end(list);
    return sum;
}
static double CPAAverage(int count, ...) {
    va_list list;
    double total = 0;
    va_start(list, count);
    for (int i = 0; i < count; i++) {
        total += va_arg(list, double);
    }
    va_end(list);
    return count ? total / count : 0;
}

NSString *scenario_strings_format_logger_3_logger(void) {
    CPAMemorySink *sink = [[CPAMemorySink alloc] init];
    CPALogger *logger = [CPALogger loggerWithPrefix:@"net"];
    [logger addSink:sink];
    [logger addSink:sink];
    [logger addSink:nil];
    [logger log:CPALevelDebug format:@"hidden %d", 1];
    [logger log:CPALevelInfo format:@"got %@ of %d (%.1f%%)", nil, 42, 12.25];
    [logger log:CPALevelError format:@"plain"];
    logger.prefix = nil;
    NSUInteger count = [logger logObjects:@"a", @2, @[], nil];
    NSUInteger none = [logger logObjects:nil];
    [logger log:CPALevelWarn format:@"%@/%@/%x", @"x", @YES, 255];
    NSCountedSet *histogram = [sink histogram];
    return [NSString stringWithFormat:@"%@|%@|%lu %lu|%lu %lu %lu|%ld %.2f", [sink.lines componentsJoinedByString:@","], sink, (unsigned long)count, (unsigned long)none, (unsigned long)[histogram countForObject:@"I"], (unsigned long)[histogram countForObject:@"D"], (unsigned long)histogram.count, (long)CPASum(3, (NSInteger)4, (NSInteger)-1, (NSInteger)10), CPAAverage(4, 1.0, 2.0, 3.5, 4.0)];
}
