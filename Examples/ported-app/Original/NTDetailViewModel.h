#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTNote;
@class NTOfflineQueue;

NS_ASSUME_NONNULL_BEGIN

/// One note while it is edited.
@interface NTDetailViewModel : NSObject

@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *body;
@property (nonatomic, strong, readonly) NTNote *note;
@property (nonatomic, readonly) BOOL edited;
@property (nonatomic, readonly) BOOL canUndo;
@property (nonatomic, readonly) BOOL canRedo;
/// Why the title cannot be saved; nil when it can.
@property (nonatomic, copy, readonly, nullable) NSString *titleProblem;
/// How long the body is, for the foot of the page.
@property (nonatomic, copy, readonly) NSString *statistics;

/// Enabled when something was edited and the title has no problem; sends the saved note.
@property (nonatomic, strong, readonly) RACCommand *save;
/// Goes back to the last checkpoint.
@property (nonatomic, strong, readonly) RACCommand *undo;
/// Goes to where the last undo was.
@property (nonatomic, strong, readonly) RACCommand *redo;

- (instancetype)initWithNote:(NTNote *)note queue:(NTOfflineQueue *)queue;

/// Remembers title and body for undo, and forgets what was undone.
- (void)checkpoint;

@end

NS_ASSUME_NONNULL_END
