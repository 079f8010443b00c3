#import "PRX78.h"

@interface PRX78RangeEnumerator : NSEnumerator { NSUInteger _next, _end; }
- (id)initWithRange:(NSRange)range;
@end
@implementation PRX78RangeEnumerator
- (id)initWithRange:(NSRange)range { if ((self = [super init])) { _next = range.location; _end = NSMaxRange(range); } return self; }
- (id)nextObject { return _next < _end ? @(_next++) : nil; }
@end
@implementation PRX78Range
+ (instancetype)rangeFrom:(NSUInteger)from to:(NSUInteger)to {
    PRX78Range *r = [[self alloc] init];
    r->_range = NSMakeRange(from, to > from ? to - from : 0);
    return r;
}
- (NSEnumerator *)objectEnumerator { return [[PRX78RangeEnumerator alloc] initWithRange:self.range]; }
- (void)each:(void (^)(NSNumber *, BOOL *))block {
    BOOL stop = NO;
    NSEnumerator *e = [self objectEnumerator];
    NSNumber *n;
    while (!stop && (n = [e nextObject])) block(n, &stop);
}
@end
@interface PRX78DepthEnumerator : NSEnumerator
@property (nonatomic, strong) NSMutableArray *stack;
@end
@implementation PRX78DepthEnumerator
- (id)nextObject {
    PRX78Tree *top = [self.stack lastObject];
    if (top == nil) return nil;
    [self.stack removeLastObject];
    for (PRX78Tree *child in [top.children reverseObjectEnumerator]) [self.stack addObject:child];
    return top;
}
@end
@implementation PRX78Tree
+ (PRX78Tree *)tree:(NSString *)name, ... {
    PRX78Tree *tree = [PRX78Tree new];
    tree.name = name;
    tree.children = [NSMutableArray array];
    va_list list;
    va_start(list, name);
    PRX78Tree *child;
    while ((child = va_arg(list, PRX78Tree *)) != nil) {
        child.parent = tree;
        [tree.children addObject:child];
    }
    va_end(list);
    return tree;
}
- (NSEnumerator *)depthFirst {
    PRX78DepthEnumerator *e = [PRX78DepthEnumerator new];
    e.stack = [NSMutableArray arrayWithObject:self];
    return e;
}
- (NSArray *)breadthFirst {
    NSMutableArray *queue = [NSMutableArray arrayWithObject:self];
    for (NSUInteger i = 0; i < queue.count; i++) [queue addObjectsFromArray:[queue[i] children]];
    return queue;
}
- (NSUInteger)depth {
    NSUInteger d = 0;
    for (PRX78Tree *t = self.parent; t; t = t.parent) d++;
    return d;
}
@end
NSString *scenario_enumeration_walkers_3_ranges(void) {
    PRX78Range *range = [PRX78Range rangeFrom:3 to:8];
    NSUInteger sum = 0;
    for (NSNumber *n in [range objectEnumerator]) sum += n.unsignedIntegerValue;
    NSMutableArray *some = [NSMutableArray array];
    [range each:^(NSNumber *n, BOOL *stop) {
        if (n.intValue % 2 == 0) return;
        [some addObject:n];
        *stop = some.count == 2;
    }];
    NSEnumerator *e = [range objectEnumerator];
    [e nextObject];
    NSArray *rest = [e allObjects];
    return [NSString stringWithFormat:@"%lu %@ %@ %@", (unsigned long)sum, [some componentsJoinedByString:@"/"], [rest componentsJoinedByString:@"/"], [e nextObject]];
}
NSString *scenario_enumeration_walkers_3_empty(void) {
    PRX78Range *range = [PRX78Range rangeFrom:8 to:3];
    int rounds = 0;
    for (id x in range.objectEnumerator) { (void)x; rounds++; }
    PRX78Range *none = nil;
    for (id x in [none objectEnumerator]) { (void)x; rounds++; }
    return [NSString stringWithFormat:@"%d %@ %lu", rounds, range.objectEnumerator.nextObject, (unsigned long)none.range.length];
}
NSString *scenario_enumeration_walkers_3_trees(void) {
    PRX78Tree *leaf = [PRX78Tree tree:@"e", nil];
    PRX78Tree *tree = [PRX78Tree tree:@"a", [PRX78Tree tree:@"b", [PRX78Tree tree:@"c", nil], leaf, nil], [PRX78Tree tree:@"d", nil], nil];
    NSMutableString *deep = [NSMutableString string];
    for (PRX78Tree *t in [tree depthFirst]) [deep appendFormat:@"%@%lu", t.name, (unsigned long)t.depth];
    NSString *wide = [[[tree breadthFirst] valueForKey:@"name"] componentsJoinedByString:@""];
    return [NSString stringWithFormat:@"%@ %@ %@", deep, wide, leaf.parent.parent.name];
}
NSString *scenario_enumeration_walkers_3_indexes(void) {
    NSMutableIndexSet *set = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(2, 3)];
    [set addIndex:9];
    [set removeIndex:3];
    NSMutableArray *found = [NSMutableArray array];
    for (NSUInteger i = set.firstIndex; i != NSNotFound; i = [set indexGreaterThanIndex:i]) [found addObject:@(i)];
    NSMutableArray *letters = [[@"a b c d e f g h i j" componentsSeparatedByString:@" "] mutableCopy];
    NSArray *picked = [letters objectsAtIndexes:set];
    [letters removeObjectsAtIndexes:set];
    NSIndexSet *long_ = [letters indexesOfObjectsPassingTest:^BOOL(NSString *s, NSUInteger i, BOOL *stop) { return [s compare:@"f"] != NSOrderedAscending; }];
    __block NSUInteger total = 0;
    [long_ enumerateIndexesWithOptions:NSEnumerationReverse usingBlock:^(NSUInteger i, BOOL *stop) { total = total * 10 + i; }];
    [set shiftIndexesStartingAtIndex:4 by:2];
    return [NSString stringWithFormat:@"%@ %@ %lu %lu %lu %d", [found componentsJoinedByString:@","], [picked componentsJoinedByString:@""], (unsigned long)letters.count, (unsigned long)total, (unsigned long)set.lastIndex, [set containsIndexesInRange:NSMakeRange(6, 1)]];
}
