#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTClient;

NS_ASSUME_NONNULL_BEGIN

@interface NTSignInViewModel : NSObject

@property (nonatomic, copy) NSString *email;
@property (nonatomic, copy) NSString *password;

@property (nonatomic, readonly, getter=isValid) BOOL valid;
@property (nonatomic, copy, readonly, nullable) NSString *errorMessage;

/// Enabled when the form is valid; sends the token.
@property (nonatomic, strong, readonly) RACCommand *signIn;

- (instancetype)initWithClient:(NTClient *)client;

@end

NS_ASSUME_NONNULL_END
