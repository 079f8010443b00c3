#import "RMXMain.h"

#import <ReactiveObjC/ReactiveObjC.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@class RMXRoom;

@interface RMXUser : NSObject <NSCopying>
@property (nonatomic, copy, readonly) NSString *handle;
@property (nonatomic, assign) NSInteger karma;
- (instancetype)initWithHandle:(NSString *)handle;
@end

@implementation RMXUser
- (instancetype)initWithHandle:(NSString *)handle {
    if (self = [super init]) { _handle = handle.lowercaseString; }
    return self;
}
- (id)copyWithZone:(NSZone *)zone {
    RMXUser *user = [[RMXUser allocWithZone:zone] initWithHandle:_handle];
    user.karma = _karma;
    return user;
}
- (BOOL)isEqual:(id)object { return [object isKindOfClass:[self class]] && [[object handle] isEqual:_handle]; }
- (NSUInteger)hash { return _handle.hash; }
- (NSComparisonResult)compare:(RMXUser *)other { return [_handle compare:other.handle]; }
@end

@interface RMXMessage : NSObject
@property (nonatomic, strong) RMXUser *author;
@property (nonatomic, copy) NSString *body;
@property (nonatomic) NSTimeInterval sent;
@end
@implementation RMXMessage
+ (instancetype)by:(RMXUser *)author body:(NSString *)body sent:(NSTimeInterval)sent {
    RMXMessage *m = self.new;
    m.author = author; m.body = body; m.sent = sent;
    return m;
}
@end

@interface RMXRoom : NSObject
@property (nonatomic, readonly) NSDictionary<RMXUser *, NSArray<RMXMessage *> *> *byAuthor;
@property (nonatomic, readonly) RACSignal *messages;
@property (nonatomic, readonly) NSString *lastBody;
@property (nonatomic, copy) NSString *topic;
- (void)post:(NSString *)body by:(RMXUser *)user;
- (RACSignal *)mentionsOf:(RMXUser *)user;
@end

@implementation RMXRoom {
@private
    RACSubject *_subject;
    NSMutableDictionary *_byAuthor;
    NSUInteger _count;
    NSMutableSet<RMXUser *> *_muted;
}
@synthesize byAuthor = _byAuthor;
@synthesize lastBody = _last;

- (instancetype)init {
    if ((self = [super init])) {
        _subject = [RACSubject subject];
        _byAuthor = [NSMutableDictionary new];
        _muted = [NSMutableSet set];
        RAC(self, topic) = [[[_subject
            filter:^BOOL(RMXMessage *message) { return [message.body hasPrefix:@"/topic "]; }]
            map:^(RMXMessage *message) { return [message.body substringFromIndex:7]; }]
            map:^(NSString *topic) { return topic.length ? topic : nil; }];
    }
    return self;
}
- (RACSignal *)messages {
    @weakify(self);
    return [_subject filter:^BOOL(RMXMessage *message) {
        @strongify(self);
        return ![self->_muted containsObject:message.author] && ![message.body hasPrefix:@"/"];
    }];
}
- (void)post:(NSString *)body by:(RMXUser *)user {
    RMXMessage *message = [RMXMessage by:user body:body sent:++_count * 10.0];
    if ([body hasPrefix:@"/mute "]) {
        [_muted addObject:[[RMXUser alloc] initWithHandle:[body substringFromIndex:6]]];
    }
    NSMutableArray *list = _byAuthor[user] ?: [NSMutableArray array];
    [list addObject:message];
    _byAuthor[user] = list;
    _last = body;
    user.karma += body.length / 4;
    [_subject sendNext:message];
}
- (RACSignal *)mentionsOf:(RMXUser *)user {
    NSString *mark = [@"@" stringByAppendingString:user.handle];
    return [[self.messages filter:^BOOL(RMXMessage *m) {
        return [m.body rangeOfString:mark options:NSCaseInsensitiveSearch].location != NSNotFound;
    }] map:^id(RMXMessage *m) {
        return [RACTuple tupleWithObjects:m.author.handle, @(m.sent), nil];
    }];
}
@end

NSString *scenario_dictionaries_room_3_all(void) {
    lines = [NSMutableArray array];
    RMXRoom *room = [[RMXRoom alloc] init];
    RMXUser *ann = [[RMXUser alloc] initWithHandle:@"Ann"], *bob = [[RMXUser alloc] initWithHandle:@"BOB"];
    NSMutableArray *log = [NSMutableArray array];
    RACDisposable *all = [room.messages subscribeNext:^(RMXMessage *m) {
        [log addObject:[NSString stringWithFormat:@"%@: %@", m.author.handle, m.body]];
    }];
    [[room mentionsOf:bob] subscribeNext:^(RACTuple *t) {
        RACTupleUnpack(NSString *who, NSNumber *when) = t;
        Note([NSString stringWithFormat:@"mention by %@ at %@ (%lu)", who, when, (unsigned long)t.count]);
    }];
    [[[RACObserve(room, topic) ignore:nil] distinctUntilChanged] subscribeNext:^(NSString *topic) { Note([NSString stringWithFormat:@"topic %@", topic]); }];
    [room post:@"hello @bob and all" by:ann];
    [room post:@"/topic Swift" by:bob];
    [room post:@"/topic Swift" by:ann];
    [room post:@"/topic " by:ann];
    Note([NSString stringWithFormat:@"no topic: %@", room.topic]);
    [room post:@"/mute ANN" by:bob];
    [room post:@"are you there @Bob?" by:ann];
    [room post:@"quiet now" by:[bob copy]];
    [all dispose];
    [room post:@"nobody hears" by:bob];
    Note([NSString stringWithFormat:@"%@", [log componentsJoinedByString:@" | "]]);
    NSArray *authors = [[room.byAuthor allKeys] sortedArrayUsingSelector:@selector(compare:)];
    for (RMXUser *user in authors) {
        NSArray *list = room.byAuthor[user];
        Note([NSString stringWithFormat:@"%@ %lu %@ karma %ld", user.handle, (unsigned long)list.count, [[list valueForKeyPath:@"@max.sent"] stringValue], (long)user.karma]);
    }
    Note([NSString stringWithFormat:@"%@ %ld %ld", room.lastBody, (long)ann.karma, (long)bob.karma]);
    NSMutableDictionary *copy = [room.byAuthor mutableCopy];
    [copy removeObjectForKey:[[RMXUser alloc] initWithHandle:@"aNN"]];
    Note([NSString stringWithFormat:@"%lu %lu %d", (unsigned long)copy.count, (unsigned long)room.byAuthor.count, [copy.allKeys.firstObject isEqual:bob]]);
    return [lines componentsJoinedByString:@" / "];
}
