#import "PRXGraph.h"

#pragma mark - Graph

typedef struct {
    NSInteger from, to;
    double weight;
} PRXGraphEdge;

static inline PRXGraphEdge PRXGraphEdgeMake(NSInteger from, NSInteger to, double weight) {
    PRXGraphEdge edge;
    edge.from = from;
    edge.to = to;
    edge.weight = weight;
    return edge;
}

@interface PRXGraph : NSObject {
@protected
    NSMutableArray *_edges;
    NSInteger _count;
}
@property (nonatomic, readonly) NSInteger count;
- (instancetype)initWithCount:(NSInteger)count NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
- (void)connect:(NSInteger)from to:(NSInteger)to weight:(double)weight;
- (double)distanceFrom:(NSInteger)from to:(NSInteger)to;
@end

@implementation PRXGraph
@synthesize count = _count;

- (instancetype)initWithCount:(NSInteger)count {
    if ((self = [super init])) {
        _count = count;
        _edges = [NSMutableArray new];
    }
    return self;
}

- (void)connect:(NSInteger)from to:(NSInteger)to weight:(double)weight {
    PRXGraphEdge edge = PRXGraphEdgeMake(from, to, weight);
    [_edges addObject:[NSValue valueWithBytes:&edge objCType:@encode(PRXGraphEdge)]];
}

- (double)distanceFrom:(NSInteger)from to:(NSInteger)to {
    double *distances = malloc(sizeof(double) * _count);
    for (NSInteger i = 0; i < _count; i++) distances[i] = i == from ? 0 : INFINITY;
    for (NSInteger round = 1; round < _count; round++) {
        BOOL changed = NO;
        for (NSValue *value in _edges) {
            PRXGraphEdge edge;
            [value getValue:&edge];
            if (distances[edge.from] + edge.weight < distances[edge.to]) {
                distances[edge.to] = distances[edge.from] + edge.weight;
                changed = YES;
            }
        }
        if (!changed) break;
    }
    double result = distances[to];
    free(distances);
    return result;
}
@end

@interface PRXTwoWayGraph : PRXGraph
@end

@implementation PRXTwoWayGraph
- (void)connect:(NSInteger)from to:(NSInteger)to weight:(double)weight {
    [super connect:from to:to weight:weight];
    if (from != to) [super connect:to to:from weight:weight];
}
- (NSString *)debugDescription { return [NSString stringWithFormat:@"<%@ %ld/%lu>", self.class, (long)_count, (unsigned long)_edges.count]; }
@end

NSString *scenario_inheritance_graph_3_paths(void) {
    PRXGraph *graph = [[PRXGraph alloc] initWithCount:4];
    PRXTwoWayGraph *both = [[PRXTwoWayGraph alloc] initWithCount:4];
    for (PRXGraph *each in @[ graph, both ]) {
        [each connect:0 to:1 weight:1];
        [each connect:1 to:2 weight:2.5];
        [each connect:0 to:2 weight:10];
    }
    return [NSString stringWithFormat:@"%g %g %g %g %d %@", [graph distanceFrom:0 to:2], [graph distanceFrom:2 to:0], [both distanceFrom:2 to:0],
            [both distanceFrom:3 to:3], isinf([both distanceFrom:0 to:3]), [both debugDescription]];
}

#pragma mark - Matrix

@interface PRXMatrix : NSObject
@property (nonatomic, readonly) NSUInteger rows, columns;
- (instancetype)initWithRows:(NSUInteger)rows columns:(NSUInteger)columns;
- (double)at:(NSUInteger)row :(NSUInteger)column;
- (void)set:(double)value at:(NSUInteger)row :(NSUInteger)column;
- (PRXMatrix *)times:(PRXMatrix *)other;
- (PRXMatrix *)transposed;
@end

@implementation PRXMatrix {
    double *_values;
}
- (instancetype)initWithRows:(NSUInteger)rows columns:(NSUInteger)columns {
    if (!(self = [super init])) return nil;
    _rows = rows;
    _columns = columns;
    _values = calloc(rows * columns, sizeof(double));
    return self;
}
- (void)dealloc { free(_values); }
- (double)at:(NSUInteger)row :(NSUInteger)column { return _values[row * _columns + column]; }
- (void)set:(double)value at:(NSUInteger)row :(NSUInteger)column { _values[row * _columns + column] = value; }
- (PRXMatrix *)times:(PRXMatrix *)other {
    if (self.columns != other.rows) return nil;
    PRXMatrix *result = [[PRXMatrix alloc] initWithRows:self.rows columns:other.columns];
    for (NSUInteger i = 0; i < self.rows; i++)
        for (NSUInteger j = 0; j < other.columns; j++) {
            double sum = 0;
            for (NSUInteger k = 0; k < self.columns; ++k) sum += [self at:i :k] * [other at:k :j];
            [result set:sum at:i :j];
        }
    return result;
}
- (PRXMatrix *)transposed {
    PRXMatrix *result = [[[self class] alloc] initWithRows:_columns columns:_rows];
    for (NSUInteger index = 0; index < _rows * _columns; index++)
        result->_values[(index % _columns) * _rows + index / _columns] = _values[index];
    return result;
}
- (NSString *)description {
    NSMutableArray *lines = [NSMutableArray array];
    for (NSUInteger i = 0; i < _rows; i++) {
        NSMutableArray *cells = [NSMutableArray array];
        for (NSUInteger j = 0; j < _columns; j++) [cells addObject:@([self at:i :j])];
        [lines addObject:[cells componentsJoinedByString:@" "]];
    }
    return [lines componentsJoinedByString:@"/"];
}
@end

NSString *scenario_inheritance_graph_3_matrix(void) {
    PRXMatrix *a = [[PRXMatrix alloc] initWithRows:2 columns:3];
    for (NSUInteger i = 0; i < 6; i++) [a set:i + 0.5 at:i / 3 :i % 3];
    PRXMatrix *t = a.transposed;
    return [NSString stringWithFormat:@"%@ %@ %@ %@", a, t, [a times:t], [a times:a]];
}

#pragma mark - Heap

@interface PRXHeap : NSObject
@property (nonatomic, copy) NSComparator comparator;
@property (nonatomic, readonly) id top;
+ (instancetype)heapWithComparator:(NSComparator)comparator;
- (void)push:(id)object;
- (id)pop;
@end

@implementation PRXHeap {
    NSMutableArray *_objects;
}
+ (instancetype)heapWithComparator:(NSComparator)comparator {
    PRXHeap *heap = [self new];
    heap.comparator = comparator;
    heap->_objects = [NSMutableArray array];
    return heap;
}
- (id)top { return [_objects firstObject]; }
- (void)push:(id)object {
    [_objects addObject:object];
    NSUInteger child = _objects.count - 1;
    while (child > 0) {
        NSUInteger parent = (child - 1) / 2;
        if (_comparator(_objects[parent], _objects[child]) != NSOrderedDescending) break;
        [_objects exchangeObjectAtIndex:parent withObjectAtIndex:child];
        child = parent;
    }
}
- (id)pop {
    if (!_objects.count) return nil;
    id first = _objects[0];
    id last = [_objects lastObject];
    [_objects removeLastObject];
    if (_objects.count) {
        _objects[0] = last;
        NSUInteger parent = 0, child;
        while ((child = 2 * parent + 1) < _objects.count) {
            if (child + 1 < _objects.count && self.comparator(_objects[child + 1], _objects[child]) == NSOrderedAscending) child++;
            if (self.comparator(_objects[parent], _objects[child]) != NSOrderedDescending) break;
            [_objects exchangeObjectAtIndex:parent withObjectAtIndex:child];
            parent = child;
        }
    }
    return first;
}
@end

NSString *scenario_inheritance_graph_3_heap(void) {
    PRXHeap *heap = [PRXHeap heapWithComparator:^NSComparisonResult(NSString *a, NSString *b) {
        if (a.length != b.length) return a.length < b.length ? NSOrderedAscending : NSOrderedDescending;
        return [a compare:b];
    }];
    for (NSString *word in [@"some words of very different sizes a b" componentsSeparatedByString:@" "]) [heap push:word];
    NSMutableArray *sorted = [NSMutableArray array];
    id next;
    while ((next = [heap pop]) != nil) [sorted addObject:next];
    return [NSString stringWithFormat:@"%@ %@ %@", [sorted componentsJoinedByString:@","], heap.top, [heap pop]];
}

#pragma mark - Tree and visitor

@class PRXLeaf, PRXBranch;

@protocol PRXVisitor <NSObject>
@required
- (id)visitLeaf:(PRXLeaf *)leaf;
@optional
- (id)visitBranch:(PRXBranch *)branch;
@end

@interface PRXTree : NSObject
- (id)accept:(id<PRXVisitor>)visitor;
@property (nonatomic, weak) PRXBranch *parent;
@property (nonatomic, readonly) NSUInteger depth;
@end

@interface PRXLeaf : PRXTree
@property (nonatomic) NSInteger value;
+ (instancetype)leaf:(NSInteger)value;
@end

@interface PRXBranch : PRXTree
@property (nonatomic, strong) NSArray *children;
+ (instancetype)branch:(PRXTree *)first, ... NS_REQUIRES_NIL_TERMINATION;
@end

@implementation PRXTree
- (id)accept:(id<PRXVisitor>)visitor {
    [self doesNotRecognizeSelector:_cmd];
    return nil;
}
- (NSUInteger)depth { return self.parent ? ((PRXTree *)self.parent).depth + 1 : 0; }
@end

@implementation PRXLeaf
+ (instancetype)leaf:(NSInteger)value {
    PRXLeaf *leaf = [[self alloc] init];
    leaf->_value = value;
    return leaf;
}
- (id)accept:(id<PRXVisitor>)visitor { return [visitor visitLeaf:self]; }
@end

@implementation PRXBranch
+ (instancetype)branch:(PRXTree *)first, ... {
    PRXBranch *branch = [self new];
    NSMutableArray *children = [NSMutableArray array];
    va_list list;
    va_start(list, first);
    PRXTree *next = first;
    while (next) {
        next.parent = branch;
        [children addObject:next];
        next = va_arg(list, PRXTree *);
    }
    va_end(list);
    branch.children = children;
    return branch;
}
- (id)accept:(id<PRXVisitor>)visitor {
    if ([visitor respondsToSelector:@selector(visitBranch:)]) return [visitor visitBranch:self];
    id last = nil;
    for (PRXTree *child in self.children) last = [child accept:visitor];
    return last;
}
@end

@interface PRXSumVisitor : NSObject <PRXVisitor>
@end
@implementation PRXSumVisitor {
    NSInteger _sum;
}
- (id)visitLeaf:(PRXLeaf *)leaf { return @(_sum += leaf.value); }
@end

@interface PRXTextVisitor : NSObject <PRXVisitor>
@end
@implementation PRXTextVisitor
- (id)visitLeaf:(PRXLeaf *)leaf { return [NSString stringWithFormat:@"%ld@%lu", (long)leaf.value, (unsigned long)leaf.depth]; }
- (id)visitBranch:(PRXBranch *)branch {
    NSMutableArray *texts = [NSMutableArray array];
    for (id child in branch.children) [texts addObject:[child accept:self]];
    return [NSString stringWithFormat:@"(%@)", [texts componentsJoinedByString:@" "]];
}
@end

static PRXBranch *PRXSampleTree(void) {
    return [PRXBranch branch:[PRXLeaf leaf:1], [PRXBranch branch:[PRXLeaf leaf:-2], [PRXBranch branch:nil], nil], [PRXLeaf leaf:30], nil];
}

NSString *scenario_inheritance_graph_3_tree(void) {
    PRXBranch *tree = PRXSampleTree();
    return [NSString stringWithFormat:@"%lu %lu %@", (unsigned long)tree.children.count, (unsigned long)[tree.children.lastObject depth],
            [[tree.children valueForKey:@"parent"] firstObject] == tree ? @"same" : @"other"];
}

NSString *scenario_inheritance_graph_3_visitor(void) {
    PRXBranch *tree = PRXSampleTree();
    PRXSumVisitor *sum = [PRXSumVisitor new];
    id first = [tree accept:sum], second = [tree accept:sum];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", first, second, [tree accept:[PRXTextVisitor new]], [[PRXBranch branch:nil] accept:sum]];
}

#pragma mark - Others

NSString *scenario_inheritance_graph_3_words(void) {
    NSString *text = @"the cat and the hat and the bat";
    NSCountedSet *counted = [NSCountedSet setWithArray:[text componentsSeparatedByString:@" "]];
    NSArray *sorted = [counted.allObjects sortedArrayUsingComparator:^NSComparisonResult(id a, id b) {
        NSUInteger left = [counted countForObject:a], right = [counted countForObject:b];
        return left > right ? NSOrderedAscending : left < right ? NSOrderedDescending : [a compare:b];
    }];
    NSMutableArray *texts = [NSMutableArray array];
    for (NSString *word in sorted) [texts addObject:[word stringByAppendingFormat:@"%lu", (unsigned long)[counted countForObject:word]]];
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_inheritance_graph_3_ring(void) {
    enum { PRXRingSize = 4 };
    int ring[PRXRingSize] = { 0 };
    int head = 0, count = 0;
    NSMutableString *text = [NSMutableString string];
    for (int i = 1; i <= 6; i++) {
        ring[(head + count) % PRXRingSize] = i * i;
        if (count < PRXRingSize) count++;
        else head = (head + 1) % PRXRingSize;
    }
    for (int i = 0; i < count; i++) [text appendFormat:@"%d%@", ring[(head + i) % PRXRingSize], i < count - 1 ? @"," : @""];
    return text;
}

NSString *scenario_inheritance_graph_3_bits(void) {
    uint16_t mask = 0;
    for (int bit = 0; bit < 16; bit += 3) mask |= (uint16_t)(1u << bit);
    uint8_t low = (uint8_t)mask, high = mask >> 8;
    int ones = 0;
    for (uint16_t rest = mask; rest; rest &= rest - 1) ones++;
    return [NSString stringWithFormat:@"%04x %02X %02X %d %u", mask, low, high, ones, (uint16_t)~mask];
}

NSString *scenario_inheritance_graph_3_cluster(void) {
    NSArray *points = @[ @1, @2, @9, @10, @11, @30 ];
    NSMutableArray *clusters = [NSMutableArray array];
    NSMutableArray *current = nil;
    NSNumber *previous = nil;
    for (NSNumber *point in points) {
        if (!previous || point.intValue - previous.intValue > 3) {
            current = [NSMutableArray array];
            [clusters addObject:current];
        }
        [current addObject:point];
        previous = point;
    }
    NSArray *all = [clusters valueForKeyPath:@"@unionOfArrays.self"];
    return [NSString stringWithFormat:@"%lu %@ %@", (unsigned long)clusters.count, [all componentsJoinedByString:@","], [[clusters lastObject] firstObject]];
}
