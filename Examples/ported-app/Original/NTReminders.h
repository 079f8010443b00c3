#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTNote;

NS_ASSUME_NONNULL_BEGIN

/// Reminds of notes: of each once, some time after it was asked to.
@interface NTReminders : NSObject

/// The notes that will be reminded of, in the order in which that was asked.
@property (nonatomic, copy, readonly) NSArray *pending;
/// What the user reads; nil before the first reminder, and when it was dismissed.
@property (nonatomic, copy, readonly, nullable) NSString *message;

/// Sends each note when its time has come.
@property (nonatomic, strong, readonly) RACSignal *due;
/// Takes the message away; enabled while there is one.
@property (nonatomic, strong, readonly) RACCommand *dismiss;

/// Time is that of the scheduler.
- (instancetype)initWithScheduler:(RACScheduler *)scheduler;

/// Replaces the reminder of the same note.
- (void)remindOfNote:(NTNote *)note after:(NSTimeInterval)seconds;

- (void)cancelReminderOfNoteWithIdentifier:(NSString *)identifier;

@end

NS_ASSUME_NONNULL_END
