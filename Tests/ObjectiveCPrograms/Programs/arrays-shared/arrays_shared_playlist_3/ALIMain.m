#import "ALIMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface ALIPlaylist : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, copy) NSArray<NSString *> *tracks;
@property (nonatomic, strong) NSMutableArray<NSString *> *queue;
@property (nonatomic, strong) NSDictionary *info;
@property (nonatomic, weak) ALIPlaylist *parent;
@property (nonatomic, strong) NSMutableArray<ALIPlaylist *> *children;
- (void)addChild:(ALIPlaylist *)child;
- (NSUInteger)depth;
@end

@implementation ALIPlaylist
- (instancetype)init {
    if ((self = [super init])) {
        _tracks = @[];
        _queue = [NSMutableArray array];
        _children = [NSMutableArray array];
    }
    return self;
}
- (void)setInfo:(NSDictionary *)info {
    if (_info == info || [_info isEqualToDictionary:info]) return;
    _info = [[NSDictionary alloc] initWithDictionary:info copyItems:YES];
}
- (void)addChild:(ALIPlaylist *)child {
    [self.children addObject:child];
    child.parent = self;
}
- (NSUInteger)depth { return self.parent ? self.parent.depth + 1 : 0; }
- (id)copyWithZone:(NSZone *)zone {
    ALIPlaylist *copy = [[ALIPlaylist allocWithZone:zone] init];
    copy.tracks = self.tracks;
    copy.queue = self.queue;
    return copy;
}
- (id)mutableCopyWithZone:(NSZone *)zone {
    ALIPlaylist *copy = [self copyWithZone:zone];
    copy.queue = [self.queue mutableCopy];
    return copy;
}
@end

static void Fill(NSMutableArray *list, NSUInteger count) {
    for (NSUInteger i = 0; i < count; i++) [list addObject:[NSString stringWithFormat:@"#%lu", (unsigned long)i]];
}

static NSArray *Reversed(NSArray *list) {
    NSMutableArray *result = [NSMutableArray arrayWithArray:list];
    NSUInteger i = 0, j = result.count;
    while (j > 0 && i < --j) [result exchangeObjectAtIndex:i++ withObjectAtIndex:j];
    return result;
}

NSString *scenario_arrays_shared_playlist_3_all(void) {
    lines = [NSMutableArray array];
    NSMutableArray *source = [NSMutableArray arrayWithObjects:@"a", @"b", nil];
    ALIPlaylist *list = [ALIPlaylist new];
    list.tracks = source;
    list.queue = source;
    [source addObject:@"c"];
    Note([NSString stringWithFormat:@"%lu %lu", (unsigned long)list.tracks.count, (unsigned long)list.queue.count]);
    ALIPlaylist *copy = [list copy], *deep = [list mutableCopy];
    [list.queue removeObjectAtIndex:0];
    Note([NSString stringWithFormat:@"%@ | %@ | %@", [source componentsJoinedByString:@""], [copy.queue componentsJoinedByString:@""], [deep.queue componentsJoinedByString:@""]]);
    Note([NSString stringWithFormat:@"%d %d", copy.queue == list.queue, deep.queue == list.queue]);
    Fill(source, 2);
    Note([NSString stringWithFormat:@"%@ %lu", list.queue.lastObject, (unsigned long)deep.queue.count]);
    NSMutableDictionary *info = [@{ @"name": [NSMutableString stringWithString:@"x"] } mutableCopy];
    list.info = info;
    [info[@"name"] appendString:@"y"];
    info[@"more"] = @1;
    Note([NSString stringWithFormat:@"%@ %lu", list.info[@"name"], (unsigned long)list.info.count]);
    ALIPlaylist *child = [ALIPlaylist new], *grandchild = [ALIPlaylist new];
    [list addChild:child];
    [child addChild:grandchild];
    Note([NSString stringWithFormat:@"%lu %d", (unsigned long)grandchild.depth, grandchild.parent.parent == list]);
    NSArray *snapshot = [list.queue copy];
    [list.queue removeAllObjects];
    Note([NSString stringWithFormat:@"%@ %@", [Reversed(snapshot) componentsJoinedByString:@","], [source count] == 0 ? @"empty" : @"kept"]);
    NSMutableArray *matrix = [NSMutableArray array];
    NSMutableArray *row = [NSMutableArray arrayWithObject:@0];
    for (int i = 0; i < 3; i++) [matrix addObject:row];
    [matrix[0] addObject:@1];
    Note([NSString stringWithFormat:@"%lu", (unsigned long)[matrix[2] count]]);
    NSMutableSet *seen = [NSMutableSet set];
    for (id object in @[ @"a", @1, @1.0, @YES, @"1", [NSNull null], [NSNull null] ]) [seen addObject:object];
    Note([NSString stringWithFormat:@"%lu %d", (unsigned long)seen.count, [seen containsObject:@(1)]]);
    NSMutableString *text = [@"ab" mutableCopy];
    NSString *kept = text, *copied = [text copy];
    [text appendString:@"c"];
    Note([NSString stringWithFormat:@"%@ %@ %d", kept, copied, [kept isEqualToString:text]]);
    return [lines componentsJoinedByString:@" / "];
}
