#import "LGNMain.h"

#import <ReactiveObjC/ReactiveObjC.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSInteger, LGNLoginState) {
    LGNLoginStateIdle,
    LGNLoginStateWorking,
    LGNLoginStateFailed,
    LGNLoginStateDone,
};

static NSString * const LoginErrorDomain = @"login";

@interface LGNSession : NSObject
@property (nonatomic, copy, readonly) NSString *token;
@property (nonatomic, strong, readonly) NSDate *expires;
- (instancetype)initWithToken:(NSString *)token;
@end

@implementation LGNSession
- (instancetype)initWithToken:(NSString *)token {
    self = [super init];
    if (self) {
        _token = [token copy];
        _expires = [NSDate dateWithTimeIntervalSince1970:1000];
    }
    return self;
}
- (BOOL)isEqual:(id)object {
    if (![object isKindOfClass:[LGNSession class]]) return NO;
    return [[object token] isEqualToString:self.token];
}
- (NSUInteger)hash { return self.token.hash; }
- (NSString *)description { return [NSString stringWithFormat:@"<session %@>", self.token]; }
@end

@protocol LGNAuthService <NSObject>
- (RACSignal *)signInWithName:(NSString *)name password:(NSString *)password;
@optional
- (void)forget;
@end

@interface LGNFakeService : NSObject <LGNAuthService>
@property (nonatomic) NSUInteger attempts;
@end

@implementation LGNFakeService
- (RACSignal *)signInWithName:(NSString *)name password:(NSString *)password {
    return [RACSignal defer:^RACSignal *{
        self.attempts++;
        if (password.length < 4) {
            NSDictionary *info = @{ NSLocalizedDescriptionKey: [NSString stringWithFormat:@"bad password for %@", name] };
            return [RACSignal error:[NSError errorWithDomain:LoginErrorDomain code:401 userInfo:info]];
        }
        return [RACSignal return:[[LGNSession alloc] initWithToken:[name stringByAppendingString:password]]];
    }];
}
@end

@interface LGNLoginViewModel : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *password;
@property (nonatomic, readonly) BOOL canSubmit;
@property (nonatomic, readonly) LGNLoginState state;
@property (nonatomic, copy, readonly) NSString *message;
@property (nonatomic, strong, readonly) LGNSession *session;
@property (nonatomic, strong, readonly) RACSignal *validSignal;
- (instancetype)initWithService:(id<LGNAuthService>)service;
- (RACSignal *)submit;
@end

@interface LGNLoginViewModel ()
@property (nonatomic, strong) id<LGNAuthService> service;
@property (nonatomic, readwrite) BOOL canSubmit;
@property (nonatomic, readwrite) LGNLoginState state;
@property (nonatomic, copy, readwrite) NSString *message;
@property (nonatomic, strong, readwrite) LGNSession *session;
@end

@implementation LGNLoginViewModel

- (instancetype)initWithService:(id<LGNAuthService>)service {
    self = [super init];
    if (!self) return nil;
    _service = service;
    RACSignal *name = RACObserve(self, name);
    RACSignal *password = RACObserve(self, password);
    _validSignal = [[RACSignal combineLatest:@[name, password]
        reduce:^id(NSString *n, NSString *p) {
            return @(n.length > 0 && p.length > 0);
        }] distinctUntilChanged];
    RAC(self, canSubmit) = _validSignal;
    RAC(self, message, @"-") = [RACObserve(self, state) map:^id(NSNumber *value) {
        switch ((LGNLoginState)value.integerValue) {
            case LGNLoginStateIdle: return nil;
            case LGNLoginStateWorking: return @"Signing in…";
            case LGNLoginStateFailed: return @"Failed";
            case LGNLoginStateDone: return @"Welcome";
        }
        return nil;
    }];
    return self;
}

- (RACSignal *)submit {
    if (!self.canSubmit) {
        return [RACSignal error:[NSError errorWithDomain:LoginErrorDomain code:1 userInfo:nil]];
    }
    self.state = LGNLoginStateWorking;
    @weakify(self);
    return [[[[self.service signInWithName:self.name password:self.password]
        doNext:^(LGNSession *session) {
            @strongify(self);
            self.session = session;
            self.state = LGNLoginStateDone;
        }]
        doError:^(NSError *error) {
            @strongify(self);
            self.state = LGNLoginStateFailed;
        }]
        map:^id(LGNSession *session) {
            return RACTuplePack(session, session.token);
        }];
}
@end

NSString *scenario_view_models_login_3_all(void) {
    lines = [NSMutableArray array];
    LGNFakeService *service = [LGNFakeService new];
    LGNLoginViewModel *model = [[LGNLoginViewModel alloc] initWithService:service];
    NSMutableArray *states = [NSMutableArray array];
    [RACObserve(model, message) subscribeNext:^(NSString *message) {
        [states addObject:message ?: @"(none)"];
    }];
    [model.validSignal subscribeNext:^(NSNumber *valid) {
        Note([NSString stringWithFormat:@"valid %@ %d", valid, valid.boolValue]);
    }];
    [[model submit] subscribeNext:^(id x) {
        Note([NSString stringWithFormat:@"never %@", x]);
    } error:^(NSError *error) {
        Note([NSString stringWithFormat:@"error %ld %@", (long)error.code, error.domain]);
    }];
    model.name = @"ann";
    model.password = @"abc";
    [[model submit] subscribeError:^(NSError *error) {
        Note([NSString stringWithFormat:@"error %ld %@", (long)error.code, error.localizedDescription]);
    }];
    Note([NSString stringWithFormat:@"state %ld, session %@", (long)model.state, model.session]);
    model.password = @"secret";
    __block RACTuple *result = nil;
    [[model submit] subscribeNext:^(RACTuple *tuple) {
        result = tuple;
        RACTupleUnpack(LGNSession *session, NSString *token) = tuple;
        Note([NSString stringWithFormat:@"token %@, same %d, expires %.0f", token, [session isEqual:model.session], session.expires.timeIntervalSince1970]);
    } completed:^{
        Note([NSString stringWithFormat:@"completed"]);
    }];
    Note([NSString stringWithFormat:@"%@ %lu %@", result.first, (unsigned long)result.count, result.second]);
    Note([NSString stringWithFormat:@"%@ after %lu attempts", [states componentsJoinedByString:@", "], (unsigned long)service.attempts]);
    if ([service respondsToSelector:@selector(forget)]) [service forget];
    model.name = nil;
    Note([NSString stringWithFormat:@"can submit %d", model.canSubmit]);
    return [lines componentsJoinedByString:@" / "];
}
