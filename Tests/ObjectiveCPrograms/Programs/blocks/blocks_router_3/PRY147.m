#import "PRY147.h"

typedef NSString *(^PRY147Handler)(NSDictionary *params);
@interface PRY147Route : NSObject
@property (nonatomic, copy, readonly) NSArray *parts;
@property (nonatomic, copy, readonly) PRY147Handler handler;
@property (nonatomic, assign) NSInteger priority;
- (id)initWithPattern:(NSString *)pattern handler:(PRY147Handler)handler;
- (NSDictionary *)match:(NSArray *)components;
@end
@implementation PRY147Route
- (id)initWithPattern:(NSString *)pattern handler:(PRY147Handler)handler {
    if (pattern.length == 0) return nil;
    self = [super init];
    if (self) { _parts = [pattern.pathComponents copy]; _handler = [handler copy]; }
    return self;
}
- (NSDictionary *)match:(NSArray *)components {
    NSMutableDictionary *found = @{}.mutableCopy;
    for (NSUInteger i = 0; i < self.parts.count; i++) {
        NSString *part = self.parts[i];
        if ([part isEqualToString:@"*"]) {
            found[@"*"] = [[components subarrayWithRange:NSMakeRange(MIN(i, components.count), components.count - MIN(i, components.count))] componentsJoinedByString:@"/"];
            return found;
        }
        if (i >= components.count) return nil;
        if ([part hasPrefix:@":"]) found[[part substringFromIndex:1]] = components[i];
        else if (![part isEqualToString:components[i]]) return nil;
    }
    return components.count == self.parts.count ? found : nil;
}
@end
@interface PRY147Router : NSObject
@property (strong, nonatomic) NSMutableArray *routes;
@property (copy, nonatomic) PRY147Handler fallback;
- (NSString *)open:(NSString *)url;
@end
@implementation PRY147Router
- (NSMutableArray *)routes { return _routes ?: (_routes = [NSMutableArray new]); }
- (void)setObject:(id)handler forKeyedSubscript:(NSString *)pattern {
    PRY147Route *route = [[PRY147Route alloc] initWithPattern:pattern handler:handler];
    route.priority = [[route.parts filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(NSString *p, NSDictionary *b) { return ![p hasPrefix:@":"] && ![p isEqual:@"*"]; }]] count];
    if (route) [self.routes addObject:route];
    [self.routes sortUsingComparator:^NSComparisonResult(PRY147Route *a, PRY147Route *b) { return [@(b.priority) compare:@(a.priority)]; }];
}
- (NSString *)open:(NSString *)url {
    NSArray *halves = [url componentsSeparatedByString:@"?"];
    NSMutableDictionary *params = [NSMutableDictionary dictionary];
    if (halves.count > 1) for (NSString *pair in [halves[1] componentsSeparatedByString:@"&"]) {
        NSRange eq = [pair rangeOfString:@"="];
        if (eq.length) params[[pair substringToIndex:eq.location]] = [pair substringFromIndex:eq.location + 1];
        else if (pair.length) params[pair] = @YES;
    }
    NSArray *components = [halves.firstObject pathComponents];
    for (PRY147Route *route in self.routes) {
        NSDictionary *m = [route match:components];
        if (!m) continue;
        [params addEntriesFromDictionary:m];
        return route.handler ? route.handler(params) : @"handled";
    }
    return self.fallback ? self.fallback(nil) : nil;
}
@end
static PRY147Router *PRY147Build(void) {
    PRY147Router *r = [PRY147Router new];
    r[@"user/:id"] = ^(NSDictionary *p) { return [NSString stringWithFormat:@"user %@ %@", p[@"id"], p[@"tab"]]; };
    r[@"user/me"] = ^(NSDictionary *p) { return [p[@"deep"] boolValue] ? @"deep me" : @"me"; };
    r[@"files/*"] = ^(NSDictionary *p) { return [NSString stringWithFormat:@"<%@>", p[@"*"]]; };
    r[@":a/:b/:a"] = ^(NSDictionary *p) { return [p[@"a"] stringByAppendingString:p[@"b"]]; };
    r[@"ping"] = nil;
    return r;
}
NSString *scenario_blocks_router_3_paths_9_users(void) { PRY147Router *r = PRY147Build(); return [@[[r open:@"user/7?tab=likes"], [r open:@"user/me"], [r open:@"user/me?deep"], [r open:@"user/7?id=8&tab="]] componentsJoinedByString:@", "]; }
NSString *scenario_blocks_router_3_paths_9_stars(void) { PRY147Router *r = PRY147Build(); return [NSString stringWithFormat:@"%@ %@ %@", [r open:@"files/a/b/c"], [r open:@"files"], [r open:@"x/y/z"]]; }
NSString *scenario_blocks_router_3_paths_9_unknown(void) {
    PRY147Router *r = PRY147Build(), *none = nil;
    NSString *before = [r open:@"nowhere/at/all/ever"];
    r.fallback = ^(NSDictionary *p) { return [NSString stringWithFormat:@"404%lu", (unsigned long)p.count]; };
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", before, [r open:@"nowhere"], [r open:nil], [r open:@"ping"], [none open:@"ping"]];
}
NSString *scenario_blocks_router_3_paths_9_order(void) {
    PRY147Router *r = PRY147Build();
    r[@""] = nil;
    NSMutableArray *a = [NSMutableArray array];
    for (PRY147Route *route in r.routes) [a addObject:[NSString stringWithFormat:@"%ld:%lu", (long)route.priority, (unsigned long)route.parts.count]];
    return [a componentsJoinedByString:@" "];
}
NSString *scenario_blocks_router_3_paths_9_added_later(void) {
    PRY147Router *r = [PRY147Router new];
    __block NSString *name = @"old";
    r[@"n"] = ^(NSDictionary *p) { return name; };
    NSString *a = [r open:@"n"];
    name = [name stringByAppendingString:@"er"];
    return [NSString stringWithFormat:@"%@ %@ %lu", a, [r open:@"n"], (unsigned long)r.routes.count];
}
