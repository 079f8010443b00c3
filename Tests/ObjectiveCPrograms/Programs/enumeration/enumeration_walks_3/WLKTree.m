#import "WLKTree.h"

@implementation WLKTree

- (instancetype)initWithName:(NSString *)name {
    if ((self = [super init])) {
        _name = [name copy];
        _children = [NSMutableArray new];
    }
    return self;
}

- (WLKTree *)grow:(NSString *)name {
    WLKTree *child = [[WLKTree alloc] initWithName:name];
    [self.children addObject:child];
    return child;
}

- (void)visit { self.visits++; }

- (BOOL)walk:(void (^)(WLKTree *, NSUInteger, BOOL *))block depth:(NSUInteger)depth {
    BOOL stop = NO;
    block(self, depth, &stop);
    if (stop) return YES;
    for (WLKTree *child in self.children) {
        if ([child walk:block depth:depth + 1]) return YES;
    }
    return NO;
}

- (void)walk:(void (^)(WLKTree *node, NSUInteger depth, BOOL *stop))block {
    [self walk:block depth:0];
}

- (WLKTree *)find:(BOOL (^)(WLKTree *node))test {
    __block WLKTree *found = nil;
    [self walk:^(WLKTree *node, NSUInteger depth, BOOL *stop) {
        if (test(node)) {
            found = node;
            *stop = YES;
        }
    }];
    return found;
}

@end

static WLKTree *sample(void) {
    WLKTree *root = [[WLKTree alloc] initWithName:@"root"];
    WLKTree *a = [root grow:@"a"];
    [[a grow:@"aa"] grow:@"aaa"];
    [a grow:@"ab"];
    [root grow:@"b"];
    return root;
}

NSString *scenario_enumeration_walks_3_trees(void) {
    WLKTree *root = sample();
    NSMutableArray *log = [NSMutableArray array];
    [root walk:^(WLKTree *node, NSUInteger depth, BOOL *stop) {
        [log addObject:[NSString stringWithFormat:@"%lu%@", (unsigned long)depth, node.name]];
        if ([node.name isEqualToString:@"ab"]) *stop = YES;
    }];
    WLKTree *long3 = [root find:^BOOL(WLKTree *node) { return node.name.length == 3; }];
    WLKTree *none = [root find:^BOOL(WLKTree *node) { return node.children.count > 5; }];
    [root.children makeObjectsPerformSelector:@selector(visit)];
    [[root.children[0] children] enumerateObjectsUsingBlock:^(id obj, NSUInteger idx, BOOL *stop) { [obj visit]; *stop = idx == 0; }];
    [log addObject:[NSString stringWithFormat:@"%@ %@", long3.name, none.name]];
    [log addObject:[[root valueForKeyPath:@"children.visits"] componentsJoinedByString:@""]];
    [log addObject:[[root.children[0] valueForKeyPath:@"children.visits"] componentsJoinedByString:@""]];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_enumeration_walks_3_arrays(void) {
    NSArray *words = @[ @"zero", @"one", @"two", @"three", @"four", @"five" ];
    NSMutableArray *log = [NSMutableArray array];
    [words enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(NSString *word, NSUInteger idx, BOOL *stop) {
        if (idx % 2) return;
        [log addObject:word];
        if (log.count == 2) *stop = YES;
    }];
    NSIndexSet *even = [words indexesOfObjectsPassingTest:^BOOL(NSString *word, NSUInteger idx, BOOL *stop) {
        if ([word isEqualToString:@"four"]) *stop = YES;
        return word.length % 2 == 0;
    }];
    [words enumerateObjectsAtIndexes:even options:0 usingBlock:^(NSString *word, NSUInteger idx, BOOL *stop) {
        [log addObject:[NSString stringWithFormat:@"%lu%@", (unsigned long)idx, word]];
    }];
    __block NSUInteger sum = 0;
    [even enumerateIndexesUsingBlock:^(NSUInteger idx, BOOL *stop) { sum += idx; }];
    NSUInteger first = [words indexOfObjectPassingTest:^BOOL(id obj, NSUInteger idx, BOOL *stop) { return [obj hasPrefix:@"t"]; }];
    NSUInteger missing = [words indexOfObjectPassingTest:^BOOL(id obj, NSUInteger idx, BOOL *stop) { return [obj length] > 9; }];
    NSEnumerator *enumerator = [words objectEnumerator];
    [enumerator nextObject];
    NSString *word;
    while ((word = [enumerator nextObject])) {
        if ([word hasPrefix:@"th"]) break;
    }
    [log addObject:[NSString stringWithFormat:@"%lu %lu %d %lu", (unsigned long)sum, (unsigned long)first, missing == NSNotFound, (unsigned long)enumerator.allObjects.count]];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_enumeration_walks_3_sets(void) {
    NSMutableSet *numbers = [NSMutableSet setWithObjects:@1, @2, @3, @4, nil];
    NSInteger total = 0;
    for (NSNumber *number in [numbers copy]) {
        if (number.integerValue % 2 == 0) [numbers removeObject:number];
        total += number.integerValue;
    }
    NSSet *big = [numbers objectsPassingTest:^BOOL(NSNumber *number, BOOL *stop) { return [number intValue] > 1; }];
    NSMutableDictionary *squares = [NSMutableDictionary dictionary];
    for (NSNumber *number in @[ @3, @1, @2 ]) squares[number] = @(number.intValue * number.intValue);
    __block NSInteger keys = 0, values = 0;
    [squares enumerateKeysAndObjectsUsingBlock:^(NSNumber *key, NSNumber *obj, BOOL *stop) {
        keys += key.integerValue;
        values += [obj integerValue];
    }];
    for (NSNumber *key in squares) values -= [squares[key] integerValue];
    for (id value in squares.objectEnumerator) keys += [value integerValue];
    NSSet *odd = [squares keysOfEntriesPassingTest:^BOOL(id key, id obj, BOOL *stop) { return [obj intValue] % 2 == 1; }];
    return [NSString stringWithFormat:@"%ld %lu %@ %ld %ld %lu", (long)total, (unsigned long)numbers.count, big.anyObject, (long)keys, (long)values, (unsigned long)odd.count];
}

NSString *scenario_enumeration_walks_3_loops(void) {
    NSMutableString *log = [NSMutableString string];
    for (int row = 0; row < 4; row++) {
        for (int column = 0;; column++) {
            if (column > row) break;
            switch ((row + column) % 3) {
                case 0: continue;
                case 1: [log appendString:@"."]; break;
                default: [log appendFormat:@"%d", row * column];
            }
            if (log.length > 6) break;
        }
        [log appendString:@"/"];
    }
    for (NSArray *pair in @[ @[ @1, @2 ], @[ @3 ], @[] ]) {
        NSNumber *second = pair.count > 1 ? pair[1] : pair.firstObject;
        if (!second) { [log appendString:@"-"]; continue; }
        NSInteger n = second.integerValue;
        do { [log appendFormat:@"%ld", (long)n]; } while (--n > 0);
    }
    return log;
}
