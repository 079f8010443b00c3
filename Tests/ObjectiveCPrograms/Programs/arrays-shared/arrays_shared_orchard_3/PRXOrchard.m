#import "PRXOrchard.h"

@interface PRXOrchard : NSObject
@property (nonatomic, copy) NSArray *rows;
@property (nonatomic, strong) NSMutableArray<NSMutableArray<NSString *> *> *live;
@property (nonatomic, strong, readonly) NSMutableDictionary<NSString *, NSMutableDictionary<NSString *, NSNumber *> *> *counts;
- (NSArray *)snapshot;
- (NSMutableArray *)rowAtIndex:(NSUInteger)index;
- (void)plant:(NSString *)tree inRow:(NSUInteger)row;
@end

@implementation PRXOrchard

- (instancetype)init {
    if ((self = [super init])) {
        _live = [NSMutableArray array];
        _counts = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (NSArray *)snapshot {
    return [NSArray arrayWithArray:self.live];
}

- (NSMutableArray *)rowAtIndex:(NSUInteger)index {
    while (self.live.count <= index) {
        [self.live addObject:[NSMutableArray array]];
    }
    return self.live[index];
}

- (void)plant:(NSString *)tree inRow:(NSUInteger)row {
    [[self rowAtIndex:row] addObject:tree];
    NSString *key = [NSString stringWithFormat:@"r%lu", (unsigned long)row];
    if (!self.counts[key]) {
        self.counts[key] = [NSMutableDictionary dictionary];
    }
    self.counts[key][tree] = @([self.counts[key][tree] integerValue] + 1);
}

@end

NSString *scenario_arrays_shared_orchard_3_shallow(void) {
    NSMutableArray *rows = [NSMutableArray arrayWithObjects:[@[@"apple"] mutableCopy], [@[@"pear"] mutableCopy], nil];
    NSArray *copy = [rows copy];
    NSMutableArray *mutable = [rows mutableCopy];
    [rows[0] addObject:@"plum"];
    [mutable removeObjectAtIndex:1];
    [rows addObject:[NSMutableArray array]];
    return [NSString stringWithFormat:@"%lu %lu %lu %@", (unsigned long)rows.count, (unsigned long)copy.count, (unsigned long)mutable.count,
            [mutable[0] componentsJoinedByString:@"+"]];
}

NSString *scenario_arrays_shared_orchard_3_deep(void) {
    NSMutableArray<NSMutableArray *> *rows = [NSMutableArray array];
    for (NSUInteger i = 0; i < 3; i++) {
        [rows addObject:[NSMutableArray arrayWithObject:@(i)]];
    }
    NSMutableArray<NSMutableArray *> *deep = [NSMutableArray arrayWithCapacity:rows.count];
    for (NSMutableArray *row in rows) {
        [deep addObject:[row mutableCopy]];
    }
    [rows[1] addObject:@9];
    deep[2][0] = @7;
    return [NSString stringWithFormat:@"%lu %lu %@ %@", (unsigned long)rows[1].count, (unsigned long)deep[1].count, rows[2][0], deep[2][0]];
}

NSString *scenario_arrays_shared_orchard_3_nested(void) {
    PRXOrchard *orchard = [PRXOrchard new];
    [orchard plant:@"apple" inRow:1];
    NSArray *before = [orchard snapshot];
    [orchard plant:@"fig" inRow:1];
    [orchard plant:@"apple" inRow:2];
    NSMutableArray *row = [orchard rowAtIndex:0];
    [row addObject:@"quince"];
    return [NSString stringWithFormat:@"%lu %@ %@ %lu", (unsigned long)before.count, [before[1] componentsJoinedByString:@","],
            [[before firstObject] lastObject], (unsigned long)orchard.live.count];
}

NSString *scenario_arrays_shared_orchard_3_sorted(void) {
    NSMutableArray *a = [@[@"z", @"a"] mutableCopy], *b = [@[@"m"] mutableCopy];
    NSMutableArray *lists = [@[a, b] mutableCopy];
    NSArray *bySize = [lists sortedArrayUsingComparator:^NSComparisonResult(NSArray *x, NSArray *y) {
        return [@(x.count) compare:@(y.count)];
    }];
    [lists[0] sortUsingSelector:@selector(compare:)];
    [b addObjectsFromArray:a];
    return [NSString stringWithFormat:@"%@ %@ %d", [bySize[1] componentsJoinedByString:@""], [bySize[0] componentsJoinedByString:@""],
            bySize[0] == lists[1]];
}

NSString *scenario_arrays_shared_orchard_3_filtered(void) {
    NSMutableArray *rows = [NSMutableArray array];
    for (NSString *word in @[@"ab", @"c", @"de"]) {
        [rows addObject:[NSMutableDictionary dictionaryWithObject:word forKey:@"word"]];
    }
    NSArray *two = [rows filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(NSDictionary *row, NSDictionary *bindings) {
        return [row[@"word"] length] == 2;
    }]];
    rows[2][@"word"] = @"changed";
    [rows[0] setObject:@1 forKey:@"seen"];
    NSMutableArray *words = [NSMutableArray array];
    for (NSDictionary *row in two) {
        [words addObject:[NSString stringWithFormat:@"%@/%@", row[@"word"], row[@"seen"]]];
    }
    return [words componentsJoinedByString:@" "];
}

NSString *scenario_arrays_shared_orchard_3_property(void) {
    PRXOrchard *orchard = [[PRXOrchard alloc] init];
    NSMutableArray *inner = [NSMutableArray arrayWithObject:@1];
    NSMutableArray *outer = [NSMutableArray arrayWithObject:inner];
    orchard.rows = outer;
    [outer addObject:@"late"];
    [inner addObject:@2];
    NSArray *kept = orchard.rows;
    orchard.rows = [orchard.rows arrayByAddingObject:@"end"];
    [outer[0] insertObject:@0 atIndex:0];
    return [NSString stringWithFormat:@"%lu %@ %lu", (unsigned long)kept.count, [kept[0] componentsJoinedByString:@""], (unsigned long)orchard.rows.count];
}

static NSArray *PRXPairs(NSMutableArray *first, NSMutableArray *second) {
    return @[first, second, first];
}

NSString *scenario_arrays_shared_orchard_3_returned(void) {
    NSMutableArray *one = [NSMutableArray array], *two = [NSMutableArray array];
    NSArray *pairs = PRXPairs(one, two);
    [one addObject:@"x"];
    [pairs[2] addObject:@"y"];
    [pairs[1] addObject:@"z"];
    return [NSString stringWithFormat:@"%@ %@ %d %d", [one componentsJoinedByString:@""], [two componentsJoinedByString:@""],
            pairs[0] == pairs[2], pairs[0] == pairs[1]];
}

NSString *scenario_arrays_shared_orchard_3_block(void) {
    NSMutableArray *log = [NSMutableArray array];
    NSMutableDictionary *state = [@{@"log": log} mutableCopy];
    NSDictionary *frozen = [state copy];
    void (^note)(NSString *) = ^(NSString *text) {
        [state[@"log"] addObject:text];
    };
    note(@"a");
    state[@"log"] = [NSMutableArray array];
    note(@"b");
    return [NSString stringWithFormat:@"%@ %@ %lu", [frozen[@"log"] componentsJoinedByString:@","], [state[@"log"] componentsJoinedByString:@","],
            (unsigned long)log.count];
}

NSString *scenario_arrays_shared_orchard_3_swap(void) {
    NSMutableArray *rows = [@[[@[@1] mutableCopy], [@[@2, @3] mutableCopy]] mutableCopy];
    NSMutableArray *first = rows[0];
    [rows exchangeObjectAtIndex:0 withObjectAtIndex:1];
    [first addObject:@9];
    NSArray *tail = [rows subarrayWithRange:NSMakeRange(1, 1)];
    [[rows lastObject] addObject:@8];
    [rows replaceObjectAtIndex:1 withObject:[NSMutableArray array]];
    return [NSString stringWithFormat:@"%@ %@ %lu", [first componentsJoinedByString:@""], [tail[0] componentsJoinedByString:@""],
            (unsigned long)[rows[1] count]];
}

NSString *scenario_arrays_shared_orchard_3_sets(void) {
    NSMutableSet *inner = [NSMutableSet setWithObject:@"a"];
    NSArray *holders = @[inner, inner];
    NSArray *other = [holders arrayByAddingObjectsFromArray:@[[NSMutableSet set]]];
    [holders[1] addObject:@"b"];
    [other[2] unionSet:inner];
    [inner removeObject:@"a"];
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)[other[0] count], (unsigned long)[other[2] count], (unsigned long)inner.count];
}

NSString *scenario_arrays_shared_orchard_3_keyed(void) {
    PRXOrchard *orchard = [PRXOrchard new];
    [orchard plant:@"fig" inRow:0];
    NSDictionary *counts = [orchard.counts copy];
    NSArray *values = orchard.counts.allValues;
    [orchard plant:@"fig" inRow:0];
    [orchard plant:@"kiwi" inRow:0];
    [orchard plant:@"kiwi" inRow:3];
    return [NSString stringWithFormat:@"%@ %lu %lu %lu", counts[@"r0"][@"fig"], (unsigned long)[counts[@"r0"] count], (unsigned long)counts.count,
            (unsigned long)[values[0] count]];
}
