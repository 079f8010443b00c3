//
//  Catalog.h
//
//  The articles of a shop, page by page.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NS_ASSUME_NONNULL_BEGIN

extern NSString *const CatalogErrorDomain;

typedef NS_ENUM(NSInteger, CatalogError) {
    CatalogErrorNoConnection = 100,
    CatalogErrorBadAnswer,
    CatalogErrorServer,
};

@interface CatalogArticle : NSObject

@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, assign, readonly) NSInteger cents;
@property (nonatomic, copy, readonly, nullable) NSURL *imageURL;

- (nullable instancetype)initWithDictionary:(NSDictionary *)dictionary error:(NSError **)error;

@end

@interface CatalogPage : NSObject

@property (nonatomic, copy, readonly) NSArray<CatalogArticle *> *articles;
@property (nonatomic, strong, readonly, nullable) NSNumber *nextPage;

- (instancetype)initWithArticles:(NSArray<CatalogArticle *> *)articles nextPage:(nullable NSNumber *)nextPage NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;

@end

/// Answers requests; a signal of an NSDictionary.
typedef RACSignal *_Nonnull (^CatalogTransport)(NSString *path, NSDictionary<NSString *, NSString *> *_Nullable query);

@interface Catalog : NSObject

/// How often a request is tried again after an error of the server.
@property (nonatomic, assign) NSUInteger retryCount;

- (instancetype)initWithTransport:(CatalogTransport)transport;

/// Sends a CatalogPage.
- (RACSignal *)pageAtIndex:(NSUInteger)index;
/// Sends every CatalogArticle, page after page.
- (RACSignal *)allArticles;
/// Sends an NSArray of the articles whose title contains the text.
- (RACSignal *)articlesMatching:(NSString *)text;

@end

NS_ASSUME_NONNULL_END
