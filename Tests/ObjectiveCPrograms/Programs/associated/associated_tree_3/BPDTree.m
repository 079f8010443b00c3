#import "BPDTree.h"

@interface BPDNode : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, weak) BPDNode *parent;
@property (nonatomic, strong, readonly) NSMutableArray *children;
- (instancetype)initWithTitle:(NSString *)title;
- (BPDNode *)addChild:(NSString *)title;
- (NSUInteger)depth;
- (NSArray *)path;
- (BPDNode *)nodeAtPath:(NSString *)path;
- (void)walk:(BOOL (^)(BPDNode *node, NSUInteger depth))visitor;
@end

static char BPDNoteKey;
@interface BPDNode (Notes)
@property (nonatomic, copy) NSString *note;
@property (nonatomic, assign) NSInteger priority;
@end
@implementation BPDNode (Notes)
- (NSString *)note { return objc_getAssociatedObject(self, &BPDNoteKey); }
- (void)setNote:(NSString *)note { objc_setAssociatedObject(self, &BPDNoteKey, note, OBJC_ASSOCIATION_COPY_NONATOMIC); }
- (NSInteger)priority { return [objc_getAssociatedObject(self, @selector(priority)) integerValue]; }
- (void)setPriority:(NSInteger)priority { objc_setAssociatedObject(self, @selector(priority), @(priority), OBJC_ASSOCIATION_RETAIN_NONATOMIC); }
@end

@implementation BPDNode
- (instancetype)initWithTitle:(NSString *)title {
    self = [super init];
    if (self) {
        _title = [title copy];
        _children = [NSMutableArray new];
    }
    return self;
}
- (BPDNode *)addChild:(NSString *)title {
    BPDNode *child = [[[self class] alloc] initWithTitle:title];
    child.parent = self;
    [self.children addObject:child];
    return child;
}
- (NSUInteger)depth {
    NSUInteger depth = 0;
    for (BPDNode *node = self.parent; node; node = node.parent) depth++;
    return depth;
}
- (NSArray *)path {
    NSMutableArray *titles = [NSMutableArray array];
    BPDNode *node = self;
    do {
        [titles insertObject:node.title ?: @"" atIndex:0];
        node = node.parent;
    } while (node != nil);
    return titles;
}
- (BPDNode *)nodeAtPath:(NSString *)path {
    BPDNode *current = self;
    for (NSString *component in [path componentsSeparatedByString:@"/"]) {
        if (component.length == 0 || [component isEqualToString:@"."]) continue;
        if ([component isEqualToString:@".."]) {
            current = current.parent;
            continue;
        }
        BPDNode *next = nil;
        for (BPDNode *child in current.children) {
            if ([child.title isEqualToString:component]) {
                next = child;
                break;
            }
        }
        if (next == nil) return nil;
        current = next;
    }
    return current;
}
- (void)walk:(BOOL (^)(BPDNode *, NSUInteger))visitor {
    [self walk:visitor depth:0];
}
- (void)walk:(BOOL (^)(BPDNode *, NSUInteger))visitor depth:(NSUInteger)depth {
    if (!visitor || !visitor(self, depth)) return;
    for (BPDNode *child in [self.children copy]) {
        [child walk:visitor depth:depth + 1];
    }
}
@end

NSString *scenario_associated_tree_3_tree(void) {
    NSMutableArray *log = [NSMutableArray array];
    BPDNode *root = [[BPDNode alloc] initWithTitle:@"root"];
    BPDNode *docs = [root addChild:@"docs"];
    [[docs addChild:@"a"] addChild:@"deep"];
    [docs addChild:@"b"].priority = 4;
    [root addChild:@"tmp"].note = @"trash";
    NSMutableString *outline = [NSMutableString string];
    [root walk:^BOOL(BPDNode *node, NSUInteger depth) {
        [outline appendString:[@"" stringByPaddingToLength:depth * 2 withString:@"·" startingAtIndex:0]];
        [outline appendFormat:@"%@%@;", node.title, node.note ? [NSString stringWithFormat:@"[%@]", node.note] : @""];
        return ![node.title isEqual:@"a"];
    }];
    [log addObject:outline];
    BPDNode *deep = [root nodeAtPath:@"docs/./a/deep"];
    [log addObject:[NSString stringWithFormat:@"%@ %lu", [deep.path componentsJoinedByString:@">"], (unsigned long)deep.depth]];
    [log addObject:[NSString stringWithFormat:@"%@ %@ %ld", [root nodeAtPath:@"docs/x"].title, [deep nodeAtPath:@"../../b"].title, (long)[docs nodeAtPath:@"b"].priority]];
    [log addObject:[NSString stringWithFormat:@"%@ %d", [root nodeAtPath:@"../docs"].title, [root nodeAtPath:@""] == root]];
    [root walk:nil];
    __block NSUInteger total = 0;
    [root walk:^BOOL(BPDNode *node, NSUInteger depth) {
        total += depth;
        if ([node.title isEqualToString:@"tmp"]) [node.parent.children removeObject:node];
        return YES;
    }];
    [log addObject:[NSString stringWithFormat:@"%lu %lu", (unsigned long)total, (unsigned long)root.children.count]];
    return [log componentsJoinedByString:@"|"];
}
