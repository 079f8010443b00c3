#import "PRX97AMain.h"

@interface PRX97ATree : NSObject <NSFastEnumeration>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong, readonly) NSMutableArray<PRX97ATree *> *children;
@property (nonatomic, weak) PRX97ATree *parent;
+ (instancetype)treeWithName:(NSString *)name children:(NSArray *)children;
- (void)visit:(void (^)(PRX97ATree *tree, NSUInteger depth, BOOL *stop))block;
- (NSString *)path;
@end

@implementation PRX97ATree
- (instancetype)init {
    if (self = [super init]) _children = [NSMutableArray new];
    return self;
}
+ (instancetype)treeWithName:(NSString *)name children:(NSArray *)children {
    PRX97ATree *tree = [[self alloc] init];
    tree.name = name;
    for (PRX97ATree *child in children) {
        child.parent = tree;
        [tree.children addObject:child];
    }
    return tree;
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len {
    return [self.children countByEnumeratingWithState:state objects:buffer count:len];
}
- (BOOL)visit:(void (^)(PRX97ATree *, NSUInteger, BOOL *))block depth:(NSUInteger)depth {
    BOOL stop = NO;
    block(self, depth, &stop);
    if (stop) return NO;
    for (PRX97ATree *child in self) {
        if (![child visit:block depth:depth + 1]) return NO;
    }
    return YES;
}
- (void)visit:(void (^)(PRX97ATree *, NSUInteger, BOOL *))block { [self visit:block depth:0]; }
- (NSString *)path { return self.parent ? [self.parent.path stringByAppendingFormat:@"/%@", self.name] : self.name; }
@end

static PRX97ATree *PRX97ASample(void) {
    return [PRX97ATree treeWithName:@"r" children:@[ [PRX97ATree treeWithName:@"a" children:@[ [PRX97ATree treeWithName:@"c" children:nil] ]], [PRX97ATree treeWithName:@"b" children:@[]] ]];
}

NSString *scenario_enumeration_trees_3_visited(void) {
    NSMutableArray *log = [NSMutableArray array];
    [PRX97ASample() visit:^(PRX97ATree *tree, NSUInteger depth, BOOL *stop) { [log addObject:[tree.name stringByAppendingFormat:@"%lu", (unsigned long)depth]]; }];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_enumeration_trees_3_stopped(void) {
    __block NSUInteger count = 0;
    __block NSString *found = nil;
    [PRX97ASample() visit:^(PRX97ATree *tree, NSUInteger depth, BOOL *stop) {
        count++;
        if (depth == 1) {
            found = tree.name;
            *stop = YES;
        }
    }];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)count, found];
}

NSString *scenario_enumeration_trees_3_loop(void) {
    PRX97ATree *tree = PRX97ASample();
    NSMutableString *names = [NSMutableString string];
    for (PRX97ATree *child in tree) [names appendString:child.name];
    return [NSString stringWithFormat:@"%@ %@", names, [[tree.children[0] children][0] path]];
}

NSString *scenario_enumeration_trees_3_enumerators(void) {
    NSEnumerator *enumerator = [@[ @"a", @"b", @"c" ] objectEnumerator];
    NSString *first = [enumerator nextObject];
    NSArray *rest = enumerator.allObjects;
    return [NSString stringWithFormat:@"%@ %lu %@", first, (unsigned long)rest.count, [[[rest reverseObjectEnumerator] allObjects] componentsJoinedByString:@","]];
}

NSString *scenario_enumeration_trees_3_while_next(void) {
    NSEnumerator *enumerator = [@[ @"a", @"b", @"c" ] reverseObjectEnumerator];
    NSMutableString *text = [NSMutableString string];
    NSString *next;
    while ((next = [enumerator nextObject])) [text appendString:next];
    return text;
}

NSString *scenario_enumeration_trees_3_copied_while_changed(void) {
    NSMutableArray *list = [@[ @"aa", @"b", @"cc" ] mutableCopy];
    NSUInteger rounds = 0;
    for (NSString *item in [list copy]) {
        if (item.length > 1) {
            [list removeObject:item];
            rounds++;
        }
    }
    return [NSString stringWithFormat:@"%@ %lu", [list componentsJoinedByString:@","], (unsigned long)rounds];
}

NSString *scenario_enumeration_trees_3_keys(void) {
    NSDictionary *table = @{ @"b": @2, @"a": @1 };
    NSMutableString *text = [NSMutableString string];
    for (NSString *key in [table.allKeys sortedArrayUsingSelector:@selector(compare:)]) [text appendFormat:@"%@%@", key, table[key]];
    return text;
}

NSString *scenario_enumeration_trees_3_pairs(void) {
    __block NSInteger sum = 0;
    __block NSUInteger calls = 0;
    [@{ @"a": @1, @"b": @2 } enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSNumber *value, BOOL *stop) { sum += value.integerValue; }];
    [@{ @"a": @1, @"b": @2 } enumerateKeysAndObjectsUsingBlock:^(id key, id value, BOOL *stop) {
        calls++;
        *stop = YES;
    }];
    return [NSString stringWithFormat:@"%ld %lu", (long)sum, (unsigned long)calls];
}

NSString *scenario_enumeration_trees_3_indexes(void) {
    NSArray *numbers = @[ @4, @1, @6 ];
    NSIndexSet *even = [numbers indexesOfObjectsPassingTest:^BOOL(NSNumber *n, NSUInteger index, BOOL *stop) { return n.integerValue % 2 == 0; }];
    NSMutableArray *log = [NSMutableArray array];
    [even enumerateIndexesUsingBlock:^(NSUInteger index, BOOL *stop) { [log addObject:@(index)]; }];
    NSUInteger odd = [numbers indexOfObjectPassingTest:^BOOL(id n, NSUInteger index, BOOL *stop) { return [n intValue] % 2; }];
    return [NSString stringWithFormat:@"%@ %lu", [log componentsJoinedByString:@","], (unsigned long)odd];
}

NSString *scenario_enumeration_trees_3_ranges(void) {
    NSMutableArray *log = [NSMutableArray array];
    [[@[ @"a", @"b", @"c" ] subarrayWithRange:NSMakeRange(1, 2)] enumerateObjectsUsingBlock:^(id x, NSUInteger i, BOOL *stop) { [log addObject:[NSString stringWithFormat:@"%@%lu", x, (unsigned long)i]]; }];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_enumeration_trees_3_nested_loops(void) {
    NSMutableString *text = [NSMutableString string];
    for (NSNumber *a in @[ @1, @2, @3 ]) {
        for (NSNumber *b in @[ @1, @2, @3 ]) {
            if ([a isEqual:b]) continue;
            if (a.intValue + b.intValue > 3) break;
            [text appendFormat:@"%@,%@;", a, b];
        }
    }
    return text;
}

NSString *scenario_enumeration_trees_3_ordered(void) {
    NSMutableOrderedSet *set = [NSMutableOrderedSet orderedSetWithArray:@[ @"c", @"a", @"c", @"b" ]];
    return [NSString stringWithFormat:@"%@ %lu %@", [set.array componentsJoinedByString:@","], (unsigned long)[set indexOfObject:@"a"], set[1]];
}

NSString *scenario_enumeration_trees_3_concatenated(void) {
    NSArray *pairs = @[ @[ @"a", @"b" ], @[ @"c", @"d" ] ];
    NSMutableArray *joined = [NSMutableArray array];
    for (NSArray *pair in pairs) [joined addObject:[pair[0] stringByAppendingString:pair[1]]];
    return [joined componentsJoinedByString:@","];
}

NSString *scenario_enumeration_trees_3_nil_list(void) {
    NSArray *none = nil;
    NSUInteger rounds = 0;
    for (id object in none) rounds += [object count];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)rounds, [none firstObject] ? @"some" : @"none"];
}
