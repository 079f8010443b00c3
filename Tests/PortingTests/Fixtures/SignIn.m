#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@protocol SignInClient <NSObject>
/// Sends the name of the user.
- (RACSignal *)signInWithEmail:(NSString *)email password:(NSString *)password;
@end

@interface SignInViewModel : NSObject
@property (nonatomic, copy) NSString *email;
@property (nonatomic, copy) NSString *password;
@property (nonatomic, copy, readonly) NSString *message;
@property (nonatomic, strong, readonly) RACCommand *signIn;
- (instancetype)initWithClient:(id<SignInClient>)client;
@end

@implementation SignInViewModel

- (instancetype)initWithClient:(id<SignInClient>)client {
    self = [super init];
    if (self == nil) return nil;
    _email = @"";
    _password = @"";
    _message = @"";

    RACSignal *valid = [RACSignal combineLatest:@[ RACObserve(self, email), RACObserve(self, password) ]
        reduce:^(NSString *email, NSString *password) {
            return @([email containsString:@"@"] && password.length > 3);
        }];
    @weakify(self);
    _signIn = [[RACCommand alloc] initWithEnabled:valid signalBlock:^RACSignal *(id _) {
        @strongify(self);
        return [client signInWithEmail:self.email password:self.password];
    }];
    RACSignal *welcome = [_signIn.executionSignals.switchToLatest map:^(NSString *name) {
        return [NSString stringWithFormat:@"Welcome, %@.", name];
    }];
    RACSignal *failure = [_signIn.errors map:^(NSError *error) {
        return error.localizedDescription;
    }];
    RAC(self, message) = [RACSignal merge:@[ welcome, failure ]];
    return self;
}

@end
