#import "PRXAChunks.h"

@interface PRXAPager ()
@property (nonatomic, copy, readwrite) NSArray *items;
@end

@implementation PRXAPager

- (instancetype)initWithItems:(NSArray *)items pageSize:(NSUInteger)size {
    if ((self = [super init])) {
        _items = [items copy];
        _pageSize = MAX(size, 1);
    }
    return self;
}

- (NSUInteger)pageCount {
    return (self.items.count + self.pageSize - 1) / self.pageSize;
}

- (NSArray *)pageAtIndex:(NSUInteger)index {
    NSUInteger start = index * self.pageSize;
    if (start >= self.items.count) return @[];
    NSRange range = NSMakeRange(start, self.pageSize);
    if (NSMaxRange(range) > self.items.count) range.length = self.items.count - range.location;
    return [self.items subarrayWithRange:range];
}

- (NSArray *)tailFrom:(NSInteger)start {
    if (start < 0) start += self.items.count;
    if (start < 0 || start >= (NSInteger)self.items.count) return nil;
    return [self.items subarrayWithRange:(NSRange){start, self.items.count - start}];
}

- (NSArray *)chunks {
    NSMutableArray *result = [NSMutableArray array];
    NSMutableArray *current = nil;
    for (id item in self.items) {
        if (!current || current.count == _pageSize) {
            current = [NSMutableArray arrayWithCapacity:_pageSize];
            [result addObject:current];
        }
        [current addObject:item];
    }
    return result;
}

- (NSDictionary *)columns:(NSUInteger)count {
    NSMutableDictionary *columns = [NSMutableDictionary new];
    [self.items enumerateObjectsUsingBlock:^(id obj, NSUInteger idx, BOOL *stop) {
        NSNumber *key = @(idx % count);
        if (!columns[key]) columns[key] = [NSMutableArray new];
        [columns[key] addObject:obj];
    }];
    return columns;
}

@end

static NSArray *PRXANumbers(int upTo) {
    NSMutableArray *numbers = [[NSMutableArray alloc] initWithCapacity:upTo];
    for (int i = 1; i <= upTo; ++i) [numbers addObject:@(i)];
    return numbers;
}

static NSString *PRXAJoin(NSArray *pages) {
    NSMutableArray *texts = [NSMutableArray array];
    for (NSArray *page in pages) [texts addObject:[page componentsJoinedByString:@"+"]];
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_arrays_pages_3_counts(void) {
    NSMutableString *text = [NSMutableString string];
    for (NSNumber *size in @[@1, @3, @7, @10, @0]) {
        PRXAPager *pager = [[PRXAPager alloc] initWithItems:PRXANumbers(7) pageSize:size.unsignedIntegerValue];
        [text appendFormat:@"%@:%lu ", size, (unsigned long)pager.pageCount];
    }
    PRXAPager *none = [[PRXAPager alloc] initWithItems:nil pageSize:3];
    [text appendFormat:@"%lu %lu %@", (unsigned long)[none pageCount], (unsigned long)[[none pageAtIndex:0] count], none.items];
    return text;
}

NSString *scenario_arrays_pages_3_last(void) {
    PRXAPager *pager = [[PRXAPager alloc] initWithItems:PRXANumbers(8) pageSize:3];
    NSArray *last = [pager pageAtIndex:pager.pageCount - 1];
    NSArray *beyond = [pager pageAtIndex:pager.pageCount];
    return [NSString stringWithFormat:@"%@ %@ %lu %@ %@", last.firstObject, last.lastObject, (unsigned long)last.count, beyond.firstObject, [beyond componentsJoinedByString:@","]];
}

NSString *scenario_arrays_pages_3_tail(void) {
    PRXAPager *pager = [[PRXAPager alloc] initWithItems:@[@"a", @"b", @"c", @"d"] pageSize:2];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [[pager tailFrom:-1] componentsJoinedByString:@""], [[pager tailFrom:1] componentsJoinedByString:@""], [pager tailFrom:4], [pager tailFrom:-5]];
}

NSString *scenario_arrays_pages_3_chunks(void) {
    PRXAPager *pager = [[PRXAPager alloc] initWithItems:PRXANumbers(7) pageSize:3];
    NSArray *chunks = pager.chunks;
    [chunks.lastObject addObject:@"x"];
    [chunks[0] removeObjectAtIndex:1];
    return [NSString stringWithFormat:@"%@ | %@ | %lu", PRXAJoin(chunks), PRXAJoin([pager chunks]), (unsigned long)pager.items.count];
}

NSString *scenario_arrays_pages_3_columns(void) {
    PRXAPager *pager = [[PRXAPager alloc] initWithItems:PRXANumbers(8) pageSize:3];
    NSDictionary *columns = [pager columns:3];
    return [NSString stringWithFormat:@"%@ / %@ / %@ %@", PRXAJoin(@[columns[@0], columns[@1]]), [columns[@2] lastObject], columns[@3], @([[columns objectForKey:@1.0] count])];
}

NSString *scenario_arrays_pages_3_rotate(void) {
    NSMutableArray *ring = [PRXANumbers(5) mutableCopy];
    for (int turn = 0; turn < 2; turn++) {
        id first = ring[0];
        [ring removeObjectAtIndex:0];
        [ring addObject:first];
    }
    NSArray *snapshot = [ring copy];
    [ring exchangeObjectAtIndex:0 withObjectAtIndex:ring.count - 1];
    [ring insertObject:[ring lastObject] atIndex:0];
    [ring removeLastObject];
    return [NSString stringWithFormat:@"%@ %@", [snapshot componentsJoinedByString:@""], [ring componentsJoinedByString:@""]];
}

NSString *scenario_arrays_pages_3_split(void) {
    NSArray *words = @[@"go", @"", @"on", @"", @"", @"end"];
    NSMutableArray<NSArray *> *groups = [NSMutableArray array];
    NSMutableArray *group = [NSMutableArray array];
    for (NSString *word in words) {
        if (word.length) {
            [group addObject:word];
            continue;
        }
        if (group.count) [groups addObject:group];
        group = [NSMutableArray array];
    }
    [groups addObject:group];
    [group addObject:@"!"];
    NSUInteger total = 0;
    for (NSArray *g in groups) total += [g count];
    return [NSString stringWithFormat:@"%@ %lu", PRXAJoin(groups), (unsigned long)total];
}
