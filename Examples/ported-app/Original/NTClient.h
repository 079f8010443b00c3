#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTNote;

NS_ASSUME_NONNULL_BEGIN

extern NSString *const NTClientErrorDomain;

typedef NS_ENUM(NSInteger, NTClientError) {
    NTClientErrorOffline = 1,
    NTClientErrorUnauthorized = 401,
    NTClientErrorNotFound = 404,
    NTClientErrorMalformed = 1000,
};

/// Answers one request. An implementation talks to a server, or keeps everything in memory.
@protocol NTTransport <NSObject>

/// Sends one object of JSON and completes, or fails with an error in NTClientErrorDomain.
- (RACSignal *)send:(NSString *)method path:(NSString *)path parameters:(NSDictionary *)parameters;

@end

/// What the view models ask for, in terms of the app.
@interface NTClient : NSObject

@property (nonatomic, copy, nullable) NSString *token;

/// How many notes a page has; 0 leaves it to the server.
@property (nonatomic) NSInteger pageSize;

/// Sends an error when the server refuses a request for want of a session.
@property (nonatomic, strong, readonly) RACSignal *refusals;

/// Whether requests are under way, for the activity indicator.
@property (nonatomic, readonly, getter=isBusy) BOOL busy;

- (instancetype)initWithTransport:(id<NTTransport>)transport;

/// Sends the token.
- (RACSignal *)signInWithEmail:(NSString *)email password:(NSString *)password;

/// Sends an NTPage. Pages count from zero.
- (RACSignal *)pageOfNotesMatching:(NSString *)query page:(NSInteger)page;

/// Sends the note as the server has saved it.
- (RACSignal *)saveNote:(NTNote *)note;

/// Sends the note that the server has made.
- (RACSignal *)createNoteWithTitle:(NSString *)title;

/// Completes when the server has deleted the note.
- (RACSignal *)deleteNoteWithIdentifier:(NSString *)identifier;

/// Completes when the server has a part of an attachment, which begins at an offset.
- (RACSignal *)attachText:(NSString *)text
                   offset:(NSInteger)offset
                     name:(NSString *)name
     toNoteWithIdentifier:(NSString *)identifier;

/// Completes when the server has invited somebody to read the note.
- (RACSignal *)shareNoteWithIdentifier:(NSString *)identifier email:(NSString *)email;

/// Completes when the server has answered.
- (RACSignal *)ping;

@end

NS_ASSUME_NONNULL_END
