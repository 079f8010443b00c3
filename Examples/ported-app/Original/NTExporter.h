#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTClient;

NS_ASSUME_NONNULL_BEGIN

/// Writes all notes that the server has into one text, to share it.
@interface NTExporter : NSObject

/// How much of the notes was read, from 0 to 1.
@property (nonatomic, readonly) double progress;
/// The last text that was written; nil before the first, and while the next is.
@property (nonatomic, copy, readonly, nullable) NSString *text;

/// Reads all pages; sends the text.
@property (nonatomic, strong, readonly) RACCommand *exportNotes;
/// Ends what is under way; enabled meanwhile.
@property (nonatomic, strong, readonly) RACCommand *cancel;

- (instancetype)initWithClient:(NTClient *)client;

@end

NS_ASSUME_NONNULL_END
