#import "PRXBoard.h"

NSString *const PRXBoardDidChangeNotification = @"PRXBoardDidChange";
static NSString *const kPRXBoardOldTitleKey = @"old";

@class PRXBoardColumn;

@interface PRXBoardCard : NSObject <NSCopying>
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSInteger points;
@property (nonatomic, weak) PRXBoardColumn *column;
@property (nonatomic, strong) NSDate *due;
@property (nonatomic, readonly) NSString *summary;
@property (nonatomic, getter=isDone) BOOL done;
- (instancetype)initWithTitle:(NSString *)title points:(NSInteger)points;
@end

@interface PRXBoardColumn : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray *cards;
@property (nonatomic, readonly) NSInteger points;
- (void)addCards:(PRXBoardCard *)first, ... NS_REQUIRES_NIL_TERMINATION;
- (PRXBoardCard *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(PRXBoardCard *)card atIndexedSubscript:(NSUInteger)index;
@end

@implementation PRXBoardCard

- (instancetype)initWithTitle:(NSString *)title points:(NSInteger)points {
    if (self = [super init]) {
        _title = [title copy];
        _points = points;
    }
    return self;
}

- (NSString *)summary {
    return [NSString stringWithFormat:@"%@ (%ld%@)", self.title ?: @"untitled", (long)self.points, self.points == 1 ? @" point" : @" points"];
}

- (void)setTitle:(NSString *)title {
    NSString *old = _title;
    if (old == title || [old isEqualToString:title]) return;
    _title = [title copy];
    [[NSNotificationCenter defaultCenter] postNotificationName:PRXBoardDidChangeNotification object:self userInfo:old ? @{ kPRXBoardOldTitleKey : old } : nil];
}

- (id)copyWithZone:(NSZone *)zone {
    PRXBoardCard *copy = [[[self class] allocWithZone:zone] initWithTitle:_title points:_points];
    copy->_due = _due;
    copy->_done = _done;
    return copy;
}

- (NSDictionary *)dictionaryRepresentation {
    NSMutableDictionary *dictionary = [[self dictionaryWithValuesForKeys:@[ @"title", @"points", @"done" ]] mutableCopy];
    if (!dictionary[@"title"] || dictionary[@"title"] == [NSNull null]) [dictionary removeObjectForKey:@"title"];
    return dictionary;
}
@end

@implementation PRXBoardColumn

- (instancetype)init {
    if (!(self = [super init])) return nil;
    _cards = [NSMutableArray new];
    _name = @"";
    return self;
}

- (void)addCards:(PRXBoardCard *)first, ... {
    va_list rest;
    va_start(rest, first);
    for (PRXBoardCard *card = first; card; card = va_arg(rest, PRXBoardCard *)) {
        card.column = self;
        [_cards addObject:card];
    }
    va_end(rest);
}

- (NSInteger)points {
    NSInteger sum = 0;
    for (PRXBoardCard *card in _cards)
        if (!card.isDone) sum += card.points;
    return sum;
}

- (PRXBoardCard *)objectAtIndexedSubscript:(NSUInteger)index { return index < _cards.count ? _cards[index] : nil; }
- (void)setObject:(PRXBoardCard *)card atIndexedSubscript:(NSUInteger)index {
    card.column = self;
    if (index == _cards.count) [_cards addObject:card];
    else _cards[index] = card;
}
@end

NSString *scenario_kvc_board_3_collections(void) {
    PRXBoardColumn *column = [PRXBoardColumn new];
    [column addCards:[[PRXBoardCard alloc] initWithTitle:@"a" points:1], [[PRXBoardCard alloc] initWithTitle:@"b" points:2], nil];
    column[2] = [[PRXBoardCard alloc] initWithTitle:@"c" points:4];
    column[0].done = YES;
    column[1] = column[2];
    PRXBoardCard *none = column[7];
    return [NSString stringWithFormat:@"%ld %lu %@ %@ %@", (long)column.points, (unsigned long)column.cards.count, none.title, column[1].title,
            column[2].column == column ? @"mine" : @"other"];
}

NSString *scenario_kvc_board_3_paths(void) {
    PRXBoardColumn *column = [PRXBoardColumn new];
    column.name = @"todo";
    PRXBoardCard *card = [[PRXBoardCard alloc] initWithTitle:@"a" points:1];
    [column addCards:card, [[PRXBoardCard alloc] initWithTitle:nil points:5], nil];
    [card setValue:@"doing" forKeyPath:@"column.name"];
    [column.cards setValue:@YES forKey:@"done"];
    NSArray *titles = [column valueForKeyPath:@"cards.title"];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu %@ %@", column.name, [card valueForKey:@"done"], [column valueForKeyPath:@"cards.@sum.points"], (unsigned long)titles.count,
            titles[1] == [NSNull null] ? @"null" : titles[1], [card valueForKeyPath:@"column.points"]];
}

NSString *scenario_kvc_board_3_mapping(void) {
    NSDictionary *map = @{ @"name" : @"title", @"effort" : @"points", @"finished" : @"done" };
    NSArray *rows = @[ @{ @"name" : @"a", @"effort" : @"3", @"finished" : @1 }, @{ @"name" : [NSNull null], @"effort" : @2.7 }, @{} ];
    NSMutableArray *texts = [NSMutableArray array];
    for (NSDictionary *row in rows) {
        PRXBoardCard *card = [PRXBoardCard new];
        for (NSString *key in [map.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
            id value = row[key];
            if (!value) continue;
            if ([value isEqual:[NSNull null]]) value = nil;
            if ([value isKindOfClass:[NSString class]] && [map[key] isEqualToString:@"points"]) value = @([value integerValue]);
            [card setValue:value forKey:map[key]];
        }
        [texts addObject:[NSString stringWithFormat:@"%@/%d", card.summary, card.done]];
    }
    return [texts componentsJoinedByString:@", "];
}

NSString *scenario_kvc_board_3_notified(void) {
    NSMutableArray *log = [NSMutableArray array];
    PRXBoardCard *card = [[PRXBoardCard alloc] initWithTitle:nil points:0], *other = [PRXBoardCard new];
    id token = [[NSNotificationCenter defaultCenter] addObserverForName:PRXBoardDidChangeNotification object:card queue:nil usingBlock:^(NSNotification *note) {
        PRXBoardCard *changed = note.object;
        [log addObject:[NSString stringWithFormat:@"%@<%@", changed.title, note.userInfo[kPRXBoardOldTitleKey]]];
    }];
    card.title = @"a";
    other.title = @"z";
    card.title = [@"A" lowercaseString];
    card.title = @"b";
    [[NSNotificationCenter defaultCenter] removeObserver:token];
    card.title = @"c";
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_kvc_board_3_cloned(void) {
    PRXBoardCard *card = [[PRXBoardCard alloc] initWithTitle:@"a" points:3];
    card.due = [NSDate dateWithTimeIntervalSince1970:86400];
    PRXBoardCard *copy = [card copy];
    copy.title = [copy.title stringByAppendingString:@"2"];
    copy.points *= 2;
    return [NSString stringWithFormat:@"%@ %@ %d %d %.0f", card.summary, copy.summary, copy == card, [copy.due isEqualToDate:card.due], [[copy.due dateByAddingTimeInterval:-400] timeIntervalSince1970]];
}

NSString *scenario_kvc_board_3_sorted(void) {
    NSMutableArray *cards = [NSMutableArray array];
    NSArray *titles = @[ @"delta", @"Alpha", @"charlie", @"Bravo" ];
    [titles enumerateObjectsUsingBlock:^(NSString *title, NSUInteger index, BOOL *stop) {
        PRXBoardCard *card = [[PRXBoardCard alloc] initWithTitle:title points:index % 2];
        card.due = index == 2 ? nil : [NSDate dateWithTimeIntervalSinceReferenceDate:100.0 - index];
        [cards addObject:card];
    }];
    NSSortDescriptor *byPoints = [NSSortDescriptor sortDescriptorWithKey:@"points" ascending:NO];
    NSSortDescriptor *byTitle = [[NSSortDescriptor alloc] initWithKey:@"title" ascending:YES selector:@selector(caseInsensitiveCompare:)];
    NSArray *first = [cards sortedArrayUsingDescriptors:@[ byPoints, byTitle ]];
    [cards sortUsingComparator:^NSComparisonResult(PRXBoardCard *a, PRXBoardCard *b) {
        if (!a.due || !b.due) return a.due ? NSOrderedAscending : b.due ? NSOrderedDescending : NSOrderedSame;
        return [a.due compare:b.due];
    }];
    return [NSString stringWithFormat:@"%@ / %@", [[first valueForKey:@"title"] componentsJoinedByString:@" "], [[cards valueForKey:@"title"] componentsJoinedByString:@" "]];
}

NSString *scenario_kvc_board_3_serialized(void) {
    PRXBoardCard *card = [[PRXBoardCard alloc] initWithTitle:@"q\"t" points:-1];
    NSDictionary *dictionary = [card performSelector:@selector(dictionaryRepresentation)];
    NSError *error = nil;
    NSData *data = [NSJSONSerialization dataWithJSONObject:@[ dictionary[@"title"], dictionary[@"points"] ] options:0 error:&error];
    NSString *text = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
    NSArray *back = [NSJSONSerialization JSONObjectWithData:data options:NSJSONReadingMutableContainers error:NULL];
    id broken = [NSJSONSerialization JSONObjectWithData:[@"[1," dataUsingEncoding:NSUTF8StringEncoding] options:0 error:&error];
    card.title = nil;
    return [NSString stringWithFormat:@"%@ %lu %@ %d %lu", text, (unsigned long)back.count, broken, error != nil, (unsigned long)[[card performSelector:@selector(dictionaryRepresentation)] count]];
}

NSString *scenario_kvc_board_3_enumerated(void) {
    NSDictionary *columns = @{ @"todo" : @[ @1, @2 ], @"doing" : @[ @3 ], @"done" : @[] };
    __block NSInteger total = 0;
    NSMutableArray *names = [NSMutableArray array];
    [columns enumerateKeysAndObjectsUsingBlock:^(NSString *name, NSArray *numbers, BOOL *stop) {
        if (!numbers.count) return;
        [names addObject:name];
        for (NSNumber *number in numbers) total += number.integerValue;
    }];
    NSSet *busy = [columns keysOfEntriesPassingTest:^BOOL(id key, NSArray *numbers, BOOL *stop) { return numbers.count > 0; }];
    NSEnumerator *enumerator = [[names sortedArrayUsingSelector:@selector(compare:)] reverseObjectEnumerator];
    NSString *name;
    NSMutableString *text = [NSMutableString string];
    while ((name = enumerator.nextObject)) [text appendFormat:@"%@ ", name];
    return [NSString stringWithFormat:@"%@%ld %lu", text, (long)total, (unsigned long)busy.count];
}
