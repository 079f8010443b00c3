#import "PRX98AMain.h"

@interface PRX98AEvent : NSObject <NSCoding>
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) NSNumber *rank;
@property (nonatomic, assign) NSInteger year;
+ (instancetype)eventWithTitle:(NSString *)title rank:(NSNumber *)rank year:(NSInteger)year;
@end
@implementation PRX98AEvent
+ (instancetype)eventWithTitle:(NSString *)title rank:(NSNumber *)rank year:(NSInteger)year {
    PRX98AEvent *event = [[self alloc] init];
    event.title = title;
    event.rank = rank;
    event.year = year;
    return event;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.title forKey:@"title"];
    [coder encodeInteger:self.year forKey:@"year"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
    if (self = [super init]) {
        _title = [coder decodeObjectForKey:@"title"];
        _year = [coder decodeIntegerForKey:@"year"];
    }
    return self;
}
- (NSString *)description { return self.title; }
@end

static NSString *PRX98ATitles(NSArray *events) { return [[events valueForKey:@"title"] componentsJoinedByString:@","]; }
static NSArray *PRX98AEvents(void) {
    return @[ [PRX98AEvent eventWithTitle:@"b" rank:@2 year:2001], [PRX98AEvent eventWithTitle:@"A" rank:nil year:1999], [PRX98AEvent eventWithTitle:@"c10" rank:@1 year:2001], [PRX98AEvent eventWithTitle:@"c9" rank:@2 year:1999] ];
}

NSString *scenario_sorting_events_3_descriptors(void) {
    NSArray *descriptors = @[ [NSSortDescriptor sortDescriptorWithKey:@"year" ascending:YES], [NSSortDescriptor sortDescriptorWithKey:@"title" ascending:NO selector:@selector(compare:)] ];
    return PRX98ATitles([PRX98AEvents() sortedArrayUsingDescriptors:descriptors]);
}

NSString *scenario_sorting_events_3_nil_ranks(void) {
    return PRX98ATitles([PRX98AEvents() sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"rank" ascending:YES] ]]);
}

NSString *scenario_sorting_events_3_insensitive(void) {
    return PRX98ATitles([PRX98AEvents() sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"title" ascending:YES selector:@selector(caseInsensitiveCompare:)] ]]);
}

NSString *scenario_sorting_events_3_comparator(void) {
    return PRX98ATitles([PRX98AEvents() sortedArrayUsingComparator:^NSComparisonResult(PRX98AEvent *a, PRX98AEvent *b) { return [a.title compare:b.title options:NSNumericSearch | NSCaseInsensitiveSearch]; }]);
}

NSString *scenario_sorting_events_3_nil_compare(void) {
    NSArray *events = PRX98AEvents();
    NSComparisonResult result = [[events[1] rank] compare:@5];
    NSMutableArray *sorted = [events mutableCopy];
    [sorted sortUsingComparator:^NSComparisonResult(PRX98AEvent *a, PRX98AEvent *b) {
        NSInteger x = a.rank.integerValue, y = b.rank.integerValue;
        return x < y ? NSOrderedAscending : x > y ? NSOrderedDescending : NSOrderedSame;
    }];
    return [NSString stringWithFormat:@"%ld %d", (long)result, [[sorted.firstObject title] isEqualToString:@"A"]];
}

NSString *scenario_sorting_events_3_filters(void) {
    NSArray *events = PRX98AEvents();
    return [NSString stringWithFormat:@"%@ %@ %@ %@", PRX98ATitles([events filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"year > %d", 2000]]),
            PRX98ATitles([events filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"year = 1999"]]), PRX98ATitles([events filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"title BEGINSWITH[c] %@", @"C"]]),
            PRX98ATitles([events filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"rank == nil"]])];
}

NSString *scenario_sorting_events_3_archived(void) {
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:PRX98AEvents()[0]];
    PRX98AEvent *event = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    return [NSString stringWithFormat:@"%@ %ld %@", event.title, (long)event.year, event.rank];
}

NSString *scenario_sorting_events_3_expressions(void) {
    NSRegularExpression *digits = [NSRegularExpression regularExpressionWithPattern:@"\\d+" options:0 error:NULL];
    NSString *text = @"ab12cd345";
    NSTextCheckingResult *first = [digits firstMatchInString:text options:0 range:NSMakeRange(0, text.length)];
    NSArray *all = [digits matchesInString:text options:0 range:NSMakeRange(0, text.length)];
    NSRegularExpression *pair = [NSRegularExpression regularExpressionWithPattern:@"(\\w)-(\\w)" options:0 error:nil];
    NSString *swapped = [pair stringByReplacingMatchesInString:@"k-v" options:0 range:NSMakeRange(0, 3) withTemplate:@"$1=$2"];
    return [NSString stringWithFormat:@"%@ %lu %@ %lu", [text substringWithRange:first.range], (unsigned long)all.count, swapped, (unsigned long)[[all lastObject] range].length];
}

NSString *scenario_sorting_events_3_urls(void) {
    NSURL *url = [NSURL URLWithString:@"http://a.org/x/y?k=v&n=2"];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %@", url.scheme, url.host, url.path, url.query, url.lastPathComponent, url.fragment];
}

NSString *scenario_sorting_events_3_queries(void) {
    NSURLComponents *components = [NSURLComponents componentsWithString:@"http://a.org/?k=v&n=2"];
    NSMutableDictionary *values = [NSMutableDictionary dictionary];
    for (NSURLQueryItem *item in components.queryItems) values[item.name] = item.value;
    return [NSString stringWithFormat:@"%@ %@ %@", values[@"k"], values[@"n"], values[@"z"]];
}

NSString *scenario_sorting_events_3_counted(void) {
    NSCountedSet *bag = [NSCountedSet set];
    for (NSString *word in @[ @"a", @"b", @"a" ]) [bag addObject:word];
    return [NSString stringWithFormat:@"%lu %lu %lu %lu", (unsigned long)[bag countForObject:@"a"], (unsigned long)[bag countForObject:@"b"], (unsigned long)[bag countForObject:@"z"], (unsigned long)bag.count];
}

NSString *scenario_sorting_events_3_notifications(void) {
    NSMutableArray *log = [NSMutableArray array];
    NSNotificationCenter *center = [[NSNotificationCenter alloc] init];
    id token = [center addObserverForName:@"n" object:nil queue:nil usingBlock:^(NSNotification *note) { [log addObject:[NSString stringWithFormat:@"%@:%@", note.name, note.userInfo[@"k"]]]; }];
    [center postNotificationName:@"n" object:nil userInfo:@{ @"k": @1 }];
    [center postNotificationName:@"m" object:nil userInfo:@{ @"k": @9 }];
    [center postNotificationName:@"n" object:@"o" userInfo:@{ @"k": @2 }];
    [center removeObserver:token];
    [center postNotificationName:@"n" object:nil];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_sorting_events_3_paths(void) {
    NSIndexPath *path = [NSIndexPath indexPathWithIndex:3];
    path = [path indexPathByAddingIndex:1];
    return [NSString stringWithFormat:@"%lu %lu %lu %d", (unsigned long)[path indexAtPosition:0], (unsigned long)path.length, (unsigned long)[path indexAtPosition:1], [path isEqual:[[NSIndexPath indexPathWithIndex:3] indexPathByAddingIndex:1]]];
}

NSString *scenario_sorting_events_3_base64(void) {
    NSString *coded = [[@"hi" dataUsingEncoding:NSUTF8StringEncoding] base64EncodedStringWithOptions:0];
    NSData *back = [[NSData alloc] initWithBase64EncodedString:coded options:0];
    return [NSString stringWithFormat:@"%@ %@", coded, [[NSString alloc] initWithData:back encoding:NSUTF8StringEncoding]];
}

NSString *scenario_sorting_events_3_map_tables(void) {
    NSMapTable *table = [NSMapTable strongToStrongObjectsMapTable];
    [table setObject:@1 forKey:@"a"];
    return [NSString stringWithFormat:@"%@ %@ %lu", [table objectForKey:@"a"], [table objectForKey:@"b"], (unsigned long)table.count];
}

NSString *scenario_sorting_events_3_set_algebra(void) {
    NSMutableSet *a = [NSMutableSet setWithObjects:@1, @2, nil];
    NSSet *b = [NSSet setWithObjects:@2, @3, nil];
    BOOL meets = [a intersectsSet:b], within = [b isSubsetOfSet:a];
    [a intersectSet:b];
    NSUInteger common = a.count;
    [a unionSet:b];
    return [NSString stringWithFormat:@"%d %d %lu %lu", meets, within, (unsigned long)a.count, (unsigned long)common];
}
