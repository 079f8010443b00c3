#import "Client.h"
#import <ReactiveCocoa/ReactiveCocoa.h>

NSString * const ClientErrorDomain = @"ClientErrorDomain";
const NSInteger ClientErrorBadStatus = 668;

// How many times a request is tried again.
#define CLIENT_RETRIES 3

typedef void (^ClientCompletion)(NSData *data, NSError *error);
typedef NS_OPTIONS(NSUInteger, ClientOptions) {
    ClientOptionsNone = 0,
    ClientOptionsCached = 1 << 0,
    ClientOptionsFollow = 1 << 1,
    ClientOptionsAll = ClientOptionsCached | ClientOptionsFollow
};

static NSString *EncodedQuery(NSDictionary *query) {
    NSMutableArray *parts = [NSMutableArray arrayWithCapacity:query.count];
    for (NSString *key in query) {
        [parts addObject:[NSString stringWithFormat:@"%@=%@", key, query[key]]];
    }
    return [parts componentsJoinedByString:@"&"];
}

@interface Client ()
@property (nonatomic, strong) NSURLSession *session;
@property (nonatomic, copy) NSString *token;
@property (nonatomic, strong) NSMutableDictionary *cache;
@end

@implementation Client {
    NSUInteger _requestCount;
}

- (id)initWithBaseURL:(NSURL *)baseURL {
    NSParameterAssert(baseURL != nil);
    if ((self = [super init])) {
        _baseURL = [baseURL copy];
        _cache = [NSMutableDictionary dictionary];
        self.session = [NSURLSession sharedSession];
    }
    return self;
}

- (NSMutableURLRequest *)requestWithMethod:(NSString *)method path:(NSString *)path parameters:(NSDictionary *)parameters {
    NSURL *URL = [NSURL URLWithString:path relativeToURL:self.baseURL];
    if (parameters.count > 0 && [method isEqualToString:@"GET"]) {
        NSString *string = [URL.absoluteString stringByAppendingFormat:@"?%@", EncodedQuery(parameters)];
        URL = [NSURL URLWithString:string];
    }
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:URL];
    request.HTTPMethod = method;
    if (self.token != nil) {
        [request setValue:[@"token " stringByAppendingString:self.token] forHTTPHeaderField:@"Authorization"];
    }
    return request;
}

- (RACSignal *)enqueueRequest:(NSURLRequest *)request options:(ClientOptions)options {
    RACSignal *signal = [RACSignal createSignal:^(id<RACSubscriber> subscriber) {
        NSURLSessionDataTask *task = [self.session dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
            if (error != nil) {
                [subscriber sendError:error];
                return;
            }
            NSInteger status = ((NSHTTPURLResponse *)response).statusCode;
            if (status < 200 || status >= 300) {
                NSDictionary *userInfo = @{ NSLocalizedDescriptionKey: [NSString stringWithFormat:@"Status %ld", (long)status] };
                [subscriber sendError:[NSError errorWithDomain:ClientErrorDomain code:ClientErrorBadStatus userInfo:userInfo]];
            } else {
                [subscriber sendNext:RACTuplePack(response, data)];
                [subscriber sendCompleted];
            }
        }];
        [task resume];
        return [RACDisposable disposableWithBlock:^{
            [task cancel];
        }];
    }];

    if (options & ClientOptionsCached) {
        signal = [signal replayLazily];
    }
    _requestCount++;
    return [[signal
        retry:CLIENT_RETRIES]
        setNameWithFormat:@"-enqueueRequest: %@", request];
}

- (RACSignal *)parsedResponseOfClass:(Class)resultClass fromJSON:(id)responseObject {
    return [RACSignal createSignal:^ id (id<RACSubscriber> subscriber) {
        void (^parseDictionary)(NSDictionary *) = ^(NSDictionary *dictionary) {
            NSError *error = nil;
            id parsed = [NSJSONSerialization dataWithJSONObject:dictionary options:0 error:&error];
            if (parsed == nil) {
                [subscriber sendError:error];
                return;
            }
            [subscriber sendNext:parsed];
        };
        if ([responseObject isKindOfClass:NSArray.class]) {
            for (NSDictionary *dictionary in responseObject) {
                if (![dictionary isKindOfClass:[NSDictionary class]]) {
                    NSString *reason = [NSString stringWithFormat:@"Invalid element: %@", dictionary];
                    [subscriber sendError:[self errorWithReason:reason]];
                    return nil;
                }
                parseDictionary(dictionary);
            }
            [subscriber sendCompleted];
        } else if ([responseObject isKindOfClass:NSDictionary.class]) {
            parseDictionary(responseObject);
            [subscriber sendCompleted];
        } else if (responseObject != nil) {
            [subscriber sendError:[self errorWithReason:NSLocalizedString(@"Not an object", @"")]];
        }
        return nil;
    }];
}

- (NSError *)errorWithReason:(NSString *)reason {
    NSMutableDictionary *userInfo = [NSMutableDictionary dictionary];
    userInfo[NSLocalizedDescriptionKey] = reason;
    if (reason.length != 0) userInfo[NSLocalizedFailureReasonErrorKey] = reason;
    return [NSError errorWithDomain:ClientErrorDomain code:1 userInfo:userInfo];
}

- (RACSignal *)fetchPage:(NSUInteger)page {
    @weakify(self);
    return [[[[self enqueueRequest:[self requestWithMethod:@"GET" path:@"items" parameters:@{ @"page": @(page) }] options:ClientOptionsNone]
        reduceEach:^(NSHTTPURLResponse *response, NSData *data) {
            return data;
        }]
        tryMap:^id(NSData *data, NSError **error) {
            return [NSJSONSerialization JSONObjectWithData:data options:0 error:error];
        }]
        flattenMap:^(NSDictionary *json) {
            @strongify(self);
            RACSignal *items = [[json[@"items"] rac_sequence] signalWithScheduler:RACScheduler.immediateScheduler];
            BOOL hasMore = [json[@"more"] boolValue];
            if (!hasMore) return items;
            return [items concat:[RACSignal defer:^{
                return [self fetchPage:page + 1];
            }]];
        }];
}

- (BOOL)saveToURL:(NSURL *)url error:(NSError **)error {
    NSData *data = [NSJSONSerialization dataWithJSONObject:self.cache options:0 error:error];
    if (data == nil) return NO;
    if (url == nil) {
        if (error != NULL) *error = [self errorWithReason:@"no url"];
        return NO;
    }
    return [data writeToURL:url options:NSDataWritingAtomic error:error];
}

- (NSUInteger)requestCount {
    @synchronized (self) {
        return _requestCount;
    }
}

- (void)signOut {
    dispatch_async(dispatch_get_main_queue(), ^{
        self.token = nil;
        [[NSNotificationCenter defaultCenter] postNotificationName:@"SignedOut" object:self];
    });
}

@end
