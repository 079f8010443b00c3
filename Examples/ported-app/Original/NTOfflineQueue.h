#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTClient;
@class NTNote;

NS_ASSUME_NONNULL_BEGIN

/// Keeps saves that could not reach the server, and sends them in order when it can be reached again.
@interface NTOfflineQueue : NSObject

@property (nonatomic) BOOL online;
@property (nonatomic, copy, readonly) NSArray *pending;

- (instancetype)initWithClient:(NTClient *)client;

/// Sends the note: as the server saved it, or as it was given when it is kept for later.
- (RACSignal *)saveNote:(NTNote *)note;

/// Sends each pending note as it is saved; stops at the first error, which stays first in the queue.
- (RACSignal *)flush;

@end

NS_ASSUME_NONNULL_END
