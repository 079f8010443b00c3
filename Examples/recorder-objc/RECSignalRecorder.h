//  Logs what signals of the old app do, so that their port can be compared with it.
//
//      return [[self.cart.total distinctUntilChanged] rec_recordAs:@"total"];
//
//  Add this file and RECSignalRecorder.m to the old app (ARC; ReactiveObjC, or ReactiveCocoa 2 with its import), play the
//  scenario that the port is to be tested with, and copy the file that is written to __Recordings__ beside the test of the
//  port: MIGRATION.md, "From the old app's log".

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NS_ASSUME_NONNULL_BEGIN

@interface RACSignal (RECRecording)

/// A signal that does the same, and logs what each of its subscribers sees.
///
/// Nothing is logged before somebody subscribes, and nothing is subscribed to twice because of it: put it where the signal is
/// made, and not on a line of its own. The second subscription is called "total#2", the third "total#3". Events are
/// logged on the thread that sends them, before the subscriber sees them.
- (RACSignal *)rec_recordAs:(NSString *)name;

@end

@interface RECRecorder : NSObject

/// The file that is written, a line for each subscription; "recordings.jsonl" in the temporary directory unless it is set.
/// What an earlier run of the app has written there is replaced.
@property (class, nonatomic, copy) NSURL *file;

/// Tells the time in seconds. Events are logged with the seconds since their subscription.
///
/// Unless it is set, this is the system's uptime: real time, which is never the same twice; compare such a log with
/// comparingTimes: false. A test of the old app that runs signals on a clock of its own sets a block that returns its
/// time; RACTestScheduler has none, so count the steps.
@property (class, nonatomic, copy) NSTimeInterval (^clock)(void);

/// Writes the file with all that was logged so far. Signals that end and subscriptions that are disposed of do that themselves; call it
/// for the others, when the app goes into the background, say.
+ (void)write;

/// Forgets what was logged, so that the next subscription is the first again; does not touch the file.
+ (void)reset;

@end

NS_ASSUME_NONNULL_END
