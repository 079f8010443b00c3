#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTClient;

NS_ASSUME_NONNULL_BEGIN

/// Whether somebody is signed in: remembers it over launches, and ends it when the server refuses or nobody asks anything.
@interface NTSession : NSObject

@property (nonatomic, readonly, getter=isSignedIn) BOOL signedIn;
/// Why the session has ended by itself; nil while there is one, and when the user ended it.
@property (nonatomic, copy, readonly, nullable) NSString *message;

/// Ends the session; enabled while there is one.
@property (nonatomic, strong, readonly) RACCommand *signOut;

/// The session ends when nothing is asked of the client for so many seconds.
- (instancetype)initWithClient:(NTClient *)client defaults:(NSUserDefaults *)defaults timeout:(NSTimeInterval)timeout;

@end

NS_ASSUME_NONNULL_END
