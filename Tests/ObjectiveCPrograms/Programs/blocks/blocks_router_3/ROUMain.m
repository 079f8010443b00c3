#import "ROUMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef void (^ROURouteHandler)(NSDictionary<NSString *, NSString *> *parameters);

@interface ROURoute : NSObject
@property (nonatomic, copy, readonly) NSString *pattern;
@property (nonatomic, copy, readonly) ROURouteHandler handler;
@property (nonatomic, assign) NSInteger priority;
- (instancetype)initWithPattern:(NSString *)pattern handler:(ROURouteHandler)handler NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
- (NSDictionary<NSString *, NSString *> *)parametersForPath:(NSString *)path;
@end

@implementation ROURoute
- (instancetype)initWithPattern:(NSString *)pattern handler:(ROURouteHandler)handler {
    if (self = [super init]) {
        _pattern = [pattern copy];
        _handler = [handler copy];
    }
    return self;
}
- (NSDictionary *)parametersForPath:(NSString *)path {
    NSArray<NSString *> *wanted = [self.pattern componentsSeparatedByString:@"/"];
    NSArray<NSString *> *given = [path componentsSeparatedByString:@"/"];
    BOOL isWildcard = [wanted.lastObject isEqualToString:@"*"];
    if (wanted.count != given.count && !isWildcard) return nil;
    if (isWildcard && given.count < wanted.count) return nil;
    NSMutableDictionary *parameters = [@{} mutableCopy];
    __block BOOL matches = YES;
    [wanted enumerateObjectsUsingBlock:^(NSString *part, NSUInteger index, BOOL *stop) {
        if ([part hasPrefix:@":"]) {
            parameters[[part substringFromIndex:1]] = [given[index] stringByRemovingPercentEncoding];
        } else if ([part isEqual:@"*"]) {
            NSRange rest = NSMakeRange(index, given.count - index);
            parameters[@"*"] = [[given subarrayWithRange:rest] componentsJoinedByString:@"/"];
        } else if (![part isEqualToString:given[index]]) {
            matches = NO;
            *stop = YES;
        }
    }];
    return matches ? [parameters copy] : nil;
}
- (NSComparisonResult)compare:(ROURoute *)other {
    if (self.priority > other.priority) return NSOrderedAscending;
    if (self.priority < other.priority) return NSOrderedDescending;
    return [self.pattern compare:other.pattern];
}
@end

@interface ROURouter : NSObject
+ (instancetype)shared;
- (void)add:(NSString *)pattern handler:(ROURouteHandler)handler;
- (void)add:(NSString *)pattern priority:(NSInteger)priority handler:(ROURouteHandler)handler;
- (BOOL)open:(NSURL *)url;
@end

@interface ROURouter ()
@property (nonatomic, strong) NSMutableArray<ROURoute *> *routes;
@end

@implementation ROURouter
+ (instancetype)shared {
    static id instance = nil;
    static dispatch_once_t token;
    dispatch_once(&token, ^{ instance = [[self alloc] init]; });
    return instance;
}
- (id)init {
    if (self = [super init]) {
        self.routes = [NSMutableArray new];
    }
    return self;
}
- (void)add:(NSString *)pattern handler:(ROURouteHandler)handler {
    [self add:pattern priority:0 handler:handler];
}
- (void)add:(NSString *)pattern priority:(NSInteger)priority handler:(ROURouteHandler)handler {
    ROURoute *route = [[ROURoute alloc] initWithPattern:pattern handler:handler];
    route.priority = priority;
    [self.routes addObject:route];
    [self.routes sortUsingSelector:@selector(compare:)];
}
- (BOOL)open:(NSURL *)url {
    NSURLComponents *components = [NSURLComponents componentsWithURL:url resolvingAgainstBaseURL:NO];
    NSString *path = [NSString stringWithFormat:@"%@%@", components.host, components.path];
    for (ROURoute *route in self.routes) {
        NSDictionary *found = [route parametersForPath:path];
        if (!found) continue;
        NSMutableDictionary *all = [found mutableCopy];
        for (NSURLQueryItem *item in components.queryItems) {
            all[item.name] = item.value ?: @"";
        }
        if (route.handler) route.handler(all);
        return YES;
    }
    return NO;
}
@end

static NSString *Describe(NSDictionary *parameters) {
    NSMutableArray *parts = [NSMutableArray arrayWithCapacity:parameters.count];
    for (NSString *key in [[parameters allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        [parts addObject:[NSString stringWithFormat:@"%@=%@", key, parameters[key]]];
    }
    return parts.count > 0 ? [parts componentsJoinedByString:@"&"] : @"-";
}

NSString *scenario_blocks_router_3_all(void) {
    lines = [NSMutableArray array];
    ROURouter *router = [ROURouter shared];
    [router add:@"user/:id" handler:^(NSDictionary *p) { Note([NSString stringWithFormat:@"user %@", Describe(p)]); }];
    [router add:@"user/me" priority:1 handler:^(NSDictionary *p) { Note([NSString stringWithFormat:@"me %@", Describe(p)]); }];
    [router add:@"files/*" priority:-1 handler:^(NSDictionary *p) { Note([NSString stringWithFormat:@"files %@", Describe(p)]); }];
    [router add:@"empty/:x" handler:nil];
    for (NSString *text in @[ @"app://user/42?tab=posts&all", @"app://user/me", @"app://files/a/b/c.txt", @"app://nowhere", @"app://user/J%C3%BCrgen", @"app://empty/1" ]) {
        NSURL *url = [NSURL URLWithString:text];
        if (![router open:url]) Note([NSString stringWithFormat:@"no route for %@", url.absoluteString]);
    }
    Note([NSString stringWithFormat:@"%d", router == [ROURouter shared]]);
    return [lines componentsJoinedByString:@" / "];
}
