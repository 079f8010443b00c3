//
//  Session.m
//
//  Who is signed in: renews the token when a request says that it is too old.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *const SessionDidEndNotification = @"SessionDidEndNotification";
NSString *const SessionReasonKey = @"reason";

static NSString *const kTokenKey = @"token";

/// Keeps secrets.
@protocol SessionStore <NSObject>

- (nullable NSString *)secretForKey:(NSString *)key;
- (void)setSecret:(nullable NSString *)secret forKey:(NSString *)key;

@end

@interface SessionMemoryStore : NSObject <SessionStore>
@end

@implementation SessionMemoryStore {
    NSMutableDictionary *_secrets;
}

- (instancetype)init {
    if ((self = [super init])) {
        _secrets = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (NSString *)secretForKey:(NSString *)key {
    @synchronized (self) {
        return _secrets[key];
    }
}

- (void)setSecret:(NSString *)secret forKey:(NSString *)key {
    @synchronized (self) {
        if (secret) {
            _secrets[key] = secret;
        } else {
            [_secrets removeObjectForKey:key];
        }
    }
}

@end

@interface Session : NSObject

+ (instancetype)sharedSession;

- (instancetype)initWithStore:(id<SessionStore>)store;

@property (nonatomic, readonly, getter=isSignedIn) BOOL signedIn;
/// Sends a new token, an NSString.
@property (nonatomic, copy) RACSignal * (^renewal)(NSString *oldToken);

- (void)signInWithToken:(NSString *)token;
- (void)signOutBecause:(NSString *)reason;

/// Sends what the request sends; one that fails with 401 is sent again with a new token.
- (RACSignal *)authorize:(RACSignal * (^)(NSString *token))request;

@end

@interface Session ()
@property (nonatomic, strong) id<SessionStore> store;
@property (nonatomic, strong) RACSignal *currentRenewal;
@end

@implementation Session

+ (instancetype)sharedSession {
    static Session *session = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        session = [[self alloc] initWithStore:[[SessionMemoryStore alloc] init]];
    });
    return session;
}

- (instancetype)initWithStore:(id<SessionStore>)store {
    self = [super init];
    if (self) {
        _store = store;
    }
    return self;
}

- (BOOL)isSignedIn {
    return [self.store secretForKey:kTokenKey] != nil;
}

- (void)signInWithToken:(NSString *)token {
    NSParameterAssert(token != nil);
    [self.store setSecret:token forKey:kTokenKey];
}

- (void)signOutBecause:(NSString *)reason {
    [self.store setSecret:nil forKey:kTokenKey];
    self.currentRenewal = nil;
    [[NSNotificationCenter defaultCenter] postNotificationName:SessionDidEndNotification
                                                        object:self
                                                      userInfo:@{ SessionReasonKey: reason }];
}

- (RACSignal *)renew {
    // All requests that fail meanwhile share one renewal.
    if (self.currentRenewal != nil) return self.currentRenewal;
    NSString *token = [self.store secretForKey:kTokenKey];
    if (token == nil || self.renewal == nil) {
        return [RACSignal error:[NSError errorWithDomain:@"Session" code:1 userInfo:nil]];
    }
    @weakify(self);
    self.currentRenewal = [[[[self.renewal(token)
        take:1]
        doNext:^(NSString *newToken) {
            @strongify(self);
            [self signInWithToken:newToken];
        }]
        finally:^{
            @strongify(self);
            self.currentRenewal = nil;
        }]
        replayLazily];
    return self.currentRenewal;
}

- (RACSignal *)authorize:(RACSignal * (^)(NSString *token))request {
    NSString *token = [self.store secretForKey:kTokenKey];
    if (!token) {
        return [RACSignal error:[NSError errorWithDomain:@"Session" code:0 userInfo:nil]];
    }
    return [request(token) catch:^RACSignal *(NSError *error) {
        if (error.code != 401) return [RACSignal error:error];
        return [[[self renew]
            flattenMap:^RACSignal *(NSString *newToken) {
                return request(newToken);
            }]
            doError:^(NSError *failure) {
                [self signOutBecause:failure.domain];
            }];
    }];
}

@end
