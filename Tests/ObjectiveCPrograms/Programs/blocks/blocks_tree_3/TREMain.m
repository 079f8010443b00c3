#import "TREMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface TRENode<__covariant T> : NSObject
@property (nonatomic, strong) T value;
@property (nonatomic, strong) TRENode<T> *left, *right;
+ (instancetype)nodeWithValue:(T)value;
@end
@implementation TRENode
+ (instancetype)nodeWithValue:(id)value {
    TRENode *node = [self new];
    node.value = value;
    return node;
}
@end

@interface TRETree : NSObject <NSFastEnumeration>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, copy, readonly) NSComparator comparator;
- (instancetype)initWithComparator:(NSComparator)comparator;
- (BOOL)insert:(id)value;
- (BOOL)contains:(id)value;
- (NSUInteger)height;
- (void)enumerate:(void (^)(id value, NSUInteger depth, BOOL *stop))block;
- (NSArray *)allValues;
@end

@implementation TRETree {
    TRENode *_root;
}
- (instancetype)initWithComparator:(NSComparator)comparator {
    self = [super init];
    if (self) {
        _comparator = [comparator copy] ?: ^NSComparisonResult(id a, id b) { return [a compare:b]; };
    }
    return self;
}
- (BOOL)insert:(id)value {
    if (!_root) {
        _root = [TRENode nodeWithValue:value];
        _count = 1;
        return YES;
    }
    TRENode *node = _root;
    while (YES) {
        NSComparisonResult order = self.comparator(value, node.value);
        if (order == NSOrderedSame) return NO;
        if (order == NSOrderedAscending) {
            if (!node.left) { node.left = [TRENode nodeWithValue:value]; break; }
            node = node.left;
        } else {
            if (!node.right) { node.right = [TRENode nodeWithValue:value]; break; }
            node = node.right;
        }
    }
    _count++;
    return YES;
}
- (BOOL)contains:(id)value {
    TRENode *node = _root;
    while (node) {
        switch (self.comparator(value, node.value)) {
            case NSOrderedSame: return YES;
            case NSOrderedAscending: node = node.left; break;
            case NSOrderedDescending: node = node.right; break;
        }
    }
    return NO;
}
- (NSUInteger)heightOf:(TRENode *)node {
    return node == nil ? 0 : 1 + MAX([self heightOf:node.left], [self heightOf:node.right]);
}
- (NSUInteger)height { return [self heightOf:_root]; }
- (void)visit:(TRENode *)node depth:(NSUInteger)depth block:(void (^)(id, NSUInteger, BOOL *))block stop:(BOOL *)stop {
    if (!node || *stop) return;
    [self visit:node.left depth:depth + 1 block:block stop:stop];
    if (*stop) return;
    block(node.value, depth, stop);
    [self visit:node.right depth:depth + 1 block:block stop:stop];
}
- (void)enumerate:(void (^)(id, NSUInteger, BOOL *))block {
    BOOL stop = NO;
    [self visit:_root depth:0 block:block stop:&stop];
}
- (NSArray *)allValues {
    NSMutableArray *values = [NSMutableArray arrayWithCapacity:self.count];
    [self enumerate:^(id value, NSUInteger depth, BOOL *stop) { [values addObject:value]; }];
    return values;
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len {
    return [[self allValues] countByEnumeratingWithState:state objects:buffer count:len];
}
@end

NSString *scenario_blocks_tree_3_all(void) {
    lines = [NSMutableArray array];
    TRETree *tree = [[TRETree alloc] initWithComparator:nil];
    for (NSNumber *number in @[ @5, @2, @8, @1, @9, @2, @3 ]) {
        if (![tree insert:number]) Note([NSString stringWithFormat:@"%@ twice", number]);
    }
    Note([NSString stringWithFormat:@"%lu %lu %@", (unsigned long)tree.count, (unsigned long)tree.height, [tree.allValues componentsJoinedByString:@","]]);
    Note([NSString stringWithFormat:@"%d %d", [tree contains:@3], [tree contains:@4]]);
    __block NSUInteger deepest = 0;
    [tree enumerate:^(id value, NSUInteger depth, BOOL *stop) {
        deepest = MAX(deepest, depth);
        if ([value integerValue] >= 5) *stop = YES;
    }];
    Note([NSString stringWithFormat:@"%lu", (unsigned long)deepest]);
    TRETree *words = [[TRETree alloc] initWithComparator:^NSComparisonResult(NSString *a, NSString *b) {
        NSComparisonResult order = [@(a.length) compare:@(b.length)];
        return order != NSOrderedSame ? order : [a caseInsensitiveCompare:b];
    }];
    for (NSString *word in [@"the quick Brown fox jumps over THE lazy dog" componentsSeparatedByString:@" "]) [words insert:word];
    NSMutableArray *shown = [NSMutableArray array];
    for (NSString *word in words) [shown addObject:word];
    Note([NSString stringWithFormat:@"%@", [shown componentsJoinedByString:@" "]]);
    Note([NSString stringWithFormat:@"%d", [words contains:@"FOX"]]);
    return [lines componentsJoinedByString:@" / "];
}
