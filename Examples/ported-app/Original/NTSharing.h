#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTClient;
@class NTNote;

NS_ASSUME_NONNULL_BEGIN

/// The form that invites people to read a note.
@interface NTSharing : NSObject

/// E-mail addresses, between commas.
@property (nonatomic, copy) NSString *recipients;

/// The addresses, each once, in the order in which they were written.
@property (nonatomic, copy, readonly) NSArray *addresses;
/// Why nobody can be invited; nil when somebody can, and while the field is empty.
@property (nonatomic, copy, readonly, nullable) NSString *problem;
/// What became of the last invitations.
@property (nonatomic, copy, readonly) NSString *result;

/// Invites all at a time; enabled when there are addresses and no problem. Sends the addresses that were refused.
@property (nonatomic, strong, readonly) RACCommand *invite;

- (instancetype)initWithNote:(NTNote *)note client:(NTClient *)client;

@end

NS_ASSUME_NONNULL_END
