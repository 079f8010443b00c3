#import "UPL.h"

@interface UPLFile : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) NSUInteger size;
@property (nonatomic, strong) NSError *error;
+ (UPLFile *)file:(NSString *)name size:(NSUInteger)size;
@end

@implementation UPLFile

+ (UPLFile *)file:(NSString *)name size:(NSUInteger)size {
    UPLFile *file = [[UPLFile alloc] init];
    file.name = name;
    file.size = size;
    return file;
}

@end

@interface UPLUploader : NSObject
@property (nonatomic, strong, readonly) RACSubject *events;
@property (nonatomic, assign) NSUInteger sent;
@property (nonatomic, assign) NSInteger failures;
@property (nonatomic, strong) NSMutableArray *log;
- (RACSignal *)upload:(UPLFile *)file;
- (RACSignal *)uploadAll:(NSArray *)files;
@end

@implementation UPLUploader

- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _events = [RACSubject subject];
    _log = [NSMutableArray array];
    @weakify(self);
    [_events subscribeNext:^(NSString *event) {
        @strongify(self);
        [self.log addObject:event ?: @"nil"];
    }];
    return self;
}

- (RACSignal *)upload:(UPLFile *)file {
    @weakify(self);
    return [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        @strongify(self);
        __block NSUInteger left = file.size;
        __block BOOL disposed = NO;
        while (left > 0 && !disposed) {
            NSUInteger part = MIN(left, (NSUInteger)4);
            left -= part;
            [subscriber sendNext:@(part)];
        }
        if (file.error) {
            self.failures++;
            [subscriber sendError:file.error];
        } else {
            [subscriber sendCompleted];
        }
        return [RACDisposable disposableWithBlock:^{
            disposed = YES;
            [self.events sendNext:[NSString stringWithFormat:@"end %@ %lu", file.name, (unsigned long)left]];
        }];
    }] doNext:^(NSNumber *part) {
        @strongify(self);
        self.sent += part.unsignedIntegerValue;
    }];
}

- (RACSignal *)uploadAll:(NSArray *)files {
    NSMutableArray *signals = [NSMutableArray arrayWithCapacity:files.count];
    for (UPLFile *file in files) {
        [signals addObject:[[self upload:file] map:^id(NSNumber *part) {
            return [NSString stringWithFormat:@"%@%@", file.name, part];
        }]];
    }
    return [RACSignal concat:signals];
}

- (void)dealloc {
    [_events sendCompleted];
}

@end

NSString *scenario_rac_captures_uploads_3_counts(void) {
    UPLUploader *uploader = [UPLUploader new];
    NSMutableArray *parts = [NSMutableArray array];
    NSInteger offset = 100;
    __block NSInteger total = 0;
    [[uploader uploadAll:@[ [UPLFile file:@"a" size:9], [UPLFile file:@"b" size:0], [UPLFile file:@"c" size:4] ]] subscribeNext:^(NSString *text) {
        [parts addObject:text];
        total += offset;
    } completed:^{
        [parts addObject:[NSString stringWithFormat:@"done %ld", (long)total]];
    }];
    offset = 1;
    return [NSString stringWithFormat:@"%@ / %@ / %lu %ld", [parts componentsJoinedByString:@","], [uploader.log componentsJoinedByString:@","], (unsigned long)uploader.sent, (long)total];
}

NSString *scenario_rac_captures_uploads_3_retries(void) {
    UPLUploader *uploader = [[UPLUploader alloc] init];
    UPLFile *file = [UPLFile file:@"x" size:2];
    file.error = [NSError errorWithDomain:@"UPL" code:7 userInfo:nil];
    __block NSString *result = @"none";
    [[[uploader upload:file] catch:^RACSignal *(NSError *error) {
        file.error = nil;
        return [[uploader upload:file] startWith:@(error.code)];
    }] subscribeNext:^(NSNumber *part) {
        result = [result stringByAppendingFormat:@" %@", part];
    } error:^(NSError *error) {
        result = @"failed";
    }];
    return [NSString stringWithFormat:@"%@ %ld %lu %lu", result, (long)uploader.failures, (unsigned long)uploader.sent, (unsigned long)uploader.log.count];
}

NSString *scenario_rac_captures_uploads_3_cancel(void) {
    UPLUploader *uploader = [UPLUploader new];
    RACSubject *stop = [RACSubject subject];
    NSMutableString *seen = [NSMutableString string];
    RACDisposable *disposable = [[[RACSignal merge:@[ stop, [RACSignal never] ]] takeUntil:uploader.events] subscribeNext:^(id x) {
        [seen appendFormat:@"%@;", x];
    } completed:^{
        [seen appendString:@"completed"];
    }];
    [stop sendNext:nil];
    [stop sendNext:@[ @1, @2 ]];
    [uploader.events sendNext:@"e"];
    [stop sendNext:@"late"];
    [disposable dispose];
    NSString *flat = [[seen stringByReplacingOccurrencesOfString:@"\n" withString:@""] stringByReplacingOccurrencesOfString:@" " withString:@""];
    return [NSString stringWithFormat:@"%@ %d %@", flat, disposable.disposed, [uploader.log lastObject]];
}

NSString *scenario_rac_captures_uploads_3_batches(void) {
    NSMutableArray *blocks = [NSMutableArray array];
    for (int i = 0; i < 3; i++) {
        int square = i * i;
        [blocks addObject:[^NSString *(NSString *prefix) {
            return [NSString stringWithFormat:@"%@%d-%d", prefix, i, square];
        } copy]];
    }
    __block int counter = 0;
    int (^next)(void) = ^{ return ++counter; };
    next();
    counter += 10;
    int third = next();
    NSMutableArray *texts = [NSMutableArray array];
    for (NSString *(^block)(NSString *) in blocks) [texts addObject:block(@"n")];
    RACSequence *lazy = [[[@[ @1, @2, @3 ] rac_sequence] map:^(NSNumber *n) {
        counter++;
        return @(n.intValue * third);
    }] filter:^BOOL(NSNumber *n) {
        return n.intValue > third;
    }];
    int before = counter;
    NSArray *values = lazy.array;
    return [NSString stringWithFormat:@"%@ %d %d %@ %d", [texts componentsJoinedByString:@","], third, before, [values componentsJoinedByString:@"+"], counter];
}

NSString *scenario_rac_captures_uploads_3_released(void) {
    NSMutableArray *seen = [NSMutableArray array];
    RACSubject *ticks = [RACSubject subject];
    __weak UPLUploader *gone = nil;
    @autoreleasepool {
        UPLUploader *uploader = [UPLUploader new];
        gone = uploader;
        __weak UPLUploader *weakUploader = uploader;
        [uploader.events subscribeCompleted:^{
            [seen addObject:@"events ended"];
        }];
        [ticks subscribeNext:^(NSNumber *tick) {
            UPLUploader *strong = weakUploader;
            if (!strong) {
                [seen addObject:[NSString stringWithFormat:@"%@ gone", tick]];
                return;
            }
            strong.sent += [tick unsignedIntegerValue];
            [seen addObject:[NSString stringWithFormat:@"%lu", (unsigned long)strong.sent]];
        }];
        [ticks sendNext:@3];
        [ticks sendNext:@4];
        [seen addObject:@(uploader.sent)];
    }
    [ticks sendNext:@5];
    return [NSString stringWithFormat:@"%@ %d", [seen componentsJoinedByString:@","], gone == nil];
}
