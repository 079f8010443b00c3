#import "NTUploads.h"

#import "NTClient.h"
#import "NTNote.h"

static const NSUInteger kChunkLength = 8;
static const NSUInteger kUploadsAtATime = 2;

@interface NTUpload ()
@property (nonatomic, copy, readwrite) NSString *status;
@end

@implementation NTUpload

- (instancetype)initWithText:(NSString *)text name:(NSString *)name noteIdentifier:(NSString *)noteIdentifier {
    self = [super init];
    if (self == nil) return nil;

    _text = [text copy];
    _name = [name copy];
    _noteIdentifier = [noteIdentifier copy];
    _status = @"";

    @weakify(self);
    RAC(self, status) = [RACSignal
        combineLatest:@[ RACObserve(self, state), RACObserve(self, sent) ]
               reduce:^id(NSNumber *state, NSNumber *sent) {
                   @strongify(self);
                   return [self statusOf:state.integerValue sent:sent.integerValue];
               }];

    return self;
}

- (NSString *)statusOf:(NSInteger)state sent:(NSInteger)sent {
    if (state == NTUploadStateWaiting) return @"waiting";
    if (state == NTUploadStateSent) return @"sent";
    if (state == NTUploadStateFailed) return @"failed";
    if (state == NTUploadStateCancelled) return @"cancelled";
    return [NSString stringWithFormat:@"%ld of %lu characters", (long)sent, (unsigned long)self.text.length];
}

- (NSArray *)chunks {
    NSMutableArray *chunks = [NSMutableArray array];
    NSString *rest = [self.text substringFromIndex:self.sent];
    while (rest.length > kChunkLength) {
        [chunks addObject:[rest substringToIndex:kChunkLength]];
        rest = [rest substringFromIndex:kChunkLength];
    }
    if (rest.length > 0) {
        [chunks addObject:rest];
    }
    return chunks;
}

@end

@interface NTUploads ()
@property (nonatomic, strong) NTClient *client;
@property (nonatomic, strong) RACSubject *queue;
@property (nonatomic, strong) RACSubject *cancellations;
@property (nonatomic, readwrite) BOOL hasFailed;
@property (nonatomic, copy, readwrite) NSArray *uploads;
@property (nonatomic, copy, readwrite) NSString *summary;
@end

@implementation NTUploads

- (instancetype)initWithClient:(NTClient *)client {
    self = [super init];
    if (self == nil) return nil;

    _client = client;
    _queue = [RACSubject subject];
    _cancellations = [RACSubject subject];
    _uploads = @[];
    _summary = @"";

    @weakify(self);
    RACSignal *ends = [[_queue map:^id(NTUpload *upload) {
        @strongify(self);
        return [self sendingOf:upload];
    }] flatten:kUploadsAtATime];
    [ends subscribeNext:^(id _) {
        @strongify(self);
        [self updateSummary];
    }];

    _retry = [[RACCommand alloc] initWithEnabled:RACObserve(self, hasFailed) signalBlock:^RACSignal *(id input) {
        @strongify(self);
        for (NTUpload *upload in [self uploadsInState:NTUploadStateFailed]) {
            upload.state = NTUploadStateWaiting;
            [self.queue sendNext:upload];
        }
        [self updateSummary];
        return [RACSignal empty];
    }];

    return self;
}

- (void)attachText:(NSString *)text name:(NSString *)name toNote:(NTNote *)note {
    NTUpload *upload = [[NTUpload alloc] initWithText:text name:name noteIdentifier:note.identifier];
    self.uploads = [self.uploads arrayByAddingObject:upload];
    [self.queue sendNext:upload];
}

- (void)cancelUploadsNamed:(NSString *)name {
    for (NTUpload *upload in self.uploads) {
        BOOL isUnderWay = upload.state == NTUploadStateWaiting || upload.state == NTUploadStateSending;
        if (isUnderWay && [upload.name isEqualToString:name]) {
            upload.state = NTUploadStateCancelled;
        }
    }
    [self.cancellations sendNext:name];
    [self updateSummary];
}

/// Sends the state of an upload, when it has ended otherwise than by cancellation.
- (RACSignal *)sendingOf:(NTUpload *)upload {
    RACSignal *cancelled = [self.cancellations filter:^BOOL(NSString *name) {
        return [name isEqualToString:upload.name];
    }];
    RACSignal *chunks = [RACSignal defer:^RACSignal *{
        if (upload.state != NTUploadStateWaiting) {
            return [RACSignal empty];
        }
        upload.state = NTUploadStateSending;
        RACSignal *sent = [RACSignal concat:[[[upload chunks].rac_sequence map:^id(NSString *chunk) {
            return [self sendingOfChunk:chunk upload:upload];
        }] array]];
        RACSignal *success = [sent concat:[RACSignal return:@(NTUploadStateSent)]];
        return [success catchTo:[RACSignal return:@(NTUploadStateFailed)]];
    }];
    return [[chunks takeUntil:cancelled] doNext:^(NSNumber *state) {
        upload.state = state.integerValue;
    }];
}

/// Completes when the server has a chunk, after which the upload tells so.
- (RACSignal *)sendingOfChunk:(NSString *)chunk upload:(NTUpload *)upload {
    return [RACSignal defer:^RACSignal *{
        RACSignal *sending = [self.client attachText:chunk
                                              offset:upload.sent
                                                name:upload.name
                                toNoteWithIdentifier:upload.noteIdentifier];
        return [sending doCompleted:^{
            upload.sent += chunk.length;
        }];
    }];
}

- (NSArray *)uploadsInState:(NTUploadState)state {
    return [[self.uploads.rac_sequence filter:^BOOL(NTUpload *upload) {
        return upload.state == state;
    }] array];
}

- (void)updateSummary {
    NSUInteger sent = [self uploadsInState:NTUploadStateSent].count;
    NSUInteger failed = [self uploadsInState:NTUploadStateFailed].count;
    NSString *failures = failed > 0 ? [NSString stringWithFormat:@", %lu failed", (unsigned long)failed] : @"";
    self.hasFailed = failed > 0;
    self.summary = [NSString stringWithFormat:@"%lu sent%@", (unsigned long)sent, failures];
}

@end
