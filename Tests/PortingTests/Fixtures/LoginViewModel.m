#import <ReactiveCocoa/ReactiveCocoa.h>
#import "LoginViewModel.h"

#define MAX_ATTEMPTS 3

#if DEBUG
static const NSTimeInterval Timeout = 1;
#else
static const NSTimeInterval Timeout = 30;
#endif

@interface LoginViewModel ()
@property (nonatomic, strong) RACSubject *signedOut;
@property (nonatomic, strong) RACScheduler *scheduler;
@property (nonatomic, strong) RACDisposable *timer;
@end

@implementation LoginViewModel

- (id)init {
    if (!(self = [super init])) return nil;

    self.signedOut = [RACSubject subject];
    self.scheduler = RACScheduler.mainThreadScheduler;

    RACSignal *valid = [[RACSignal
        combineLatest:@[ RACObserve(self, name), RACObserve(self, password), RACObserve(self, attempts) ]]
        map:^(RACTuple *tuple) {
            RACTupleUnpack(NSString *name, NSString *password, NSNumber *attempts) = tuple;
            return @(name.length > 0 && password.length >= 8 && attempts.intValue < MAX_ATTEMPTS);
        }];
    RAC(self, isValid) = valid;

    @weakify(self);
    _loginCommand = [[RACCommand alloc] initWithEnabled:valid signalBlock:^(id _) {
        @strongify(self);
        self.attempts += 1;
        return [[[self login]
            timeout:Timeout onScheduler:self.scheduler]
            takeUntil:self.signedOut];
    }];
    _loginCommand.allowsConcurrentExecution = NO;

    [[_loginCommand.executing
        filter:^(NSNumber *executing) { return executing.boolValue; }]
        subscribeNext:^(id _) {
            NSLog(@"logging in");
        }];

    return self;
}

- (RACSignal *)login {
    NSString *name = self.name;
    return [[RACSignal
        createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
            [subscriber sendNext:name];
            [subscriber sendCompleted];
            return nil;
        }]
        delay:0.1];
}

- (void)signOutAfterDelay:(NSTimeInterval)delay {
    [self.timer dispose];
    @weakify(self);
    self.timer = [self.scheduler afterDelay:delay schedule:^{
        @strongify(self);
        if (self == nil) return;

        [self.signedOut sendNext:RACUnit.defaultUnit];
        self.name = nil;
        self.password = @"";
        self.attempts = 0;
    }];
}

- (void)dealloc {
    [_timer dispose];
}

@end
