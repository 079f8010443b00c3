#import "PRXVisits.h"

@implementation PRXNode
+ (instancetype)node:(PRXName)name, ... {
    PRXNode *node = [[self alloc] init];
    node.name = name;
    va_list args;
    va_start(args, name);
    for (PRXNode *child = va_arg(args, PRXNode *); child; child = va_arg(args, PRXNode *)) {
        [node.children addObject:child];
        child.parent = node;
    }
    va_end(args);
    return node;
}
- (NSMutableArray *)children { return _children ?: (_children = [NSMutableArray array]); }
- (NSUInteger)depth { NSUInteger d = 0; for (PRXNode *n = self.parent; n; n = n.parent) d++; return d; }
- (NSString *)path { return self.parent ? [[self.parent path] stringByAppendingFormat:@"/%@", self.name] : self.name; }
- (void)visit:(PRXVisit)visit { BOOL stop = NO; [self visit:visit depth:0 stop:&stop]; }
- (PRXNode *)visit:(PRXVisit)visit depth:(NSUInteger)depth stop:(BOOL *)stop {
    PRXNode *replaced = visit(self, depth, stop);
    if (*stop) return replaced;
    for (PRXNode *child in [self.children copy]) {
        PRXNode *other = [child visit:visit depth:depth + 1 stop:stop];
        if (other && other != child) {
            [self.children replaceObjectAtIndex:[self.children indexOfObjectIdenticalTo:child] withObject:other];
            other.parent = self;
        }
        if (*stop) break;
    }
    return replaced;
}
- (PRXNode *)find:(BOOL (^)(PRXNode *))test {
    if (test(self)) return self;
    for (PRXNode *child in self.children) {
        PRXNode *found = [child find:test];
        if (found) return found;
    }
    return nil;
}
@end
NSString *scenario_blocks_visits_3_tree(void) {
    PRXNode *leaf = [PRXNode node:@"leaf", nil];
    PRXNode *root = [PRXNode node:@"root", [PRXNode node:@"a", leaf, nil], [PRXNode node:@"b", nil], nil];
    NSMutableArray *seen = [NSMutableArray array];
    [root visit:^PRXNode *(PRXNode *node, NSUInteger depth, BOOL *stop) {
        [seen addObject:[NSString stringWithFormat:@"%@%lu", node.name, (unsigned long)depth]];
        if ([node.name isEqualToString:@"b"]) { *stop = YES; return [PRXNode node:@"c", nil]; }
        return nil;
    }];
    PRXNode *found = [root find:^BOOL(PRXNode *n) { return n.depth == 2; }];
    PRXTable *table = @{@"x": @[@1, @2]};
    leaf.span = PRXSpanMake(2, 5);
    PRXSpan copy = leaf.span; copy.to++;
    return [NSString stringWithFormat:@"%@ %@ %@ %lu %@ %lu-%lu", [seen componentsJoinedByString:@","], found.path, [root.children.lastObject name], (unsigned long)[table[@"x"] count], [root find:^BOOL(PRXNode *n) { return NO; }].name, (unsigned long)leaf.span.to, (unsigned long)copy.to];
}
