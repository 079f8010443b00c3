//
//  Uploader.m
//
//  Sends pictures through NSURLSession, with a delegate of its own made of signals.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

#ifndef UPLOADER_RETRIES
#define UPLOADER_RETRIES 3
#endif

static NSString *UploaderBoundary(void) {
    return [[NSUUID UUID] UUIDString];
}

@protocol UploaderDelegate;

@interface Uploader : NSObject
@property (nonatomic, weak) id<UploaderDelegate> delegate;
@property (nonatomic, copy, readonly) NSURL *baseURL;
@property (nonatomic, strong) NSURLSession *session;
- (instancetype)initWithBaseURL:(NSURL *)baseURL;
- (RACSignal *)uploadData:(NSData *)data named:(NSString *)name;
- (void)uploadFiles:(NSArray *)paths completion:(void (^)(NSArray *results, NSError *error))completion;
@end

@protocol UploaderDelegate <NSObject>
- (void)uploader:(Uploader *)uploader didUpload:(NSString *)name;
@end

@implementation Uploader

- (instancetype)initWithBaseURL:(NSURL *)baseURL {
    self = [super init];
    if (self) {
        _baseURL = [baseURL copy];
        _session = [NSURLSession sessionWithConfiguration:[NSURLSessionConfiguration defaultSessionConfiguration]];
    }
    return self;
}

- (NSURLRequest *)requestForName:(NSString *)name boundary:(NSString *)boundary {
    NSURL *URL = [self.baseURL URLByAppendingPathComponent:@"upload"];
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:URL
                                                           cachePolicy:NSURLRequestReloadIgnoringLocalCacheData
                                                       timeoutInterval:30];
    request.HTTPMethod = @"POST";
    [request setValue:[@"multipart/form-data; boundary=" stringByAppendingString:boundary] forHTTPHeaderField:@"Content-Type"];
    [request setValue:name forHTTPHeaderField:@"X-Name"];
    return request;
}

- (RACSignal *)uploadData:(NSData *)data named:(NSString *)name {
    NSURLRequest *request = [self requestForName:name boundary:UploaderBoundary()];
    @weakify(self);
    RACSignal *upload = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        @strongify(self);
        NSURLSessionDataTask *task = [self.session dataTaskWithRequest:request completionHandler:^(NSData *answer, NSURLResponse *response, NSError *error) {
            NSInteger status = [(NSHTTPURLResponse *)response statusCode];
            if (error != nil) {
                [subscriber sendError:error];
            } else if (status < 200 || status >= 300) {
                [subscriber sendError:[NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorBadServerResponse userInfo:@{ @"status": @(status) }]];
            } else {
                [subscriber sendNext:answer];
                [subscriber sendCompleted];
            }
        }];
        [task resume];
        return [RACDisposable disposableWithBlock:^{
            [task cancel];
        }];
    }];

    return [[[[upload
        retry:UPLOADER_RETRIES]
        map:^id(NSData *answer) {
            return [NSJSONSerialization JSONObjectWithData:answer options:NSJSONReadingMutableContainers error:nil];
        }]
        doCompleted:^{
            @strongify(self);
            [self.delegate uploader:self didUpload:name];
        }]
        setNameWithFormat:@"-uploadData: (%lu bytes) named: %@", (unsigned long)data.length, name];
}

- (void)uploadFiles:(NSArray *)paths completion:(void (^)(NSArray *, NSError *))completion {
    NSMutableArray *uploads = [NSMutableArray arrayWithCapacity:paths.count];
    for (NSString *path in paths) {
        NSData *data = [NSData dataWithContentsOfFile:path];
        if (data.length == 0) continue;
        [uploads addObject:[self uploadData:data named:path.lastPathComponent]];
    }
    [[[RACSignal merge:uploads] collect] subscribeNext:^(NSArray *results) {
        if (completion) completion(results, nil);
    } error:^(NSError *error) {
        if (completion) completion(nil, error);
    }];
}

@end
