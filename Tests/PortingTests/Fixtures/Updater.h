#import <Foundation/Foundation.h>

/// What an updater is doing.
typedef enum : NSUInteger {
    UpdaterStateIdle,
    UpdaterStateChecking, /* asks the server */
    UpdaterStateWaiting,
} UpdaterState;

@class RACCommand, RACDisposable, RACSignal;

// Checks for updates.
@interface Updater : NSObject

// Checks now.
@property (nonatomic, strong, readonly) RACCommand *checkForUpdatesCommand;

@property (atomic, readonly) UpdaterState state;
@property (nonatomic, copy, readonly) NSURLRequest *updateRequest;

// Designated.
- (id)initWithRequest:(NSURLRequest *)request;

// Checks now and then.
//
// interval - Seconds.
- (RACDisposable *)startAutomaticChecksWithInterval:(NSTimeInterval)interval;

- (RACSignal *)relaunch;

@end
