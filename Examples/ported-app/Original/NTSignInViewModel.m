#import "NTSignInViewModel.h"

#import "NSArray+Note.h"
#import "NTClient.h"

static const NSUInteger kShortestPassword = 4;

@interface NTSignInViewModel ()
@property (nonatomic, strong) NTClient *client;
@property (nonatomic, readwrite, getter=isValid) BOOL valid;
@property (nonatomic, copy, readwrite) NSString *errorMessage;
@end

@implementation NTSignInViewModel

- (instancetype)initWithClient:(NTClient *)client {
    self = [super init];
    if (self == nil) return nil;

    _client = client;
    _email = @"";
    _password = @"";

    RACSignal *valid = [RACSignal
        combineLatest:@[ RACObserve(self, email), RACObserve(self, password) ]
               reduce:^id(NSString *email, NSString *password) {
                   return @([[email nt_trimmedString] nt_looksLikeEmail] && password.length >= kShortestPassword);
               }];
    RAC(self, valid) = valid;

    @weakify(self);
    _signIn = [[RACCommand alloc] initWithEnabled:valid signalBlock:^RACSignal *(id input) {
        @strongify(self);
        return [self.client signInWithEmail:[self.email nt_trimmedString] password:self.password];
    }];

    RAC(self, errorMessage) = [RACSignal merge:@[
        [_signIn.errors map:^id(NSError *error) {
            return error.code == NTClientErrorUnauthorized ? @"Wrong e-mail or password." : @"The server cannot be reached.";
        }],
        [[_signIn.executionSignals switchToLatest] mapReplace:nil],
    ]];

    return self;
}

@end
