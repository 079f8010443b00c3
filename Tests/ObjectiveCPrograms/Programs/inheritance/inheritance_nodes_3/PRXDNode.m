#import "PRXDNode.h"

@interface PRXDNode () {
    NSMutableArray<PRXDNode *> *_children;
}
@property (nonatomic, weak, readwrite) PRXDNode *parent;
@end

@implementation PRXDNode

+ (instancetype)nodeWithName:(NSString *)name children:(PRXDNode *)first, ... {
    PRXDNode *node = [[self alloc] init];
    node.name = name;
    va_list args;
    va_start(args, first);
    for (PRXDNode *child = first; child != nil; child = va_arg(args, PRXDNode *)) {
        [node addChild:child];
    }
    va_end(args);
    return node;
}

- (id)init {
    if (self = [super init]) {
        _children = [@[] mutableCopy];
    }
    return self;
}

- (NSArray<PRXDNode *> *)children {
    return [_children copy];
}

- (BOOL)isLeaf {
    return _children.count == 0;
}

- (void)addChild:(PRXDNode *)child {
    NSParameterAssert(child != self);
    [child removeFromParent];
    child.parent = self;
    [_children addObject:child];
}

- (void)removeFromParent {
    [self.parent->_children removeObject:self];
    self.parent = nil;
}

- (PRXDNode *)objectForKeyedSubscript:(NSString *)name {
    for (PRXDNode *child in _children) {
        if ([child.name isEqualToString:name]) return child;
    }
    return nil;
}

- (PRXDNode *)objectAtIndexedSubscript:(NSUInteger)index {
    return index < _children.count ? _children[index] : nil;
}

- (void)setObject:(PRXDNode *)node atIndexedSubscript:(NSUInteger)index {
    PRXDNode *old = self[index];
    if (old) {
        old.parent = nil;
        _children[index] = node;
    } else {
        [_children addObject:node];
    }
    node.parent = self;
}

- (BOOL)accept:(id<PRXDVisitor>)visitor {
    return [self accept:visitor depth:0];
}

- (BOOL)accept:(id<PRXDVisitor>)visitor depth:(NSUInteger)depth {
    if (![visitor visit:self depth:depth]) return NO;
    BOOL all = YES;
    for (PRXDNode *child in self.children) all = [child accept:visitor depth:depth + 1] && all;
    if ([visitor respondsToSelector:@selector(leave:)]) [visitor leave:self];
    return all;
}

- (NSString *)path {
    if (!self.parent) return [@"/" stringByAppendingString:self.name ?: @"?"];
    return [self.parent.path stringByAppendingPathComponent:self.name];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len {
    return [_children countByEnumeratingWithState:state objects:buffer count:len];
}

- (id)copyWithZone:(NSZone *)zone {
    PRXDNode *copy = [[[self class] allocWithZone:zone] init];
    copy.name = _name;
    for (PRXDNode *child in self) [copy addChild:[child copy]];
    return copy;
}

- (NSString *)description {
    NSMutableArray *inner = [NSMutableArray array];
    for (PRXDNode *child in self) [inner addObject:[child description]];
    return inner.count ? [NSString stringWithFormat:@"%@(%@)", self.name, [inner componentsJoinedByString:@" "]] : self.name;
}

@end

@interface PRXDPrinter : NSObject <PRXDVisitor>
@property (nonatomic, strong) NSMutableString *text;
@property (nonatomic) NSUInteger limit;
@end

@implementation PRXDPrinter
- (instancetype)init {
    self = [super init];
    if (self) {
        _text = [NSMutableString new];
        _limit = NSUIntegerMax;
    }
    return self;
}
- (BOOL)visit:(PRXDNode *)node depth:(NSUInteger)depth {
    if (depth >= self.limit) return NO;
    [self.text appendFormat:@"%*s%@;", (int)depth, "", node];
    return YES;
}
@end

@interface PRXDClosing : PRXDPrinter
@end

@implementation PRXDClosing
- (void)leave:(PRXDNode *)node {
    [self.text appendFormat:@"</%@>", node.name];
}
- (BOOL)visit:(PRXDNode *)node depth:(NSUInteger)depth {
    [self.text appendFormat:@"<%@>", [node name]];
    return depth < self.limit;
}
+ (NSString *)visitorName { return NSStringFromClass(self); }
@end

static PRXDNode *PRXDTree(void) {
    return [PRXDNode nodeWithName:@"root" children:
        [PRXDNode nodeWithName:@"a" children:[PRXDNode nodeWithName:@"a1" children:nil], [PRXDNode nodeWithName:@"a2" children:nil], nil],
        [PRXDNode nodeWithName:@"b" children:nil],
        nil];
}

NSString *scenario_inheritance_nodes_3_paths(void) {
    PRXDNode *tree = PRXDTree();
    PRXDNode *unnamed = [PRXDNode new];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", tree, tree[@"a"][@"a2"].path, tree[@"x"].path, tree.path, unnamed.path];
}

NSString *scenario_inheritance_nodes_3_subscripts(void) {
    PRXDNode *tree = PRXDTree();
    tree[1] = [PRXDNode nodeWithName:@"c" children:nil];
    tree[7] = [PRXDNode nodeWithName:@"d" children:nil];
    PRXDNode *a = tree[0];
    tree[0] = [PRXDNode nodeWithName:@"z" children:a, nil];
    return [NSString stringWithFormat:@"%@ %@ %d %d %@", tree, a.path, a.isLeaf, tree[2].leaf, tree[9]];
}

NSString *scenario_inheritance_nodes_3_visit(void) {
    PRXDPrinter *printer = [PRXDPrinter new];
    BOOL all = [PRXDTree() accept:printer];
    PRXDClosing *closing = [[PRXDClosing alloc] init];
    closing.limit = 1;
    BOOL some = [PRXDTree() accept:closing];
    return [NSString stringWithFormat:@"%@|%d|%@|%d|%@", printer.text, all, closing.text, some, [[closing class] visitorName]];
}

NSString *scenario_inheritance_nodes_3_copy(void) {
    PRXDNode *tree = PRXDTree();
    PRXDNode *copy = [tree copy];
    copy.name = @"copy";
    [copy[@"a"] removeFromParent];
    tree[@"b"].name = @"B";
    return [NSString stringWithFormat:@"%@ %@ %d %d", tree, copy, [tree isEqual:[tree copy]], tree[@"b"].parent == tree];
}

NSString *scenario_inheritance_nodes_3_moves(void) {
    PRXDNode *tree = PRXDTree();
    [tree[@"b"] addChild:tree[@"a"]];
    NSString *first = tree.description;
    [tree addChild:tree[@"b"][@"a"][@"a1"]];
    NSUInteger count = 0;
    for (PRXDNode *node in tree) count += node.children.count + 1;
    return [NSString stringWithFormat:@"%@ %@ %lu", first, tree, (unsigned long)count];
}

NSString *scenario_inheritance_nodes_3_gone(void) {
    PRXDNode *leaf = nil;
    @autoreleasepool {
        PRXDNode *tree = PRXDTree();
        leaf = tree[@"a"][@"a1"];
    }
    return [NSString stringWithFormat:@"%@ %@ %d", leaf.parent, leaf.path, leaf.parent.isLeaf];
}
