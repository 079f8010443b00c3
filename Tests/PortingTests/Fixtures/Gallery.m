// A gallery of photos that come as JSON, shown by view models of ReactiveViewModel.

#import <ReactiveCocoa/ReactiveCocoa.h>
#import <ReactiveViewModel/ReactiveViewModel.h>

static NSString * const GalleryErrorDomain = @"GalleryErrorDomain";

typedef NS_ENUM(NSInteger, GalleryErrorCode) {
    GalleryErrorCodeBadStatus = 1,
    GalleryErrorCodeNoPhotos,
};

/// Fetches from the server.
@protocol GalleryClient <NSObject>
/// Sends tuples of a status, an NSNumber, and the data of the response.
- (RACSignal *)get:(NSString *)path;
@end

@interface Photo : NSObject
@property (nonatomic, strong) NSNumber *identifier;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *photographer;
@property (nonatomic, strong) NSNumber *rating;
@property (nonatomic, copy) NSString *thumbnailPath;
@property (nonatomic, copy) NSString *fullPath;
@property (nonatomic, strong) NSData *thumbnail;
@property (nonatomic, assign, getter = isVotedFor) BOOL votedFor;
@end

@implementation Photo
@end

@interface PhotoImporter : NSObject
+ (RACSignal *)importPhotosFrom:(id<GalleryClient>)client;
+ (RACSignal *)fetchDetailsOf:(Photo *)photo from:(id<GalleryClient>)client;
+ (RACSignal *)voteFor:(Photo *)photo;
@end

@implementation PhotoImporter

+ (RACSignal *)importPhotosFrom:(id<GalleryClient>)client {
    return [[[[[client get:@"/photos"]
        reduceEach:^id(NSNumber *status, NSData *data) {
            return data;
        }]
        map:^id(NSData *data) {
            id results = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
            return [[[results[@"photos"] rac_sequence] map:^id(NSDictionary *dictionary) {
                Photo *photo = [Photo new];
                [self configure:photo withDictionary:dictionary];
                [self loadThumbnailOf:photo from:client];
                return photo;
            }] array];
        }]
        publish] autoconnect];
}

+ (RACSignal *)fetchDetailsOf:(Photo *)photo from:(id<GalleryClient>)client {
    NSString *path = [NSString stringWithFormat:@"/photos/%ld", (long)photo.identifier.integerValue];
    return [[[client get:path]
        tryMap:^id(RACTuple *tuple, NSError **error) {
            NSNumber *status = tuple.first;
            if (status.integerValue >= 400) {
                if (error) {
                    *error = [NSError errorWithDomain:GalleryErrorDomain
                                                 code:GalleryErrorCodeBadStatus
                                             userInfo:@{ NSLocalizedDescriptionKey: @"The server refused." }];
                }
                return nil;
            }
            return tuple.second;
        }]
        map:^id(NSData *data) {
            id details = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil][@"photo"];
            [self configure:photo withDictionary:details];
            return photo;
        }];
}

+ (RACSignal *)voteFor:(Photo *)photo {
    return [[RACSignal defer:^{
        return [RACSignal return:@YES];
    }] doCompleted:^{
        photo.votedFor = YES;
    }];
}

#pragma mark - Private

+ (void)configure:(Photo *)photo withDictionary:(NSDictionary *)dictionary {
    photo.name = dictionary[@"name"];
    photo.identifier = dictionary[@"id"];
    photo.photographer = dictionary[@"user"][@"username"];
    photo.rating = dictionary[@"rating"];
    photo.thumbnailPath = [self pathForSize:3 inArray:dictionary[@"images"]];
    if (dictionary[@"voted"]) {
        photo.votedFor = [dictionary[@"voted"] boolValue];
    }
    if (dictionary[@"comments_count"]) {
        // Only the details have it.
        photo.fullPath = [self pathForSize:4 inArray:dictionary[@"images"]];
    }
}

+ (NSString *)pathForSize:(NSInteger)size inArray:(NSArray *)images {
    return [[[[[images rac_sequence] filter:^BOOL(NSDictionary *image) {
        return [image[@"size"] integerValue] == size;
    }] map:^id(id image) {
        return [image objectForKey:@"url"];
    }] array] firstObject];
}

+ (void)loadThumbnailOf:(Photo *)photo from:(id<GalleryClient>)client {
    if (photo.thumbnailPath == nil) return;
    RAC(photo, thumbnail) = [[client get:photo.thumbnailPath] map:^id(RACTuple *value) {
        return [value second];
    }];
}

@end

/// The photos on the screen.
@interface GalleryViewModel : RVMViewModel
@property (nonatomic, readonly) NSArray *photos;
@property (nonatomic, readonly) RACCommand *reload;
@property (nonatomic, copy) NSString *filter;
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly, getter = isLoading) BOOL loading;
@property (nonatomic, strong, readonly) RACSignal *updatedContentSignal;
- (instancetype)initWithClient:(id<GalleryClient>)client;
- (Photo *)photoAtIndex:(NSUInteger)index;
- (NSInteger)numberOfPhotos;
@end

@interface GalleryViewModel ()
@property (nonatomic, strong) NSArray *photos;
@property (nonatomic, strong) NSArray *allPhotos;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign) BOOL loading;
@property (nonatomic, strong) RACSignal *updatedContentSignal;
@end

@implementation GalleryViewModel

- (instancetype)initWithClient:(id<GalleryClient>)client {
    self = [super init];
    if (!self) return nil;

    @weakify(self);
    _reload = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
        return [PhotoImporter importPhotosFrom:client];
    }];
    RAC(self, allPhotos) = [[_reload.executionSignals switchToLatest] startWith:@[]];
    RAC(self, loading) = _reload.executing;

    RAC(self, photos) = [RACSignal
        combineLatest:@[ RACObserve(self, allPhotos), [RACObserve(self, filter) distinctUntilChanged] ]
        reduce:^id(NSArray *photos, NSString *filter) {
            if (filter.length == 0) return photos;
            return [[photos.rac_sequence filter:^BOOL(Photo *photo) {
                return [photo.name rangeOfString:filter options:NSCaseInsensitiveSearch].location != NSNotFound;
            }] array];
        }];

    RAC(self, title) = [RACObserve(self, photos) map:^id(NSArray *photos) {
        return photos.count == 1 ? @"One photo" : [NSString stringWithFormat:@"%lu photos", (unsigned long)photos.count];
    }];

    self.updatedContentSignal = [[RACObserve(self, photos) skip:1] mapReplace:[RACUnit defaultUnit]];

    [self.didBecomeActiveSignal subscribeNext:^(id x) {
        @strongify(self);
        [self.reload execute:nil];
    }];

    [[[NSNotificationCenter.defaultCenter rac_addObserverForName:@"GalleryMemoryWarning" object:nil]
        takeUntil:self.rac_willDeallocSignal]
        subscribeNext:^(NSNotification *note) {
            @strongify(self);
            for (Photo *photo in self.allPhotos) {
                photo.thumbnail = nil;
            }
        }];

    return self;
}

- (Photo *)photoAtIndex:(NSUInteger)index {
    return self.photos[index];
}

- (NSInteger)numberOfPhotos {
    return self.photos.count;
}

@end
