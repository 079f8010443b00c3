#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// One note as the server knows it. Immutable: an edit makes a new one.
@interface NTNote : NSObject

@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, copy, readonly) NSString *body;
@property (nonatomic, readonly) NSInteger revision;

- (instancetype)initWithIdentifier:(NSString *)identifier
                             title:(NSString *)title
                              body:(NSString *)body
                          revision:(NSInteger)revision;

/// Nil when the dictionary lacks an identifier or a title.
+ (nullable instancetype)noteWithDictionary:(NSDictionary *)dictionary;

- (NSDictionary *)dictionaryRepresentation;

/// The words of the body that begin with a #, without it.
- (NSArray *)tags;

- (NTNote *)noteWithTitle:(NSString *)title body:(NSString *)body;

@end

/// One page of the list.
@interface NTPage : NSObject

@property (nonatomic, copy, readonly) NSArray *notes;
@property (nonatomic, readonly) BOOL hasMore;
/// The number of notes on all pages.
@property (nonatomic, readonly) NSInteger total;

- (instancetype)initWithNotes:(NSArray *)notes hasMore:(BOOL)hasMore total:(NSInteger)total;

@end

NS_ASSUME_NONNULL_END
