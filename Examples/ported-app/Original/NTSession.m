#import "NTSession.h"

#import "NTClient.h"

static NSString *const kTokenKey = @"token";

@interface NTSession ()
@property (nonatomic, readwrite, getter=isSignedIn) BOOL signedIn;
@property (nonatomic, copy, readwrite) NSString *message;
@end

@implementation NTSession

- (instancetype)initWithClient:(NTClient *)client defaults:(NSUserDefaults *)defaults timeout:(NSTimeInterval)timeout {
    self = [super init];
    if (self == nil) return nil;

    client.token = [defaults stringForKey:kTokenKey];
    [[RACObserve(client, token) skip:1] subscribeNext:^(NSString *token) {
        [defaults setObject:token forKey:kTokenKey];
    }];
    RAC(self, signedIn) = [RACObserve(client, token) map:^id(NSString *token) {
        return @(token != nil);
    }];

    RACSignal *refusals = [[client.refusals filter:^BOOL(id _) {
        return client.token != nil;
    }] mapReplace:@"The server asks you to sign in again."];
    RACSignal *pauses = [[[RACObserve(client, busy) throttle:timeout] filter:^BOOL(id _) {
        return client.token != nil;
    }] mapReplace:@"Nothing happened for a while: please sign in again."];
    RACSignal *signIns = [[RACObserve(client, token) filter:^BOOL(NSString *token) {
        return token != nil;
    }] mapReplace:nil];

    _signOut = [[RACCommand alloc] initWithEnabled:RACObserve(self, signedIn) signalBlock:^RACSignal *(id input) {
        client.token = nil;
        return [RACSignal empty];
    }];

    RACSignal *ends = [RACSignal merge:@[ refusals, pauses ]];
    RAC(self, message) = [RACSignal merge:@[ signIns, ends ]];
    [[ends takeUntil:self.rac_willDeallocSignal] subscribeNext:^(id _) {
        client.token = nil;
    }];

    return self;
}

@end
