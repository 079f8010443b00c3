#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTClient;
@class NTNote;

NS_ASSUME_NONNULL_BEGIN

/// The list of notes: searched while the user types, and read page by page.
@interface NTListViewModel : NSObject

@property (nonatomic, copy) NSString *query;
@property (nonatomic, copy, readonly) NSArray *notes;
@property (nonatomic, readonly) BOOL hasMore;
@property (nonatomic, copy, readonly) NSString *summary;
/// Why the last note could not be added or removed; nil when it could.
@property (nonatomic, copy, readonly, nullable) NSString *errorMessage;

/// Reads the first page again; sends the NTPage.
@property (nonatomic, strong, readonly) RACCommand *reload;
/// Reads the page after the last one; enabled while the server has more.
@property (nonatomic, strong, readonly) RACCommand *loadMore;
/// Makes a note of the title that it is given, which comes first in the list; sends the NTNote.
@property (nonatomic, strong, readonly) RACCommand *add;
/// Removes the NTNote that it is given at once, and puts it back when the server does not delete it.
@property (nonatomic, strong, readonly) RACCommand *remove;

/// Searches are throttled by this scheduler, in seconds.
- (instancetype)initWithClient:(NTClient *)client throttle:(NSTimeInterval)interval scheduler:(RACScheduler *)scheduler;

@end

NS_ASSUME_NONNULL_END
