#import "NTReachability.h"

#import "NTClient.h"
#import "NTOfflineQueue.h"

static const NSTimeInterval kPauseAfterSuccess = 30;
static const NSTimeInterval kFirstPauseAfterFailure = 1;
static const NSTimeInterval kLongestPause = 60;

@interface NTReachability ()
@property (nonatomic, strong) NTClient *client;
@property (nonatomic, readwrite) BOOL reachable;
@property (nonatomic, copy, readwrite) NSString *warning;
@property (nonatomic) NSTimeInterval pause;
@end

@implementation NTReachability

- (instancetype)initWithClient:(NTClient *)client queue:(NTOfflineQueue *)queue {
    self = [super init];
    if (self == nil) return nil;

    _client = client;
    _reachable = YES;
    _pause = kFirstPauseAfterFailure;

    @weakify(self);
    RACSignal *checks = [[[[RACObserve(self, active) distinctUntilChanged]
        map:^id(NSNumber *active) {
            @strongify(self);
            return active.boolValue ? [self checks] : [RACSignal empty];
        }]
        switchToLatest]
        takeUntil:self.rac_willDeallocSignal];
    [checks subscribeNext:^(NSNumber *reachable) {
        @strongify(self);
        self.reachable = reachable.boolValue;
    }];
    [[[RACObserve(self, reachable) distinctUntilChanged] skip:1] subscribeNext:^(NSNumber *reachable) {
        queue.online = reachable.boolValue;
    }];
    RAC(self, warning) = [RACObserve(self, reachable) map:^id(NSNumber *reachable) {
        return reachable.boolValue ? nil : @"Offline: notes are kept until the server is back.";
    }];

    return self;
}

/// Sends YES or NO for each answer of the server, and never completes.
- (RACSignal *)checks {
    @weakify(self);
    RACSignal *check = [RACSignal defer:^RACSignal *{
        @strongify(self);
        return [[[self.client ping] concat:[RACSignal return:@YES]] catchTo:[RACSignal return:@NO]];
    }];
    RACSignal *pause = [RACSignal defer:^RACSignal *{
        @strongify(self);
        return [[RACSignal empty] delay:self.pause];
    }];
    return [[[[check doNext:^(NSNumber *reachable) {
        @strongify(self);
        [self choosePauseAfter:reachable.boolValue];
    }] concat:pause] repeat] setNameWithFormat:@"checks of the server"];
}

- (void)choosePauseAfter:(BOOL)success {
    if (success) {
        self.pause = kPauseAfterSuccess;
    } else if (self.reachable) {
        self.pause = kFirstPauseAfterFailure;
    } else {
        self.pause = MIN(self.pause * 2, kLongestPause);
    }
}

@end
