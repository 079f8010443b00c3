#import "PRXNKinds.h"

static NSString * const PRXNNames[] = {
    [PRXNKindTea] = @"tea",
    [PRXNKindCup] = @"cup",
    [PRXNKindPot] = @"pot",
};
static const int PRXNPrices[8] = { [PRXNKindCup] = 250, 900, [PRXNKindCake] = 175 };
static const char *PRXNUnits[] = { "g", "pcs", NULL };

NSString *PRXNName(PRXNKind kind) {
    if (kind < 0 || kind >= (NSInteger)(sizeof(PRXNNames) / sizeof(PRXNNames[0]))) return nil;
    return PRXNNames[kind];
}

PRXNKind PRXNKindNamed(NSString *name) {
    for (PRXNKind kind = PRXNKindTea; kind <= PRXNKindPot; kind++) {
        if ([PRXNNames[kind] isEqualToString:name]) return kind;
    }
    return PRXNKindNone;
}

@implementation PRXNShelf {
    NSString *_name;
    NSMutableDictionary<NSNumber *, NSMutableArray *> *_places;
}

- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
        _places = [NSMutableDictionary dictionary];
    }
    return self;
}

- (NSUInteger)count {
    NSUInteger count = 0;
    for (NSArray *place in _places.allValues) count += place.count;
    return count;
}

- (void)put:(id)object kind:(PRXNKind)kind {
    NSMutableArray *place = _places[@(kind)];
    if (!place) _places[@(kind)] = place = [NSMutableArray array];
    [place addObject:object];
}

- (id)take:(PRXNKind)kind {
    id last = [_places[@(kind)] lastObject];
    if (last) [_places[@(kind)] removeLastObject];
    return last;
}

- (void)each:(void (NS_NOESCAPE ^)(id, PRXNKind, BOOL *))block {
    BOOL stop = NO;
    for (NSNumber *key in [_places.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        for (id object in _places[key]) {
            block(object, key.integerValue, &stop);
            if (stop) return;
        }
    }
}

- (NSString *)text {
    NSMutableArray *parts = [NSMutableArray array];
    [self each:^(id object, PRXNKind kind, BOOL *stop) {
        [parts addObject:[NSString stringWithFormat:@"%@:%@", PRXNName(kind) ?: @"-", object]];
    }];
    return [NSString stringWithFormat:@"%@[%@]", _name, [parts componentsJoinedByString:@" "]];
}

@end

static PRXNShelf<NSString *> *PRXNFilled(void) {
    PRXNShelf<NSString *> *shelf = [[PRXNShelf alloc] initWithName:@"top"];
    [shelf put:@"green" kind:PRXNKindTea];
    [shelf put:@"blue" kind:PRXNKindCup];
    [shelf put:@"black" kind:PRXNKindTea];
    [shelf put:@"plain" kind:PRXNKindNone];
    return shelf;
}

NSString *scenario_statics_places_3_names(void) {
    NSMutableArray *names = [NSMutableArray array];
    for (PRXNKind kind = PRXNKindNone; kind < 7; kind++) [names addObject:PRXNName(kind) ?: @"?"];
    return [NSString stringWithFormat:@"%@ %ld %ld %ld", [names componentsJoinedByString:@","], (long)PRXNKindNamed(@"pot"), (long)PRXNKindNamed(@"x"), (long)PRXNKindNamed(nil)];
}

NSString *scenario_statics_places_3_prices(void) {
    int sum = 0;
    NSMutableString *text = [NSMutableString string];
    for (size_t i = 0; i < 8; i++) {
        sum += PRXNPrices[i];
        [text appendFormat:@"%d ", PRXNPrices[i]];
    }
    return [text stringByAppendingFormat:@"= %d", sum];
}

NSString *scenario_statics_places_3_shelf(void) {
    PRXNShelf<NSString *> *shelf = PRXNFilled();
    NSString *before = shelf.text;
    NSString *tea = [shelf take:PRXNKindTea];
    NSString *pot = [shelf take:PRXNKindPot];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %lu", before, tea.uppercaseString, pot, shelf.text, (unsigned long)shelf.count];
}

NSString *scenario_statics_places_3_stop(void) {
    __block NSUInteger letters = 0;
    [PRXNFilled() each:^(NSString *object, PRXNKind kind, BOOL *stop) {
        letters += object.length;
        *stop = kind == PRXNKindTea;
    }];
    return @(letters).stringValue;
}

NSString *scenario_statics_places_3_sizes(void) {
    int units = 0;
    NSMutableString *text = [NSMutableString string];
    while (PRXNUnits[units]) [text appendFormat:@"%s.", PRXNUnits[units++]];
    return [NSString stringWithFormat:@"%@ %d %lu %lu", text, units, (unsigned long)(sizeof(PRXNNames) / sizeof(PRXNNames[0])), (unsigned long)(sizeof(PRXNPrices) / sizeof(PRXNPrices[0]))];
}

NSString *scenario_statics_places_3_local(void) {
    NSString *words[] = { @"a", nil, @"c" };
    const NSInteger order[3] = { [2] = 1, [0] = 2 };
    NSMutableString *text = [NSMutableString string];
    for (int i = 0; i < 3; i++) [text appendFormat:@"%@%lu ", words[order[i]], (unsigned long)[words[i] length]];
    words[1] = @"bb";
    return [text stringByAppendingString:words[1]];
}
