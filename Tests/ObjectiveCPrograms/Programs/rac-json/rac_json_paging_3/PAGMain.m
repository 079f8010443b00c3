#import "PAGMain.h"

#import <ReactiveObjC/ReactiveObjC.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface PAGRepo : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSNumber *stars;
@property (nonatomic, assign) BOOL fork;
+ (instancetype)repoFromJSON:(NSDictionary *)json;
@end

@implementation PAGRepo
+ (instancetype)repoFromJSON:(NSDictionary *)json {
    NSString *name = json[@"name"];
    if (![name isKindOfClass:NSString.class]) return nil;
    PAGRepo *repo = [self new];
    repo.name = name;
    id stars = json[@"stars"];
    repo.stars = [stars isKindOfClass:NSNumber.class] ? stars : @([stars integerValue]);
    repo.fork = [json[@"fork"] boolValue];
    return repo;
}
- (NSString *)description {
    return [NSString stringWithFormat:@"%@(%@%@)", self.name, self.stars, self.fork ? @", fork" : @""];
}
@end

@interface PAGClient : NSObject {
    NSMutableArray<NSNumber *> *_requested;
}
@property (nonatomic, readonly) NSArray<NSNumber *> *requested;
@property (nonatomic, copy) NSArray<NSArray<NSDictionary *> *> *pages;
@end

@implementation PAGClient
- (instancetype)init {
    if ((self = [super init])) {
        _requested = [NSMutableArray new];
    }
    return self;
}
- (NSArray<NSNumber *> *)requested { return [_requested copy]; }

- (RACSignal<NSArray<NSDictionary *> *> *)page:(NSUInteger)page {
    @weakify(self);
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        @strongify(self);
        [self->_requested addObject:@(page)];
        if (page >= self.pages.count) {
            [subscriber sendError:[NSError errorWithDomain:@"client" code:404 userInfo:@{ @"page": @(page) }]];
            return nil;
        }
        [subscriber sendNext:self.pages[page]];
        [subscriber sendCompleted];
        return [RACDisposable disposableWithBlock:^{
            [self->_requested addObject:@(-1)];
        }];
    }];
}

- (RACSignal *)reposFromPage:(NSUInteger)page {
    return [[[self page:page]
        flattenMap:^RACSignal *(NSArray<NSDictionary *> *rows) {
            NSArray *repos = [[[rows.rac_sequence map:^id(NSDictionary *row) {
                return [PAGRepo repoFromJSON:row];
            }] filter:^BOOL(id value) {
                return value != nil && value != NSNull.null;
            }] array];
            RACSignal *here = [repos.rac_sequence signalWithScheduler:RACScheduler.immediateScheduler];
            if (rows.count < 3) return here;
            return [here concat:[self reposFromPage:page + 1]];
        }]
        catch:^RACSignal *(NSError *error) {
            if (error.code == 404) return [RACSignal empty];
            return [RACSignal error:error];
        }];
}
@end

NSString *scenario_rac_json_paging_3_all(void) {
    lines = [NSMutableArray array];
    PAGClient *client = [[PAGClient alloc] init];
    client.pages = @[
        @[ @{ @"name": @"alpha", @"stars": @12 }, @{ @"name": @"beta", @"stars": @"7", @"fork": @YES }, @{ @"name": NSNull.null } ],
        @[ @{ @"name": @"gamma" }, @{ @"name": @"delta", @"stars": @2.5 }, @{ @"name": @"eps", @"stars": @3 } ],
    ];
    [[[client reposFromPage:0] collect] subscribeNext:^(NSArray<PAGRepo *> *repos) {
        Note([NSString stringWithFormat:@"%lu: %@", (unsigned long)repos.count, [repos componentsJoinedByString:@" "]]);
        NSInteger total = 0;
        for (PAGRepo *repo in repos) total += repo.stars.integerValue;
        Note([NSString stringWithFormat:@"total %ld, sum %@, max %@", (long)total, [repos valueForKeyPath:@"@sum.stars"], [repos valueForKeyPath:@"@max.stars"]]);
    }];
    Note([NSString stringWithFormat:@"%@", [client.requested componentsJoinedByString:@","]]);
    [[[[client reposFromPage:1] take:1] map:^(PAGRepo *repo) { return repo.name.uppercaseString; }]
        subscribeNext:^(NSString *name) { Note([NSString stringWithFormat:@"first %@", name]); }
        completed:^{ Note([NSString stringWithFormat:@"done"]); }];
    Note([NSString stringWithFormat:@"%@", [client.requested componentsJoinedByString:@","]]);
    RACSignal *best = [[client reposFromPage:0] aggregateWithStart:nil reduce:^id(PAGRepo *running, PAGRepo *next) {
        if (running == nil) return next;
        return [running.stars compare:next.stars] == NSOrderedAscending ? next : running;
    }];
    Note([NSString stringWithFormat:@"best %@", [best first]]);
    __block NSUInteger forks = 0;
    [[[client reposFromPage:0] filter:^BOOL(PAGRepo *repo) { return repo.fork; }] subscribeNext:^(id x) {
        forks += 1;
    }];
    Note([NSString stringWithFormat:@"forks %lu", (unsigned long)forks]);
    NSError *error = nil;
    BOOL success = NO;
    id value = [[client page:9] firstOrDefault:@[] success:&success error:&error];
    Note([NSString stringWithFormat:@"%lu %d %@ %@", (unsigned long)[value count], success, error.domain, error.userInfo[@"page"]]);
    return [lines componentsJoinedByString:@" / "];
}
