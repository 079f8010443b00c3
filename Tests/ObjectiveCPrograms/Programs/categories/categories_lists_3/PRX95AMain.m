#import "PRX95AMain.h"

@interface PRX95ANode : NSObject <NSCopying>
@property (nonatomic, copy) NSString *key;
@property (nonatomic, strong) id value;
@property (nonatomic, weak) PRX95ANode *next;
@property (nonatomic, strong) NSMutableSet *seen;
+ (instancetype)nodeWithKey:(NSString *)key value:(id)value;
@end
@implementation PRX95ANode
+ (instancetype)nodeWithKey:(NSString *)key value:(id)value {
    PRX95ANode *node = [self new];
    node.key = key;
    node.value = value;
    return node;
}
- (id)copyWithZone:(NSZone *)zone { return self; }
- (NSUInteger)hash { return [self.key hash]; }
- (BOOL)isEqual:(PRX95ANode *)other { return [other isKindOfClass:[self class]] && [self.key isEqual:other.key]; }
- (NSComparisonResult)compare:(PRX95ANode *)other { return [self.key compare:other.key]; }
@end

@interface NSArray (PRX95ATools)
- (NSArray *)PRX95Ax_map:(id (^)(id object))block;
- (id)PRX95Ax_find:(BOOL (^)(id object, NSUInteger index))test;
- (NSDictionary *)PRX95Ax_grouped:(id<NSCopying> (^)(id object))key;
- (NSArray *)PRX95Ax_reversed;
@end
@implementation NSArray (PRX95ATools)
- (NSArray *)PRX95Ax_map:(id (^)(id))block {
    NSMutableArray *result = [NSMutableArray arrayWithCapacity:self.count];
    for (id object in self) [result addObject:block(object) ?: [NSNull null]];
    return result;
}
- (id)PRX95Ax_find:(BOOL (^)(id, NSUInteger))test {
    NSUInteger index = [self indexOfObjectPassingTest:^BOOL(id object, NSUInteger i, BOOL *stop) { return test(object, i); }];
    return index == NSNotFound ? nil : self[index];
}
- (NSDictionary *)PRX95Ax_grouped:(id<NSCopying> (^)(id))key {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (id object in self) {
        id<NSCopying> name = key(object);
        if (!name) continue;
        NSMutableArray *group = groups[name] ?: (groups[name] = [NSMutableArray array]);
        [group addObject:object];
    }
    return groups;
}
- (NSArray *)PRX95Ax_reversed { return self.reverseObjectEnumerator.allObjects; }
@end

NSString *scenario_categories_lists_3_mapped(void) {
    NSArray *doubled = [@[ @1, @2 ] PRX95Ax_map:^id(NSNumber *n) { return @(n.intValue * 2); }];
    NSArray *none = [@[ @"x" ] PRX95Ax_map:^id(id x) { return nil; }];
    return [NSString stringWithFormat:@"%@ %@", [doubled componentsJoinedByString:@","], none[0]];
}

NSString *scenario_categories_lists_3_found(void) {
    NSArray *words = @[ @"a", @"bb", @"ccc" ];
    return [NSString stringWithFormat:@"%@ %@ %@", [words PRX95Ax_find:^BOOL(NSString *w, NSUInteger i) { return w.length == 2; }],
            [words PRX95Ax_find:^BOOL(NSString *w, NSUInteger i) { return i > 5; }], [words PRX95Ax_find:^BOOL(id w, NSUInteger i) { return YES; }]];
}

NSString *scenario_categories_lists_3_grouped(void) {
    NSDictionary *groups = [@[ @"ape", @"bee", @"ant", @"" ] PRX95Ax_grouped:^id<NSCopying>(NSString *word) { return word.length ? [word substringToIndex:1] : nil; }];
    return [NSString stringWithFormat:@"%lu %lu %lu %@", (unsigned long)[groups[@"a"] count], (unsigned long)[groups[@"b"] count], (unsigned long)[groups[@"c"] count], [groups[@"a"] componentsJoinedByString:@","]];
}

NSString *scenario_categories_lists_3_reversed(void) {
    return [[@[ @"a", @"b", @"c" ] PRX95Ax_reversed] componentsJoinedByString:@","];
}

NSString *scenario_categories_lists_3_as_keys(void) {
    NSMutableDictionary *table = [NSMutableDictionary dictionary];
    table[[PRX95ANode nodeWithKey:@"a" value:nil]] = @"one";
    table[[PRX95ANode nodeWithKey:@"b" value:nil]] = @"x";
    table[[PRX95ANode nodeWithKey:@"a" value:@9]] = @"two";
    PRX95ANode *probe = [PRX95ANode nodeWithKey:@"a" value:nil];
    return [NSString stringWithFormat:@"%lu %@ %d", (unsigned long)table.count, table[probe], [[table allKeys] containsObject:probe]];
}

NSString *scenario_categories_lists_3_sets(void) {
    NSMutableSet *set = [NSMutableSet set];
    PRX95ANode *first = [PRX95ANode nodeWithKey:@"k" value:@1];
    [set addObject:first];
    [set addObject:[PRX95ANode nodeWithKey:@"k" value:@2]];
    return [NSString stringWithFormat:@"%lu %@ %@", (unsigned long)set.count, [[set anyObject] value], [[set member:[PRX95ANode nodeWithKey:@"z" value:nil]] key]];
}

NSString *scenario_categories_lists_3_sorted(void) {
    NSArray *nodes = [@[ @"b", @"c", @"a" ] PRX95Ax_map:^id(NSString *key) { return [PRX95ANode nodeWithKey:key value:nil]; }];
    NSArray *up = [nodes sortedArrayUsingSelector:@selector(compare:)];
    NSArray *down = [nodes sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"key" ascending:NO] ]];
    return [NSString stringWithFormat:@"%@ %@", [[up valueForKey:@"key"] componentsJoinedByString:@","], [[down valueForKey:@"key"] componentsJoinedByString:@","]];
}

NSString *scenario_categories_lists_3_weak_chain(void) {
    PRX95ANode *a = [PRX95ANode nodeWithKey:@"a" value:nil];
    NSString *first;
    @autoreleasepool {
        PRX95ANode *b = [PRX95ANode nodeWithKey:@"b" value:nil];
        a.next = b;
        first = a.next.key;
        b = nil;
    }
    return [NSString stringWithFormat:@"%@ %@", first, a.next.key];
}

NSString *scenario_categories_lists_3_values(void) {
    PRX95ANode *number = [PRX95ANode nodeWithKey:@"n" value:@5], *list = [PRX95ANode nodeWithKey:@"l" value:@[ @"x", @"y" ]];
    PRX95ANode *none = [PRX95ANode nodeWithKey:nil value:nil];
    return [NSString stringWithFormat:@"%ld %@ %d %@", (long)[number.value integerValue], [list.value componentsJoinedByString:@","], [none isEqual:none] == NO, none.key];
}

NSString *scenario_categories_lists_3_lazy_set(void) {
    PRX95ANode *node = [PRX95ANode new];
    [node.seen addObject:@"a"];
    return [NSString stringWithFormat:@"%lu %d", (unsigned long)node.seen.count, [node.seen containsObject:@"a"]];
}

NSString *scenario_categories_lists_3_predicates(void) {
    NSArray *nodes = [@[ @"b", @"ca", @"a" ] PRX95Ax_map:^id(NSString *key) { return [PRX95ANode nodeWithKey:key value:@(key.length)]; }];
    NSArray *ones = [nodes filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"value == 1"]];
    NSArray *named = [nodes filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(PRX95ANode *node, NSDictionary *bindings) { return [node.key isEqualToString:@"b"]; }]];
    NSArray *two = [nodes filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"%K CONTAINS %@", @"key", @"a"]];
    return [NSString stringWithFormat:@"%@ %@ %lu", [[[ones valueForKey:@"key"] sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","], [[named firstObject] key], (unsigned long)two.count];
}

NSString *scenario_categories_lists_3_enumerated(void) {
    NSMutableArray *log = [NSMutableArray array];
    NSArray *letters = @[ @"a", @"b", @"c" ];
    [letters enumerateObjectsUsingBlock:^(NSString *letter, NSUInteger index, BOOL *stop) {
        if (index == 1) return;
        [log addObject:[NSString stringWithFormat:@"%lu%@", (unsigned long)index, letter]];
    }];
    NSString *first = [log componentsJoinedByString:@" "];
    [log removeAllObjects];
    [letters enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(id letter, NSUInteger index, BOOL *stop) {
        if (index % 2 == 0) [log addObject:[NSString stringWithFormat:@"%lu%@", (unsigned long)index, letter]];
        *stop = index == 0;
    }];
    return [NSString stringWithFormat:@"%@|%@", first, [log componentsJoinedByString:@" "]];
}

NSString *scenario_categories_lists_3_index_sets(void) {
    NSArray *letters = @[ @"a", @"b", @"c", @"d" ];
    NSMutableIndexSet *set = [NSMutableIndexSet indexSet];
    [set addIndex:1];
    [set addIndexesInRange:NSMakeRange(3, 1)];
    NSArray *picked = [letters objectsAtIndexes:set];
    [set addIndex:5];
    [set shiftIndexesStartingAtIndex:0 by:0];
    return [NSString stringWithFormat:@"%lu %d %lu %@", (unsigned long)set.count, [set containsIndex:0], (unsigned long)set.lastIndex, [picked componentsJoinedByString:@","]];
}

NSString *scenario_categories_lists_3_exchange(void) {
    NSMutableArray *list = [@[ @"a", @"b", @"c" ] mutableCopy];
    [list exchangeObjectAtIndex:0 withObjectAtIndex:2];
    NSString *one = [list componentsJoinedByString:@","];
    [list removeObjectAtIndex:0];
    NSString *two = [list componentsJoinedByString:@","];
    [list replaceObjectsInRange:NSMakeRange(0, 1) withObjectsFromArray:@[ @"x", @"y" ]];
    return [NSString stringWithFormat:@"%@ %@ %@", one, two, [list componentsJoinedByString:@","]];
}
