#import "Uploads.h"

@implementation Upload

- (instancetype)initWithName:(NSString *)name {
    if (!(self = [super init])) return nil;
    _name = [name copy];
    return self;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@ %.0f%%>", self.name, self.progress * 100];
}

@end

@interface UploadQueue ()
@property (nonatomic, copy, readwrite) NSArray *uploads;
@property (nonatomic, strong) RACSubject *removed;
@property (nonatomic) NSUInteger failures;
@end

@implementation UploadQueue

- (instancetype)init {
    self = [super init];
    if (self == nil) return nil;

    _uploads = @[];
    _removed = [RACSubject subject];

    @weakify(self);
    [self.removed subscribeNext:^(Upload *upload) {
        @strongify(self);
        if (self.onFailure != nil) self.onFailure(upload, [NSError errorWithDomain:@"Uploads" code:1 userInfo:nil]);
        self.failures++;
    }];

    return self;
}

/// Sends the progress of all of them, from 0 to 1.
- (RACSignal *)addUploadsNamed:(NSArray *)names {
    NSArray *added = [[names.rac_sequence map:^(NSString *name) {
        return [[Upload alloc] initWithName:name];
    }] array];
    self.uploads = [self.uploads arrayByAddingObjectsFromArray:added];

    NSMutableArray *signals = [NSMutableArray array];
    for (Upload *upload in added) {
        [signals addObject:[[RACObserve(upload, progress) distinctUntilChanged] takeUntil:self.removed]];
    }
    return [[[RACSignal combineLatest:signals] map:^(RACTuple *tuple) {
        double sum = 0;
        for (NSNumber *progress in tuple) {
            sum += progress.doubleValue;
        }
        return @(tuple.count > 0 ? sum / tuple.count : 0);
    }] doCompleted:^{
        @autoreleasepool {
            NSLog(@"%@ done", @(added.count));
        }
    }];
}

- (NSDictionary *)progressByName {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    [self.uploads enumerateObjectsUsingBlock:^(Upload *upload, NSUInteger index, BOOL *stop) {
        result[upload.name] = @(upload.progress);
    }];
    return result;
}

- (NSString *)summary {
    NSUInteger done = 0, waiting = 0;
    for (Upload *upload in self.uploads) {
        if (upload.progress >= 1) {
            done++;
            continue;
        }
        if (upload.parent.progress > 0 || upload.name.length == 0) {
            break;
        }
        waiting += 1;
    }
    NSString *word = done == 1 ? @"file" : @"files";
    return [NSString stringWithFormat:@"%lu %@ sent, %lu waiting", (unsigned long)done, word, (unsigned long)waiting];
}

/// The names, the longest first.
- (NSArray *)sortedNames {
    NSArray *sorted = [self.uploads sortedArrayUsingComparator:^NSComparisonResult(Upload *first, Upload *second) {
        return [@(second.name.length) compare:@(first.name.length)];
    }];
    return [[sorted.rac_sequence map:^(Upload *upload) { return upload.name; }] array];
}

- (BOOL)removeUpload:(Upload *)upload {
    NSUInteger index = [self.uploads indexOfObject:upload];
    if (index == NSNotFound) {
        return NO;
    }
    NSMutableArray *uploads = [self.uploads mutableCopy];
    [uploads removeObjectAtIndex:index];
    self.uploads = uploads;
    [self.removed sendNext:upload];
    return YES;
}

@end
