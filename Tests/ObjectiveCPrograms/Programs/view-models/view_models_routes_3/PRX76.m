#import "PRX76.h"

@implementation PRX76Edge
- (instancetype)initWithTarget:(id)target weight:(NSUInteger)weight {
    self = [super init];
    _target = target;
    _weight = weight;
    return self;
}
@end

@implementation PRX76Node
- (instancetype)init {
    self = [super init];
    if (self) {
        self.edges = [NSMutableArray array];
        self.distance = NSUIntegerMax;
    }
    return self;
}
@end

@implementation PRX76Heap {
    NSMutableArray *_items;
    NSComparator _comparator;
}
- (instancetype)initWithComparator:(NSComparator)comparator {
    if (self = [super init]) {
        _items = [NSMutableArray array];
        _comparator = [comparator copy];
    }
    return self;
}
- (NSUInteger)count { return _items.count; }
- (void)push:(id)object {
    [_items addObject:object];
    NSUInteger child = _items.count - 1;
    while (child > 0) {
        NSUInteger parent = (child - 1) / 2;
        if (_comparator(_items[parent], _items[child]) != NSOrderedDescending) break;
        [_items exchangeObjectAtIndex:parent withObjectAtIndex:child];
        child = parent;
    }
}
- (id)pop {
    if (_items.count == 0) return nil;
    id top = _items[0];
    id last = [_items lastObject];
    [_items removeLastObject];
    if (_items.count) {
        _items[0] = last;
        NSUInteger parent = 0;
        for (;;) {
            NSUInteger left = parent * 2 + 1, right = left + 1, smallest = parent;
            if (left < _items.count && _comparator(_items[left], _items[smallest]) == NSOrderedAscending) smallest = left;
            if (right < _items.count && _comparator(_items[right], _items[smallest]) < 0) smallest = right;
            if (smallest == parent) break;
            [_items exchangeObjectAtIndex:parent withObjectAtIndex:smallest];
            parent = smallest;
        }
    }
    return top;
}
@end

@implementation PRX76Graph {
    NSMutableDictionary *_nodes;
    NSMutableArray *_ordered;
}
- (instancetype)init {
    self = [super init];
    if (self) { _nodes = [NSMutableDictionary new]; _ordered = [NSMutableArray new]; }
    return self;
}
- (PRX76Node *)nodeNamed:(NSString *)name {
    PRX76Node *node = _nodes[name];
    if (node == nil) {
        node = [[PRX76Node alloc] init];
        node.name = name;
        _nodes[name] = node;
        [_ordered addObject:node];
    }
    return node;
}
- (void)connect:(NSString *)a to:(NSString *)b weight:(NSUInteger)weight {
    PRX76Node *from = [self nodeNamed:a], *to = [self nodeNamed:b];
    [from.edges addObject:[[PRX76Edge alloc] initWithTarget:to weight:weight]];
}
- (NSArray *)pathFrom:(NSString *)a to:(NSString *)b {
    for (PRX76Node *node in _nodes.allValues) { node.distance = NSUIntegerMax; node.visited = NO; node.via = nil; }
    PRX76Heap *heap = [[PRX76Heap alloc] initWithComparator:^NSComparisonResult(NSArray *x, NSArray *y) { return [x[0] compare:y[0]]; }];
    PRX76Node *start = _nodes[a], *end = _nodes[b];
    start.distance = 0;
    if (start) [heap push:@[ @0, start ]];
    while (heap.count) {
        NSArray *entry = [heap pop];
        PRX76Node *node = entry.lastObject;
        if (node.visited) continue;
        node.visited = YES;
        if (node == end) break;
        for (PRX76Edge *edge in node.edges) {
            PRX76Node *target = edge.target;
            NSUInteger distance = node.distance + edge.weight;
            if (distance < target.distance) {
                target.distance = distance;
                target.via = node;
                [heap push:@[ @(distance), target ]];
            }
        }
    }
    if (!end.visited) return nil;
    NSMutableArray *path = [NSMutableArray array];
    for (PRX76Node *node = end; node != nil; node = node.via) [path insertObject:node.name atIndex:0];
    return path;
}
- (NSArray *)topologicalOrder {
    NSMutableDictionary *degrees = [NSMutableDictionary dictionary];
    for (PRX76Node *node in _ordered)
        for (PRX76Edge *edge in node.edges) {
            NSString *name = [edge.target name];
            degrees[name] = @([degrees[name] intValue] + 1);
        }
    NSMutableArray *queue = [NSMutableArray array], *order = [NSMutableArray array];
    for (PRX76Node *node in _ordered) if ([degrees[node.name] intValue] == 0) [queue addObject:node];
    while ([queue count] > 0) {
        PRX76Node *node = [queue objectAtIndex:0];
        [queue removeObjectAtIndex:0];
        [order addObject:node.name];
        for (PRX76Edge *edge in node.edges) {
            PRX76Node *target = edge.target;
            int degree = [degrees[target.name] intValue] - 1;
            degrees[target.name] = @(degree);
            if (!degree) [queue addObject:target];
        }
    }
    return order.count == _ordered.count ? order : nil;
}
- (NSUInteger)componentCount {
    NSMapTable *groups = [NSMapTable strongToStrongObjectsMapTable];
    for (PRX76Node *node in _ordered) [groups setObject:[NSMutableSet setWithObject:node.name] forKey:node];
    for (PRX76Node *node in _ordered) {
        for (PRX76Edge *edge in node.edges) {
            NSMutableSet *mine = [groups objectForKey:node], *theirs = [groups objectForKey:edge.target];
            if (mine == theirs) continue;
            [mine unionSet:theirs];
            for (PRX76Node *other in _ordered) if ([groups objectForKey:other] == theirs) [groups setObject:mine forKey:other];
        }
    }
    NSMutableArray *distinct = [NSMutableArray array];
    for (PRX76Node *node in _ordered) {
        NSMutableSet *set = [groups objectForKey:node];
        if ([distinct indexOfObjectIdenticalTo:set] == NSNotFound) [distinct addObject:set];
    }
    return distinct.count;
}
@end

static PRX76Graph *PRX76Sample(void) {
    PRX76Graph *graph = [PRX76Graph new];
    [graph connect:@"a" to:@"b" weight:7];
    [graph connect:@"a" to:@"c" weight:2];
    [graph connect:@"c" to:@"b" weight:3];
    [graph connect:@"b" to:@"d" weight:1];
    [graph connect:@"c" to:@"d" weight:8];
    [graph connect:@"x" to:@"y" weight:1];
    return graph;
}
NSString *scenario_view_models_routes_3_paths(void) {
    PRX76Graph *graph = PRX76Sample();
    NSArray *path = [graph pathFrom:@"a" to:@"d"];
    NSUInteger distance = [graph nodeNamed:@"d"].distance;
    NSArray *none = [graph pathFrom:@"d" to:@"a"];
    NSArray *missing = [graph pathFrom:@"q" to:@"a"];
    return [NSString stringWithFormat:@"%@ %lu %@ %@ %@", [path componentsJoinedByString:@">"], (unsigned long)distance, none, missing, [[graph pathFrom:@"x" to:@"x"] componentsJoinedByString:@">"]];
}
NSString *scenario_view_models_routes_3_orders(void) {
    PRX76Graph *graph = PRX76Sample();
    NSString *order = [[graph topologicalOrder] componentsJoinedByString:@""];
    [graph connect:@"d" to:@"a" weight:1];
    return [NSString stringWithFormat:@"%@ %@ %lu", order, [graph topologicalOrder], (unsigned long)[graph componentCount]];
}
NSString *scenario_view_models_routes_3_heap(void) {
    PRX76Heap *heap = [[PRX76Heap alloc] initWithComparator:^(id a, id b) { return [b compare:a]; }];
    for (NSNumber *n in @[ @3, @9, @-2, @9, @5 ]) [heap push:n];
    NSMutableArray *out = [NSMutableArray array];
    id next;
    while ((next = [heap pop])) [out addObject:next];
    return [NSString stringWithFormat:@"%@ %@", [out componentsJoinedByString:@" "], [heap pop]];
}
