// Members of a club: requests, validation, archives, and what is made once.

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString * const MembersErrorDomain = @"MembersErrorDomain";
const NSInteger MembersErrorRefused = 666;

/// The queue on which caches change.
static dispatch_queue_t MembersQueue(void) {
    static dispatch_queue_t queue;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        // One for all clients.
        queue = dispatch_queue_create("org.example.members", DISPATCH_QUEUE_SERIAL);
    });
    return queue;
}

static NSString *MembersDay(NSDate *date) {
    static NSDateFormatter *formatter;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        formatter = [[NSDateFormatter alloc] init];
        formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
        formatter.timeZone = [NSTimeZone timeZoneWithAbbreviation:@"UTC"];
        formatter.dateFormat = @"yyyy-MM-dd";
    });
    return [formatter stringFromDate:date];
}

@interface Member : NSObject <NSSecureCoding>
@property (nonatomic, copy) NSString *mobile;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) NSUInteger age;
@property (nonatomic, copy) NSDictionary *extras;
+ (instancetype)memberWithMobile:(NSString *)mobile;
- (instancetype)initWithName:(NSString *)name extras:(id)extras;
- (NSString *)greetingOn:(NSDate *)date;
@end

@implementation Member

+ (BOOL)supportsSecureCoding { return YES; }

+ (instancetype)memberWithMobile:(NSString *)mobile {
    Member *member = [[self alloc] init];
    member.mobile = mobile;
    return member;
}

- (instancetype)initWithName:(NSString *)name extras:(id)extras {
    self = [super init];
    if (!self) return nil;
    _name = [name copy];
    _extras = [extras copy];
    return self;
}

- (instancetype)initWithCoder:(NSCoder *)decoder {
    if (self = [super init]) {
        _mobile = [decoder decodeObjectForKey:@"mobile"];
        _name = [decoder decodeObjectForKey:@"name"];
        _age = [decoder decodeIntegerForKey:@"age"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.mobile forKey:@"mobile"];
    [coder encodeObject:self.name forKey:@"name"];
    [coder encodeInteger:self.age forKey:@"age"];
}

- (NSString *)greetingOn:(NSDate *)date {
    static NSString *greeting;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        greeting = [@"Welcome" stringByAppendingString:@","];
    });
    return [NSString stringWithFormat:@"%@ %@ (%@)", greeting, self.name, MembersDay(date)];
}

@end

@interface MembersClient : NSObject
@property (nonatomic, copy) NSString *token;
@property (nonatomic, strong, readonly) Member *member;
- (NSMutableURLRequest *)requestWithMethod:(NSString *)method path:(NSString *)path parameters:(NSDictionary *)parameters;
- (RACSignal *)signIn:(Member *)member password:(NSString *)password answer:(RACSignal *)answer;
- (RACSignal *)forget;
@end

@interface MembersClient ()
@property (nonatomic, strong, readwrite) Member *member;
@property (nonatomic, strong) NSMutableDictionary *cache;
@end

@implementation MembersClient

- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _cache = [NSMutableDictionary dictionary];
    return self;
}

- (NSMutableURLRequest *)requestWithMethod:(NSString *)method path:(NSString *)path parameters:(NSDictionary *)parameters {
    NSParameterAssert(method != nil);
    NSURLComponents *components = [NSURLComponents componentsWithString:@"http://localhost:8000"];
    components.path = path;
    if ([method isEqualToString:@"GET"] && parameters.count > 0) {
        NSMutableArray *items = [NSMutableArray array];
        [parameters enumerateKeysAndObjectsUsingBlock:^(id key, id value, BOOL *stop) {
            [items addObject:[NSURLQueryItem queryItemWithName:key value:[value description]]];
        }];
        components.queryItems = items;
    }
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:components.URL];
    request.HTTPMethod = method;
    if (self.token) {
        [request setValue:[@"Bearer " stringByAppendingString:self.token] forHTTPHeaderField:@"Authorization"];
    }
    return request;
}

- (RACSignal *)signIn:(Member *)member password:(NSString *)password answer:(RACSignal *)answer {
    @weakify(self);
    return [[[answer
        catch:^RACSignal *(NSError *error) {
            if (error.code != 401) return [RACSignal error:error];
            NSMutableDictionary *userInfo = [error.userInfo mutableCopy] ?: [NSMutableDictionary dictionary];
            userInfo[NSLocalizedFailureReasonErrorKey] = @"Wrong password";
            return [RACSignal error:[NSError errorWithDomain:MembersErrorDomain code:MembersErrorRefused userInfo:userInfo]];
        }]
        doNext:^(NSDictionary *response) {
            @strongify(self);
            self.token = response[@"token"];
            self.member = member;
            self.cache[@"mobile"] = member.mobile;
        }]
        mapReplace:password];
}

- (RACSignal *)forget {
    @weakify(self);
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        dispatch_async(MembersQueue(), ^{
            @strongify(self);
            [self.cache removeAllObjects];
            dispatch_async(dispatch_get_main_queue(), ^{
                self.token = nil;
                self.member = nil;
                [subscriber sendNext:@(self.cache.count)];
                [subscriber sendCompleted];
            });
        });
        return nil;
    }];
}

@end

/// The form in which a member signs in.
@interface MemberForm : NSObject
@property (nonatomic, copy) NSString *mobile;
@property (nonatomic, copy) NSString *mail;
@property (nonatomic, strong, readonly) RACSignal *valid;
@end

@implementation MemberForm

- (instancetype)init {
    if (self = [super init]) {
        RACSignal *validMobile = [[RACObserve(self, mobile) map:^id(NSString *value) {
            NSPredicate *predicate = [NSPredicate predicateWithFormat:@"SELF MATCHES %@", @"^1[0-9]{10}$"];
            return @([predicate evaluateWithObject:value]);
        }] distinctUntilChanged];
        NSString *pattern = @"[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}";
        NSPredicate *mails = [NSPredicate predicateWithFormat:@"SELF MATCHES %@", pattern];
        RACSignal *validMail = [RACObserve(self, mail) map:^id(NSString *value) {
            return @([mails evaluateWithObject:value]);
        }];
        _valid = [[RACSignal combineLatest:@[ validMobile, validMail ]] and];
    }
    return self;
}

@end
