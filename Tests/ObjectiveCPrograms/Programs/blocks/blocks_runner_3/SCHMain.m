#import "SCHMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NSString *(^Formatter)(NSDate *date);
typedef void (^SCHCompletion)(id result, NSError *error);

@interface SCHJob : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) void (^work)(SCHCompletion done);
@property (nonatomic, weak) SCHJob *next;
@property (nonatomic) NSTimeInterval cost;
@property (nonatomic, strong, readonly) NSMutableArray *results;
- (instancetype)initWithName:(NSString *)name cost:(NSTimeInterval)cost work:(void (^)(SCHCompletion done))work;
@end

@implementation SCHJob
- (instancetype)initWithName:(NSString *)name cost:(NSTimeInterval)cost work:(void (^)(SCHCompletion))work {
    if ((self = [super init])) {
        _name = [name copy];
        _cost = cost;
        _work = [work copy];
        _results = [NSMutableArray new];
    }
    return self;
}
- (void)dealloc { [_results removeAllObjects]; }
@end

@interface SCHRunner : NSObject
@property (nonatomic, readonly) NSUInteger failures;
@property (nonatomic, copy) void (^onProgress)(float fraction, NSString *name);
- (void)add:(SCHJob *)job;
- (void)runWithCompletion:(void (^)(NSDictionary<NSString *, id> *summary))completion;
+ (Formatter)formatterFrom:(NSDate *)base;
@end

@implementation SCHRunner {
    NSMutableArray<SCHJob *> *_queue;
    dispatch_queue_t _lock;
    NSMutableDictionary *_summary;
    BOOL _running;
}
@synthesize failures = _failed;

- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _queue = @[].mutableCopy;
    _lock = dispatch_queue_create("runner", DISPATCH_QUEUE_SERIAL);
    _summary = [NSMutableDictionary dictionary];
    return self;
}
- (void)add:(SCHJob *)job {
    dispatch_sync(_lock, ^{
        self->_queue.lastObject.next = job;
        [self->_queue addObject:job];
    });
}
- (NSTimeInterval)total {
    __block NSTimeInterval total = 0;
    [_queue enumerateObjectsUsingBlock:^(SCHJob *job, NSUInteger idx, BOOL *stop) { total += job.cost; }];
    return total;
}
- (void)step:(NSUInteger)index total:(NSTimeInterval)total done:(NSTimeInterval)done completion:(dispatch_block_t)completion {
    if (index >= _queue.count) {
        if (completion) completion();
        return;
    }
    SCHJob *job = _queue[index];
    __weak typeof(self) weakSelf = self;
    job.work(^(id result, NSError *error) {
        __strong typeof(weakSelf) self = weakSelf;
        if (!self) return;
        if (error) {
            self->_failed++;
            self->_summary[job.name] = error;
        } else {
            [job.results addObject:result ?: NSNull.null];
            self->_summary[job.name] = result ?: @"nothing";
        }
        NSTimeInterval now = done + job.cost;
        if (self.onProgress) self.onProgress(total > 0 ? now / total : 1, job.next.name ?: @"end");
        [self step:index + 1 total:total done:now completion:completion];
    });
}
- (void)runWithCompletion:(void (^)(NSDictionary *))completion {
    if (_running) return;
    _running = YES;
    [self step:0 total:[self total] done:0 completion:^{
        self->_running = NO;
        completion([self->_summary copy]);
    }];
}
+ (Formatter)formatterFrom:(NSDate *)base {
    static NSDateFormatter *formatter = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        formatter = [[NSDateFormatter alloc] init];
        formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
        formatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
        formatter.dateFormat = @"yyyy-MM-dd'T'HH:mm";
    });
    return ^NSString *(NSDate *date) {
        NSTimeInterval since = [date timeIntervalSinceDate:base];
        NSString *sign = since < 0 ? @"-" : @"+";
        return [NSString stringWithFormat:@"%@ (%@%02ld:%02ld)", [formatter stringFromDate:date], sign, (long)(fabs(since) / 3600), (long)fabs(since) / 60 % 60];
    };
}
@end

NSString *scenario_blocks_runner_3_all(void) {
    lines = [NSMutableArray array];
    SCHRunner *runner = [[SCHRunner alloc] init];
    NSMutableString *progress = [NSMutableString string];
    runner.onProgress = ^(float fraction, NSString *name) { [progress appendFormat:@"%.0f%%>%@ ", fraction * 100, name]; };
    __block int attempts = 0;
    SCHJob *download = [[SCHJob alloc] initWithName:@"download" cost:3 work:^(SCHCompletion done) { done(@{ @"bytes": @1024 }, nil); }];
    SCHJob *parse = [[SCHJob alloc] initWithName:@"parse" cost:1 work:^(SCHCompletion done) {
        attempts++;
        done(nil, attempts < 2 ? [NSError errorWithDomain:@"parse" code:attempts userInfo:nil] : nil);
    }];
    SCHJob *save = [[SCHJob alloc] initWithName:@"save" cost:0.5 work:^(void (^done)(id, NSError *)) { done(nil, nil); }];
    for (SCHJob *job in @[ download, parse, save ]) [runner add:job];
    [runner runWithCompletion:^(NSDictionary *summary) {
        Note([NSString stringWithFormat:@"%lu %@ %ld %@", (unsigned long)summary.count, summary[@"download"][@"bytes"], (long)[summary[@"parse"] code], summary[@"save"]]);
    }];
    Note([NSString stringWithFormat:@"%@| %lu failed", progress, (unsigned long)runner.failures]);
    [progress setString:@""];
    [runner runWithCompletion:^(NSDictionary *summary) {
        Note([NSString stringWithFormat:@"%@ %lu", summary[@"parse"], (unsigned long)runner.failures]);
    }];
    Note([NSString stringWithFormat:@"%@| %lu %@", progress, (unsigned long)download.results.count, parse.results.firstObject == NSNull.null ? @"null" : @"other"]);
    NSDate *base = [NSDate dateWithTimeIntervalSince1970:86400 * 365];
    Formatter format = [SCHRunner formatterFrom:base];
    Note([NSString stringWithFormat:@"%@ / %@", format([base dateByAddingTimeInterval:3725]), format([NSDate dateWithTimeInterval:-7260 sinceDate:base])]);
    NSDateComponents *parts = [[NSCalendar calendarWithIdentifier:NSCalendarIdentifierGregorian] components:NSCalendarUnitYear | NSCalendarUnitMonth fromDate:base];
    Note([NSString stringWithFormat:@"%ld-%ld %d", (long)parts.year, (long)parts.month, [base compare:[NSDate distantPast]] == NSOrderedDescending]);
    NSDate *later = [[NSDate distantFuture] earlierDate:base];
    Note([NSString stringWithFormat:@"%d %.1f", [later isEqualToDate:base], [base timeIntervalSinceReferenceDate] / 86400]);
    return [lines componentsJoinedByString:@" / "];
}
