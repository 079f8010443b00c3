//
//  Catalog.m
//

#import "Catalog.h"

NSString *const CatalogErrorDomain = @"org.example.catalog";

static const NSUInteger CatalogPageSize = 20;

#pragma mark - CatalogArticle

@implementation CatalogArticle

- (instancetype)initWithDictionary:(NSDictionary *)dictionary error:(NSError **)error {
    self = [super init];
    if (self == nil) return nil;

    NSString *identifier = dictionary[@"id"];
    NSString *title = dictionary[@"title"];
    if (![identifier isKindOfClass:[NSString class]] || ![title isKindOfClass:NSString.class]) {
        if (error != NULL) {
            NSDictionary *info = @{ NSLocalizedDescriptionKey: @"An article needs an id and a title." };
            *error = [NSError errorWithDomain:CatalogErrorDomain code:CatalogErrorBadAnswer userInfo:info];
        }
        return nil;
    }

    _identifier = [identifier copy];
    _title = [title copy];
    _cents = [dictionary[@"cents"] integerValue];
    NSString *image = dictionary[@"image"];
    if (image.length > 0) _imageURL = [NSURL URLWithString:image];

    return self;
}

- (BOOL)isEqual:(id)object {
    if (self == object) return YES;
    if (![object isKindOfClass:CatalogArticle.class]) return NO;
    return [self.identifier isEqualToString:((CatalogArticle *)object).identifier];
}

- (NSUInteger)hash {
    return self.identifier.hash;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@ (%ld.%02ld)", self.title, (long)self.cents / 100, (long)self.cents % 100];
}

@end

#pragma mark - CatalogPage

@implementation CatalogPage

- (instancetype)initWithArticles:(NSArray<CatalogArticle *> *)articles nextPage:(NSNumber *)nextPage {
    self = [super init];
    if (self == nil) return nil;
    _articles = [articles copy];
    _nextPage = nextPage;
    return self;
}

@end

#pragma mark - Catalog

@interface Catalog ()

@property (nonatomic, copy) CatalogTransport transport;

@end

@implementation Catalog

- (instancetype)initWithTransport:(CatalogTransport)transport {
    self = [super init];
    if (!self) { return nil; }

    _transport = [transport copy];
    _retryCount = 2;

    return self;
}

#pragma mark Requests

- (RACSignal *)getPath:(NSString *)path query:(nullable NSDictionary *)query {
    return [[[RACSignal
        defer:^{
            return self.transport(path, query);
        }]
        // Only the server's own errors are worth another try.
        catch:^(NSError *error) {
            BOOL isTemporary = [error.domain isEqualToString:CatalogErrorDomain] && error.code == CatalogErrorServer;
            return isTemporary ? [RACSignal error:error] : [RACSignal return:error];
        }]
        retry:self.retryCount];
}

- (RACSignal *)pageAtIndex:(NSUInteger)index {
    NSDictionary *query = @{
        @"page": [NSString stringWithFormat:@"%lu", (unsigned long)index],
        @"size": @(CatalogPageSize).stringValue,
    };
    return [[[self getPath:@"/articles" query:query]
        flattenMap:^RACSignal *(id answer) {
            if ([answer isKindOfClass:NSError.class]) return [RACSignal error:answer];
            return [RACSignal return:answer];
        }]
        tryMap:^CatalogPage *(NSDictionary *answer, NSError **error) {
            NSMutableArray *articles = [NSMutableArray array];
            for (NSDictionary *item in answer[@"articles"]) {
                CatalogArticle *article = [[CatalogArticle alloc] initWithDictionary:item error:error];
                if (article == nil) return nil;
                [articles addObject:article];
            }
            return [[CatalogPage alloc] initWithArticles:articles nextPage:answer[@"next"]];
        }];
}

- (RACSignal *)articlesFromPage:(NSUInteger)index {
    return [[self pageAtIndex:index] flattenMap:^(CatalogPage *page) {
        RACSignal *articles = [page.articles.rac_sequence signalWithScheduler:RACScheduler.immediateScheduler];
        if (page.nextPage == nil) return articles;
        return [articles concat:[self articlesFromPage:page.nextPage.unsignedIntegerValue]];
    }];
}

- (RACSignal *)allArticles {
    return [self articlesFromPage:0];
}

- (RACSignal *)articlesMatching:(NSString *)text {
    NSString *wanted = text.lowercaseString;
    return [[[self allArticles]
        filter:^BOOL(CatalogArticle *article) {
            return [article.title.lowercaseString rangeOfString:wanted].location != NSNotFound;
        }]
        collect];
}

@end
