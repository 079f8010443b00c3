//
//  Backup.m
//
//  Copies files in the background, a few at a time.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

typedef NS_ENUM(NSInteger, BackupState) {
    BackupStateIdle = 0,
    BackupStateRunning,
    BackupStatePaused,
    BackupStateFailed = -1,
};

NSString *NSStringFromBackupState(BackupState state) {
    switch (state) {
        case BackupStateIdle: return @"idle";
        case BackupStateRunning: return @"running";
        case BackupStatePaused: return @"paused";
        case BackupStateFailed: return @"failed";
        default: return @"unknown";
    }
}

@interface BackupJob : NSObject
@property (nonatomic, readonly) NSString *path;
@property (nonatomic, readonly) unsigned long long size;
- (instancetype)initWithPath:(NSString *)path size:(unsigned long long)size;
@end

@implementation BackupJob

- (instancetype)initWithPath:(NSString *)path size:(unsigned long long)size {
    if (!(self = [super init])) return nil;
    _path = path;
    _size = size;
    return self;
}

@end

@interface Backup : NSObject

@property (atomic, assign) BackupState state;
@property (nonatomic, strong) NSMutableArray<BackupJob *> *jobs;
@property (nonatomic, strong, readonly) RACSignal *progress;
@property (nonatomic, copy) RACSignal *(^copier)(BackupJob *job);

- (void)addPath:(NSString *)path size:(unsigned long long)size;
- (RACSignal *)run;

@end

@interface Backup ()
{
    RACSubject *_progressSubject;
    unsigned long long _copied;
    NSLock *_lock;
}
@end

@implementation Backup

@synthesize progress = _progressSubject;

- (id)init {
    self = [super init];
    if (self != nil) {
        _jobs = [[NSMutableArray alloc] init];
        _progressSubject = [RACReplaySubject replaySubjectWithCapacity:1];
        _lock = [NSLock new];
        _state = BackupStateIdle;
    }
    return self;
}

- (void)addPath:(NSString *)path size:(unsigned long long)size {
    BackupJob *job = [[BackupJob alloc] initWithPath:path size:size];
    [self.jobs addObject:job];
}

- (unsigned long long)totalSize {
    unsigned long long total = 0;
    for (BackupJob *job in self.jobs) total += job.size;
    return total;
}

- (void)countBytes:(unsigned long long)bytes {
    [_lock lock];
    _copied += bytes;
    unsigned long long total = [self totalSize];
    float part = total > 0 ? (float)_copied / total : 1.0f;
    [_lock unlock];
    [_progressSubject sendNext:@(part)];
}

- (RACSignal *)run {
    NSAssert(self.copier != nil, @"A copier is needed.");
    if (self.state == BackupStateRunning) return [RACSignal empty];
    self.state = BackupStateRunning;

    @weakify(self);
    RACSignal *copies = [self.jobs.rac_sequence.signal map:^(BackupJob *job) {
        @strongify(self);
        return [[self.copier(job) ignoreValues] doCompleted:^{
            [self countBytes:job.size];
        }];
    }];
    return [[[[copies flatten:2]
        doCompleted:^{
            @strongify(self);
            self.state = BackupStateIdle;
            [self.jobs removeAllObjects];
        }]
        doError:^(NSError *error) {
            @strongify(self);
            self.state = BackupStateFailed;
        }]
        deliverOn:[RACScheduler mainThreadScheduler]];
}

- (void)pauseFor:(NSTimeInterval)seconds {
    BackupState previous = self.state;
    self.state = BackupStatePaused;
    __weak typeof(self) weakSelf = self;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(seconds * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) return;
        strongSelf.state = previous;
    });
}

- (void)checkDisk:(void (^)(BOOL isEnough, NSError *error))completion {
    dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
        NSError *error = nil;
        NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfFileSystemForPath:NSTemporaryDirectory() error:&error];
        unsigned long long space = [attributes[NSFileSystemFreeSize] unsignedLongLongValue];
        dispatch_async(dispatch_get_main_queue(), ^{
            if (completion != NULL) completion(attributes != nil && space > self.totalSize, error);
        });
    });
}

@end
