#import "GRAMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface GRAEdge : NSObject
@property (nonatomic, copy) NSString *from;
@property (nonatomic, copy) NSString *to;
@property (nonatomic) double weight;
@end
@implementation GRAEdge
@end

@interface GRAGraph : NSObject
- (void)connect:(NSString *)a to:(NSString *)b weight:(double)weight;
- (NSArray<NSString *> *)breadthFirstFrom:(NSString *)start;
- (NSDictionary<NSString *, NSNumber *> *)distancesFrom:(NSString *)start;
- (NSArray<NSString *> *)topologicalOrder;
@property (readonly) NSSet<NSString *> *nodes;
@end

@interface GRAGraph ()
@property NSMutableDictionary<NSString *, NSMutableArray<GRAEdge *> *> *edges;
@end

@implementation GRAGraph
@synthesize edges = _edges;
- (id)init {
    self = [super init];
    if (self) {
        _edges = [NSMutableDictionary new];
    }
    return self;
}
- (NSMutableArray<GRAEdge *> *)edgesOf:(NSString *)node {
    NSMutableArray *list = _edges[node];
    if (!list) {
        list = [NSMutableArray array];
        _edges[node] = list;
    }
    return list;
}
- (void)connect:(NSString *)a to:(NSString *)b weight:(double)weight {
    GRAEdge *edge = [[GRAEdge alloc] init];
    edge.from = a;
    edge.to = b;
    edge.weight = weight;
    [[self edgesOf:a] addObject:edge];
    [self edgesOf:b];
}
- (NSSet *)nodes { return [NSSet setWithArray:[_edges allKeys]]; }
- (NSArray *)breadthFirstFrom:(NSString *)start {
    NSMutableArray *queue = [NSMutableArray arrayWithObject:start];
    NSMutableOrderedSet *seen = [NSMutableOrderedSet orderedSetWithObject:start];
    while (queue.count) {
        NSString *node = queue.firstObject;
        [queue removeObjectAtIndex:0];
        NSArray *sorted = [[self edgesOf:node] sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"to" ascending:YES] ]];
        for (GRAEdge *edge in sorted) {
            if ([seen containsObject:edge.to]) continue;
            [seen addObject:edge.to];
            [queue addObject:edge.to];
        }
    }
    return seen.array;
}
- (NSDictionary *)distancesFrom:(NSString *)start {
    NSMutableDictionary<NSString *, NSNumber *> *distances = [@{ start: @0 } mutableCopy];
    NSMutableSet<NSString *> *open = [self.nodes mutableCopy];
    while (open.count > 0) {
        NSString *nearest = nil;
        double best = DBL_MAX;
        for (NSString *node in open) {
            NSNumber *known = distances[node];
            if (known != nil && known.doubleValue < best) {
                best = known.doubleValue;
                nearest = node;
            }
        }
        if (nearest == nil) break;
        [open removeObject:nearest];
        for (GRAEdge *edge in _edges[nearest]) {
            double next = best + edge.weight;
            NSNumber *old = distances[edge.to];
            if (!old || [old doubleValue] > next) distances[edge.to] = @(next);
        }
    }
    return distances;
}
- (BOOL)visit:(NSString *)node done:(NSMutableSet *)done active:(NSMutableSet *)active order:(NSMutableArray *)order {
    if ([done containsObject:node]) return YES;
    if ([active containsObject:node]) return NO;
    [active addObject:node];
    for (GRAEdge *edge in _edges[node]) {
        if (![self visit:edge.to done:done active:active order:order]) return NO;
    }
    [active removeObject:node];
    [done addObject:node];
    [order insertObject:node atIndex:0];
    return YES;
}
- (NSArray *)topologicalOrder {
    NSMutableArray *order = [NSMutableArray array];
    NSMutableSet *done = [NSMutableSet set], *active = [NSMutableSet set];
    for (NSString *node in [[self.nodes allObjects] sortedArrayUsingSelector:@selector(compare:)]) {
        if (![self visit:node done:done active:active order:order]) return nil;
    }
    return order;
}
@end

NSString *scenario_arrays_shared_graph_3_all(void) {
    lines = [NSMutableArray array];
    GRAGraph *graph = [GRAGraph new];
    [graph connect:@"a" to:@"b" weight:4];
    [graph connect:@"a" to:@"c" weight:1];
    [graph connect:@"c" to:@"b" weight:2];
    [graph connect:@"b" to:@"d" weight:5.5];
    [graph connect:@"e" to:@"d" weight:1];
    Note([NSString stringWithFormat:@"%@", [[graph breadthFirstFrom:@"a"] componentsJoinedByString:@" "]]);
    NSDictionary *distances = [graph distancesFrom:@"a"];
    for (NSString *key in [[distances allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        Note([NSString stringWithFormat:@"%@ %@", key, distances[key]]);
    }
    Note([NSString stringWithFormat:@"%@", distances[@"e"]]);
    Note([NSString stringWithFormat:@"%@", [[graph topologicalOrder] componentsJoinedByString:@","]]);
    [graph connect:@"d" to:@"a" weight:0];
    Note([NSString stringWithFormat:@"%@", [graph topologicalOrder]]);
    Note([NSString stringWithFormat:@"%lu", (unsigned long)graph.nodes.count]);
    return [lines componentsJoinedByString:@" / "];
}
