#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTClient;
@class NTNote;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NTUploadState) {
    NTUploadStateWaiting = 0,
    NTUploadStateSending = 1,
    NTUploadStateSent = 2,
    NTUploadStateFailed = 3,
    NTUploadStateCancelled = 4,
};

/// A text that is attached to a note, on its way to the server.
@interface NTUpload : NSObject

@property (nonatomic, copy, readonly) NSString *noteIdentifier;
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, copy, readonly) NSString *text;

@property (nonatomic) NTUploadState state;
/// How many characters the server has.
@property (nonatomic) NSInteger sent;
/// What the user reads: how far it is, or how it ended.
@property (nonatomic, copy, readonly) NSString *status;

- (instancetype)initWithText:(NSString *)text name:(NSString *)name noteIdentifier:(NSString *)noteIdentifier;

/// The parts of the text that the server does not have, in order.
- (NSArray *)chunks;

@end

/// Sends attachments in chunks, two at a time; the others wait.
@interface NTUploads : NSObject

/// All uploads, the oldest first.
@property (nonatomic, copy, readonly) NSArray *uploads;
/// What the user reads when an upload has ended.
@property (nonatomic, copy, readonly) NSString *summary;
/// Sends what has failed again, from the chunk that failed; enabled when something has.
@property (nonatomic, strong, readonly) RACCommand *retry;

- (instancetype)initWithClient:(NTClient *)client;

- (void)attachText:(NSString *)text name:(NSString *)name toNote:(NTNote *)note;

/// Ends the uploads of this name that are waiting or being sent.
- (void)cancelUploadsNamed:(NSString *)name;

@end

NS_ASSUME_NONNULL_END
