#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTClient;
@class NTOfflineQueue;

NS_ASSUME_NONNULL_BEGIN

/// Asks the server from time to time whether it can be reached, and connects or disconnects the queue.
@interface NTReachability : NSObject

/// Asks while this is set, beginning at once: again after half a minute, or after a pause that doubles with each failure.
@property (nonatomic) BOOL active;
/// What the server said last.
@property (nonatomic, readonly) BOOL reachable;
/// What the user reads; nil while the server can be reached.
@property (nonatomic, copy, readonly, nullable) NSString *warning;

- (instancetype)initWithClient:(NTClient *)client queue:(NTOfflineQueue *)queue;

@end

NS_ASSUME_NONNULL_END
