#import "PRY97.h"

@protocol PRY97Client <NSObject>
- (RACSignal *)get:(NSString *)path params:(NSDictionary *)params;
@end
@interface PRY97Stub : NSObject <PRY97Client>
@property (nonatomic, strong) NSDictionary *answers;
@property (nonatomic, strong, readonly) NSMutableArray *requests;
@end
@implementation PRY97Stub
- (instancetype)init { self = [super init]; if (self) { _requests = [NSMutableArray array]; } return self; }
- (RACSignal *)get:(NSString *)path params:(NSDictionary *)params {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> s) {
        NSArray *keys = [params.allKeys sortedArrayUsingSelector:@selector(compare:)];
        NSMutableArray *q = [NSMutableArray array];
        for (NSString *k in keys) [q addObject:[NSString stringWithFormat:@"%@=%@", k, params[k]]];
        NSString *url = q.count ? [NSString stringWithFormat:@"%@?%@", path, [q componentsJoinedByString:@"&"]] : path;
        [self.requests addObject:url];
        id answer = self.answers[url];
        if ([answer isKindOfClass:[NSError class]]) [s sendError:answer];
        else { [s sendNext:answer]; [s sendCompleted]; }
        return nil;
    }];
}
@end
@interface PRY97Post : NSObject
@property (nonatomic, readonly, copy) NSString *title, *author;
@property (nonatomic, readonly) NSInteger likes;
@property (nonatomic, readonly) NSDate *date;
- (instancetype)initWithJSON:(NSDictionary *)json;
@end
@implementation PRY97Post
- (instancetype)initWithJSON:(NSDictionary *)json {
    if (![json isKindOfClass:[NSDictionary class]] || !json[@"title"]) return nil;
    if (self = [super init]) {
        _title = [json[@"title"] copy];
        _author = [json valueForKeyPath:@"author.name"] ?: @"anon";
        _likes = [json[@"likes"] integerValue];
        NSNumber *t = json[@"t"];
        _date = t ? [NSDate dateWithTimeIntervalSince1970:t.doubleValue] : nil;
    }
    return self;
}
@end
@interface PRY97Feed : NSObject
@property (nonatomic, strong) id<PRY97Client> client;
@property (nonatomic, copy) NSArray *posts;
@property (nonatomic) NSUInteger page;
@property (nonatomic, copy) NSString *status;
- (RACSignal *)loadMore;
- (NSString *)rowAt:(NSUInteger)i;
- (NSDictionary *)byAuthor;
@end
@implementation PRY97Feed
- (instancetype)initWithClient:(id<PRY97Client>)client { self = [super init]; if (!self) return nil; _client = client; _posts = @[]; return self; }
- (RACSignal *)loadMore {
    @weakify(self)
    return [[[[[self.client get:@"/posts" params:self.page ? @{@"page": @(self.page)} : nil] map:^id(NSDictionary *r) {
        NSArray *list = r[@"posts"];
        return [[[list.rac_sequence map:^id(NSDictionary *d) { return [[PRY97Post alloc] initWithJSON:d]; }] ignore:nil] array];
    }] doNext:^(NSArray *fresh) {
        @strongify(self)
        self.posts = [self.posts arrayByAddingObjectsFromArray:fresh];
        self.page++;
        self.status = [NSString stringWithFormat:@"%lu new", (unsigned long)fresh.count];
    }] doError:^(NSError *error) { @strongify(self) self.status = error.localizedDescription; }] map:^id(NSArray *fresh) { return @(fresh.count); }];
}
- (NSString *)rowAt:(NSUInteger)i {
    if (i >= _posts.count) return nil;
    PRY97Post *p = self.posts[i];
    NSString *likes = p.likes > 999 ? [NSString stringWithFormat:@"%.1fk", p.likes / 1000.0] : p.likes == 1 ? @"1 like" : [NSString stringWithFormat:@"%ld likes", (long)p.likes];
    return [@[p.title, p.author, p.likes ? likes : @"", [NSString stringWithFormat:@"%.0f", [p.date timeIntervalSince1970]]] componentsJoinedByString:@"/"];
}
- (NSDictionary *)byAuthor {
    NSMutableDictionary *d = [NSMutableDictionary dictionary];
    [self.posts enumerateObjectsUsingBlock:^(PRY97Post *p, NSUInteger idx, BOOL *stop) {
        NSMutableArray *a = [d objectForKey:p.author];
        if (a == nil) { a = [NSMutableArray array]; [d setObject:a forKey:p.author]; }
        [a addObject:p.title];
    }];
    return [d copy];
}
@end
NSString *scenario_rac_json_posts_3_feed(void) {
    PRY97Stub *stub = [[PRY97Stub alloc] init];
    stub.answers = @{@"/posts": @{@"posts": @[@{@"title": @"A", @"author": @{@"name": @"al"}, @"likes": @1, @"t": @86400}, @{@"likes": @3}, @"junk", @{@"title": @"B", @"likes": @"1500"}]},
                     @"/posts?page=1": @{@"posts": @[@{@"title": @"C", @"author": @{@"name": @"al"}}]},
                     @"/posts?page=2": [NSError errorWithDomain:@"net" code:5 userInfo:@{NSLocalizedDescriptionKey: @"down"}]};
    PRY97Feed *feed = [[PRY97Feed alloc] initWithClient:stub];
    NSMutableArray *o = [NSMutableArray array];
    for (int i = 0; i < 3; i++) {
        [[feed loadMore] subscribeNext:^(NSNumber *n) { [o addObject:n]; } error:^(NSError *e) { [o addObject:[NSString stringWithFormat:@"E%ld", (long)e.code]]; } completed:^{ [o addObject:feed.status]; }];
    }
    NSDictionary *d = [feed byAuthor];
    return [NSString stringWithFormat:@"%@|%@|%@|%@|%@|%@ %@|%@", [o componentsJoinedByString:@","], [feed rowAt:0], [feed rowAt:1], [feed rowAt:2], [feed rowAt:3], [d[@"al"] componentsJoinedByString:@"+"], d[@"anon"][0], [stub.requests lastObject]];

}
