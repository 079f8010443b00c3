#import "DGFFeed.h"

@protocol DGFFeedDelegate;

@interface DGFFeed : NSObject
@property (nonatomic, weak) id<DGFFeedDelegate> delegate;
@property (nonatomic, strong, readonly) NSMutableArray *entries;
@property (nonatomic, assign) NSUInteger limit;
@property (nonatomic, getter=isPaused) BOOL paused;
- (void)receive:(NSDictionary *)payload;
@end

@protocol DGFFeedDelegate <NSObject>
- (void)feed:(DGFFeed *)feed didAdd:(NSString *)title;
@optional
- (BOOL)feed:(DGFFeed *)feed shouldAdd:(NSString *)title;
- (void)feedDidOverflow:(DGFFeed *)feed dropping:(NSArray *)dropped;
@end

static NSString * const kDGFTitle = @"title";
static const NSUInteger kDGFDefaultLimit = 3;

@implementation DGFFeed
- (instancetype)init {
    self = [super init];
    if (self) {
        _entries = [[NSMutableArray alloc] initWithCapacity:kDGFDefaultLimit];
        _limit = kDGFDefaultLimit;
    }
    return self;
}
- (void)receive:(NSDictionary *)payload {
    if (self.isPaused) return;
    id title = payload[kDGFTitle];
    if ([title isKindOfClass:[NSNumber class]]) title = [title stringValue];
    if (![title isKindOfClass:[NSString class]] || [title length] == 0) return;
    if ([self.delegate respondsToSelector:@selector(feed:shouldAdd:)] && ![self.delegate feed:self shouldAdd:title]) return;
    [self.entries insertObject:title atIndex:0];
    [self.delegate feed:self didAdd:title];
    if (self.entries.count > self.limit) {
        NSRange range = NSMakeRange(self.limit, self.entries.count - self.limit);
        NSArray *dropped = [self.entries subarrayWithRange:range];
        [self.entries removeObjectsInRange:range];
        if ([self.delegate respondsToSelector:@selector(feedDidOverflow:dropping:)]) {
            [self.delegate feedDidOverflow:self dropping:dropped];
        }
    }
}
- (void)setLimit:(NSUInteger)limit {
    _limit = MAX(limit, 1);
    while (self.entries.count > _limit) [self.entries removeLastObject];
}
@end

@interface DGFFeedLogger : NSObject <DGFFeedDelegate>
@property (nonatomic, strong) NSMutableString *text;
@property (nonatomic, copy) BOOL (^accepts)(NSString *title);
@end
@implementation DGFFeedLogger
- (id)init { if (self = [super init]) { _text = [NSMutableString string]; } return self; }
- (void)feed:(DGFFeed *)feed didAdd:(NSString *)title { [self.text appendFormat:@"+%@(%lu) ", title, (unsigned long)feed.entries.count]; }
- (BOOL)feed:(DGFFeed *)feed shouldAdd:(NSString *)title { return self.accepts ? self.accepts(title) : YES; }
- (void)feedDidOverflow:(DGFFeed *)feed dropping:(NSArray *)dropped { [self.text appendFormat:@"-%@ ", [dropped componentsJoinedByString:@"/"]]; }
@end

@interface DGFQuietLogger : NSObject <DGFFeedDelegate>
@property (nonatomic) NSInteger count;
@end
@implementation DGFQuietLogger
- (void)feed:(DGFFeed *)feed didAdd:(NSString *)title { self.count++; }
@end

NSString *scenario_dynamic_delegates_3_feed(void) {
    DGFFeed *feed = [DGFFeed new];
    DGFFeedLogger *logger = [[DGFFeedLogger alloc] init];
    feed.delegate = logger;
    __block int asked = 0;
    logger.accepts = ^(NSString *title) { asked++; return (BOOL)![title hasPrefix:@"x"]; };
    for (id value in @[@"a", @7, @"xray", @"", [NSNull null], @"b", @"c", @YES]) [feed receive:@{ kDGFTitle: value }];
    [feed receive:nil];
    feed.limit = 0;
    NSString *first = [NSString stringWithFormat:@"%@ %d %lu", logger.text, asked, (unsigned long)feed.limit];
    DGFQuietLogger *quiet = [DGFQuietLogger new];
    feed.delegate = quiet;
    [feed receive:@{ kDGFTitle: @"q" }];
    feed.paused = YES;
    [feed receive:@{ kDGFTitle: @"r" }];
    return [first stringByAppendingFormat:@" %ld %@ %@", (long)quiet.count, feed.entries.firstObject, feed.isPaused ? @"paused" : @"on"];
}
