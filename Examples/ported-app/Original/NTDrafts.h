#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTDetailViewModel;

NS_ASSUME_NONNULL_BEGIN

/// Keeps what was edited and not saved, over launches.
@interface NTDrafts : NSObject

/// Edits are written when nothing was typed for so many seconds.
- (instancetype)initWithDefaults:(NSUserDefaults *)defaults pause:(NSTimeInterval)pause;

/// Shows the draft of the note, if there is one, and writes its edits from now on.
- (void)follow:(NTDetailViewModel *)detail;

@end

NS_ASSUME_NONNULL_END
