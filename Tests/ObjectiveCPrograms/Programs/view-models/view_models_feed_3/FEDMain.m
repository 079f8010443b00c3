#import "FEDMain.h"

#import <ReactiveObjC/ReactiveObjC.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

NSString * const FeedDidRefreshNotification = @"FeedDidRefresh";
static NSString *const kCountKey = @"count";

@class FEDFeedItem;
@protocol FEDFeedDelegate <NSObject>
@optional
- (void)feedDidChange:(NSUInteger)count;
- (BOOL)feedShouldKeep:(FEDFeedItem *)item;
@end

@interface FEDFeedItem : NSObject
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, getter=isRead) BOOL read;
@property (nonatomic, strong) NSMutableSet *tags;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary error:(NSError **)error;
@end

@implementation FEDFeedItem
- (instancetype)initWithDictionary:(NSDictionary *)dictionary error:(NSError **)error {
    self = [super init];
    if (!self) return nil;
    id identifier = dictionary[@"id"];
    if (!identifier || [identifier isKindOfClass:[NSNull class]]) {
        if (error != NULL) *error = [NSError errorWithDomain:@"feed" code:10 userInfo:@{ NSLocalizedDescriptionKey: @"no id" }];
        return nil;
    }
    _identifier = [[identifier description] copy];
    _title = [dictionary[@"title"] ?: @"untitled" copy];
    _tags = [NSMutableSet setWithArray:dictionary[@"tags"] ?: @[]];
    return self;
}
- (BOOL)isEqual:(FEDFeedItem *)other {
    return self == other || ([other isKindOfClass:FEDFeedItem.class] && [self.identifier isEqual:other.identifier]);
}
- (NSUInteger)hash { return [_identifier hash]; }
- (NSString *)debugDescription { return [NSString stringWithFormat:@"#%@", _identifier]; }
- (NSString *)description { return self.debugDescription; }
@end

@interface FEDFeed : NSObject
@property (nonatomic, copy, readonly) NSArray<FEDFeedItem *> *items;
@property (nonatomic, weak) id<FEDFeedDelegate> delegate;
@property (nonatomic, readonly) NSUInteger unread;
@property (nonatomic, readonly) RACSignal *updates;
- (RACSignal *)load:(NSArray *)rows;
- (void)markRead:(FEDFeedItem *)item;
@end

@implementation FEDFeed {
    RACReplaySubject *_updates;
    NSMutableOrderedSet<FEDFeedItem *> *_items;
}
- (instancetype)init {
    if (!(self = [super init])) return nil;
    _items = [NSMutableOrderedSet orderedSet];
    _updates = [RACReplaySubject replaySubjectWithCapacity:2];
    return self;
}
- (RACSignal *)updates { return [_updates map:^id(NSNumber *n) { return [NSString stringWithFormat:@"+%@", n]; }]; }
- (NSArray *)items { return _items.array; }
- (NSUInteger)unread {
    return [[_items.array filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"read == NO"]] count];
}
- (FEDFeedItem *)itemFromRow:(id)row error:(NSError **)error {
    if (![row isKindOfClass:NSDictionary.class]) {
        if (error) *error = [NSError errorWithDomain:@"feed" code:11 userInfo:nil];
        return nil;
    }
    return [[FEDFeedItem alloc] initWithDictionary:row error:error];
}
- (RACSignal *)load:(NSArray *)rows {
    @weakify(self)
    return [[[[rows.rac_sequence.signal tryMap:^id(id row, NSError **error) {
        @strongify(self)
        return [self itemFromRow:row error:error];
    }] filter:^BOOL(FEDFeedItem *item) {
        @strongify(self)
        if ([self.delegate respondsToSelector:@selector(feedShouldKeep:)]) return [self.delegate feedShouldKeep:item];
        return YES;
    }] collect] doNext:^(NSArray *found) {
        @strongify(self)
        NSUInteger before = self->_items.count;
        [self->_items addObjectsFromArray:found];
        NSUInteger added = self->_items.count - before;
        [self->_updates sendNext:@(added)];
        if ([self.delegate respondsToSelector:@selector(feedDidChange:)]) [self.delegate feedDidChange:added];
        [[NSNotificationCenter defaultCenter] postNotificationName:FeedDidRefreshNotification object:self userInfo:@{ kCountKey: @(self->_items.count) }];
    }];
}
- (void)markRead:(FEDFeedItem *)item {
    NSUInteger index = [_items indexOfObject:item];
    if (index == NSNotFound) return;
    [_items[index] setRead:YES];
    [_items[index].tags addObject:@"read"];
}
@end

@interface FEDScreen : NSObject <FEDFeedDelegate>
@property (nonatomic, strong) FEDFeed *feed;
@property (nonatomic) NSInteger changes;
@property (nonatomic, copy) NSString *title;
@end
@implementation FEDScreen
- (instancetype)init {
    self = [super init];
    if (self) {
        _feed = [[FEDFeed alloc] init];
        _feed.delegate = self;
        RAC(self, title) = [[[[NSNotificationCenter.defaultCenter rac_addObserverForName:FeedDidRefreshNotification object:_feed]
            takeUntil:[self rac_willDeallocSignal]]
            map:^id(NSNotification *note) { return note.userInfo[kCountKey]; }]
            map:^id(NSNumber *count) { return [NSString stringWithFormat:@"%@ item%@", count, count.integerValue == 1 ? @"" : @"s"]; }];
    }
    return self;
}
- (void)feedDidChange:(NSUInteger)count { self.changes += count ?: -1; }
- (BOOL)feedShouldKeep:(FEDFeedItem *)item { return ![item.title hasPrefix:@"ad"]; }
@end

NSString *scenario_view_models_feed_3_all(void) {
    lines = [NSMutableArray array];
    FEDScreen *screen = [FEDScreen new];
    FEDFeed *feed = screen.feed;
    NSError *error = nil;
    NSArray *rows = @[ @{ @"id": @1, @"title": @"one" }, @{ @"id": @"2", @"tags": @[ @"x", @"x", @"y" ] }, @{ @"id": @3, @"title": @"ad: buy" } ];
    NSArray *loaded = [[feed load:rows] firstOrDefault:nil success:NULL error:&error];
    Note([NSString stringWithFormat:@"%@ %@ %@", [loaded componentsJoinedByString:@","], error, screen.title]);
    BOOL success = YES;
    loaded = [[feed load:@[ @{ @"id": NSNull.null } ]] firstOrDefault:@[ @"none" ] success:&success error:&error];
    Note([NSString stringWithFormat:@"%@ %d %ld %@", loaded[0], success, (long)error.code, error.localizedDescription]);
    [[feed load:@[ @{ @"id": @"1", @"title": @"again" } ]] waitUntilCompleted:NULL];
    Note([NSString stringWithFormat:@"%lu items, unread %lu, changes %ld, %@", (unsigned long)feed.items.count, (unsigned long)feed.unread, (long)screen.changes, screen.title]);
    [feed markRead:feed.items[1]];
    FEDFeedItem *copy = [[FEDFeedItem alloc] initWithDictionary:@{ @"id": @2 } error:nil];
    Note([NSString stringWithFormat:@"%d %d %lu %@", [feed.items containsObject:copy], [feed.items[1] isRead], (unsigned long)feed.unread, [[feed.items[1].tags.allObjects sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","]]);
    [feed.updates subscribeNext:^(NSString *text) { Note([NSString stringWithFormat:@"update %@", text]); }];
    Note([NSString stringWithFormat:@"%@", [[feed.items valueForKey:@"title"] componentsJoinedByString:@","]]);
    return [lines componentsJoinedByString:@" / "];
}
