#import "LAY.h"

@interface LAYNode : NSObject <NSCopying> {
@protected
    NSMutableArray *_children;
}
@property (nonatomic, copy) NSString *name;
@property (nonatomic, weak) LAYNode *parent;
@property (nonatomic, strong, readonly) NSArray *children;
@property (nonatomic, strong) NSMutableDictionary *attributes;
- (instancetype)initWithName:(NSString *)name;
- (LAYNode *)add:(LAYNode *)child;
- (NSString *)outline;
@end

@implementation LAYNode

- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) {
        _name = [name copy];
        _children = [NSMutableArray array];
        _attributes = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (NSArray *)children {
    return [_children copy];
}

- (LAYNode *)add:(LAYNode *)child {
    [_children addObject:child];
    child.parent = self;
    return self;
}

- (id)copyWithZone:(NSZone *)zone {
    LAYNode *copy = [[[self class] allocWithZone:zone] initWithName:self.name];
    for (LAYNode *child in _children) {
        [copy add:[child copyWithZone:zone]];
    }
    copy.attributes = [self.attributes mutableCopy];
    return copy;
}

- (NSString *)outline {
    if (!_children.count) return self.name;
    return [NSString stringWithFormat:@"%@(%@)", self.name, [[_children valueForKey:@"outline"] componentsJoinedByString:@" "]];
}

@end

@interface LAYBox : LAYNode
@property (nonatomic, assign) CGSize size;
@property (nonatomic, copy) NSString *(^formatter)(LAYBox *box);
@end

@implementation LAYBox

- (id)copyWithZone:(NSZone *)zone {
    LAYBox *copy = [super copyWithZone:zone];
    copy.size = self.size;
    copy.formatter = self.formatter;
    copy.name = [copy.name stringByAppendingString:@"'"];
    return copy;
}

- (NSString *)outline {
    NSString *text = [super outline];
    return self.formatter ? self.formatter(self) : [text stringByAppendingFormat:@"[%gx%g]", self.size.width, self.size.height];
}

@end

NSString *scenario_copying_layout_3_deep(void) {
    LAYNode *root = [[[LAYNode alloc] initWithName:@"r"] add:[[LAYNode alloc] initWithName:@"a"]];
    LAYNode *copy = [root copy];
    [copy add:[[LAYNode alloc] initWithName:@"b"]];
    LAYNode *inner = copy.children[0];
    inner.name = @"A";
    copy.attributes[@"k"] = @1;
    NSArray *held = root.children;
    [root add:[[LAYNode alloc] initWithName:@"c"]];
    return [NSString stringWithFormat:@"%@ %@ %lu %lu %d %d", root.outline, copy.outline, (unsigned long)held.count, (unsigned long)root.attributes.count, inner.parent == copy, [held[0] parent] == root];
}

NSString *scenario_copying_layout_3_properties(void) {
    NSMutableString *name = [NSMutableString stringWithString:@"box"];
    LAYNode *node = [[LAYNode alloc] initWithName:name];
    [name appendString:@"es"];
    NSString *first = node.name;
    node.name = name;
    [name setString:@"gone"];
    NSMutableDictionary *attributes = [@{ @"x" : @1 } mutableCopy];
    node.attributes = attributes;
    attributes[@"y"] = @2;
    [node.attributes removeObjectForKey:@"x"];
    NSDictionary *frozen = [node.attributes copy];
    node.attributes[@"z"] = @3;
    return [NSString stringWithFormat:@"%@ %@ %@ %lu %lu %d", first, node.name, name, (unsigned long)attributes.count, (unsigned long)frozen.count, node.attributes == attributes];
}

NSString *scenario_copying_layout_3_inherited(void) {
    LAYBox *box = [[LAYBox alloc] initWithName:@"b"];
    box.size = CGSizeMake(2, 3.5);
    [box add:[[LAYNode alloc] initWithName:@"n"]];
    LAYNode *copy = [box copy];
    LAYBox *second = [copy copy];
    second.size = CGSizeMake(second.size.width * 2, 1);
    return [NSString stringWithFormat:@"%@ %@ %@ %d %d", box.outline, copy.outline, second.outline, [copy isKindOfClass:[LAYBox class]], [copy isMemberOfClass:[LAYNode class]]];
}

NSString *scenario_copying_layout_3_mutable(void) {
    NSMutableArray *rows = [NSMutableArray arrayWithObjects:[NSMutableArray arrayWithObject:@1], [@[ @2 ] mutableCopy], nil];
    NSArray *shallow = [rows copy];
    NSArray *deep = [[NSArray alloc] initWithArray:rows copyItems:YES];
    [rows[0] addObject:@9];
    [rows addObject:@[]];
    NSMutableSet *set = [NSMutableSet setWithArray:@[ @"a" ]];
    NSSet *frozen = [set copy];
    [set addObject:@"b"];
    NSMutableString *text = [@"t" mutableCopy];
    NSDictionary *keyed = @{ text : text };
    [text appendString:@"!"];
    return [NSString stringWithFormat:@"%lu %lu %lu %lu %lu %@ %@", (unsigned long)[shallow[0] count], (unsigned long)[deep[0] count], (unsigned long)shallow.count, (unsigned long)frozen.count, (unsigned long)set.count, keyed.allKeys[0], keyed.allValues[0]];
}

NSString *scenario_copying_layout_3_blocks(void) {
    LAYBox *box = [[LAYBox alloc] initWithName:@"b"];
    __block NSInteger calls = 0;
    box.formatter = ^NSString *(LAYBox *other) {
        calls++;
        return [NSString stringWithFormat:@"<%@ %.0f>", other.name, other.size.width];
    };
    box.size = CGSizeMake(7, 7);
    LAYBox *copy = [box copy];
    copy.size = CGSizeZero;
    NSString *one = box.outline, *two = copy.outline;
    box.formatter = nil;
    return [NSString stringWithFormat:@"%@ %@ %@ %ld", one, two, box.outline, (long)calls];
}
