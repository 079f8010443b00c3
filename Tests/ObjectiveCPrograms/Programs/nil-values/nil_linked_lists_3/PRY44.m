#import "PRY44.h"

@interface PRYListNode : NSObject
@property (nonatomic, assign) NSInteger val;
@property (nonatomic) PRYListNode *next;
@property (nonatomic, strong) PRYListNode *left, *right;
+ (instancetype)node:(NSInteger)v;
@end
@implementation PRYListNode
+ (instancetype)node:(NSInteger)v { PRYListNode *n = [PRYListNode new]; n.val = v; return n; }
@end
static PRYListNode *list(NSArray<NSNumber *> *values) {
    PRYListNode *dummy = [PRYListNode node:0], *tail = dummy;
    for (NSNumber *v in values) { tail.next = [PRYListNode node:v.integerValue]; tail = tail.next; }
    return dummy.next;
}
static NSString *show(PRYListNode *head) {
    NSMutableArray *a = [NSMutableArray array];
    while (head) { [a addObject:@(head.val)]; head = head.next; }
    return [a componentsJoinedByString:@">"];
}
PRYListNode *pryReverse(PRYListNode *head) {
    PRYListNode *prev = nil;
    PRYListNode *cur = head;
    while (cur) { PRYListNode *next = cur.next; cur.next = prev; prev = cur; cur = next; }
    return prev;
}
PRYListNode *pryMerge(PRYListNode *a, PRYListNode *b) {
    if (!a) return b;
    if (!b) return a;
    if (a.val <= b.val) { a.next = pryMerge(a.next, b); return a; }
    b.next = pryMerge(a, b.next);
    return b;
}
PRYListNode *pryRemoveNth(PRYListNode *head, NSInteger n) {
    PRYListNode *dummy = [PRYListNode node:0]; dummy.next = head;
    PRYListNode *fast = dummy, *slow = dummy;
    for (NSInteger i = 0; i <= n; i++) fast = fast.next;
    while (fast != nil) { fast = fast.next; slow = slow.next; }
    slow.next = slow.next.next;
    return dummy.next;
}
PRYListNode *pryMiddle(PRYListNode *head) { PRYListNode *slow = head, *fast = head; while (fast && fast.next) { slow = slow.next; fast = fast.next.next; } return slow; }
BOOL pryHasCycle(PRYListNode *head) { PRYListNode *s = head, *f = head; do { s = s.next; f = f.next.next; } while (s != f); return f != nil; }
PRYListNode *pryAddTwo(PRYListNode *a, PRYListNode *b) {
    PRYListNode *dummy = [PRYListNode node:-1], *p = dummy; NSInteger carry = 0;
    while (a || b || carry) {
        NSInteger sum = a.val + b.val + carry;
        carry = sum / 10;
        p.next = [PRYListNode node:sum % 10]; p = p.next;
        a = a.next; b = b.next;
    }
    return dummy.next;
}
PRYListNode *pryInsert(PRYListNode *root, NSInteger v) { if (root == nil) return [PRYListNode node:v]; if (v < root.val) root.left = pryInsert(root.left, v); else root.right = pryInsert(root.right, v); return root; }
NSInteger pryDepth(PRYListNode *root) { if (!root) return 0; return 1 + MAX(pryDepth(root.left), pryDepth(root.right)); }
void pryWalk(PRYListNode *root, void (^visit)(NSInteger)) { if (!root) return; pryWalk(root.left, visit); visit(root.val); pryWalk(root.right, visit); }
NSArray *pryLevels(PRYListNode *root) {
    NSMutableArray *result = [NSMutableArray array], *queue = [NSMutableArray array];
    if (root) [queue addObject:root];
    while (queue.count) {
        NSMutableArray *level = [NSMutableArray array];
        for (NSInteger i = queue.count; i > 0; i--) {
            PRYListNode *n = queue.firstObject; [queue removeObjectAtIndex:0];
            [level addObject:@(n.val)];
            if (n.left) [queue addObject:n.left];
            if (n.right) [queue addObject:n.right];
        }
        [result addObject:[level copy]];
    }
    return result;
}
NSString *scenario_nil_linked_lists_3_lists(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %ld %@ %d %d", show(pryReverse(list(@[@1, @2, @3]))), show(pryMerge(list(@[@1, @4]), list(@[@2, @3, @9]))), show(pryRemoveNth(list(@[@1, @2, @3]), 3)), show(pryRemoveNth(list(@[@1]), 1)), (long)pryMiddle(list(@[@1, @2, @3, @4])).val, show(pryAddTwo(list(@[@9, @9]), list(@[@1]))), pryHasCycle(nil), pryHasCycle(list(@[@1, @2, @3]))];
}
NSString *scenario_nil_linked_lists_3_trees(void) {
    PRYListNode *root = nil;
    for (NSNumber *n in @[@5, @2, @8, @1, @9, @3]) root = pryInsert(root, n.integerValue);
    NSMutableArray *order = [NSMutableArray array];
    pryWalk(root, ^(NSInteger v) { [order addObject:@(v)]; });
    NSMutableArray *text = [NSMutableArray array];
    for (NSArray *l in pryLevels(root)) [text addObject:[l componentsJoinedByString:@","]];
    return [NSString stringWithFormat:@"%@ %ld %@ %ld %lu", [order componentsJoinedByString:@""], (long)pryDepth(root), [text componentsJoinedByString:@"|"], (long)root.left.left.left.left.val, (unsigned long)pryLevels(nil).count];
}
NSString *scenario_nil_linked_lists_3_past(void) {
    PRYListNode *p = list(@[@1, @2]);
    p = p.next; p = p.next;
    NSInteger v = p.val; p.val = 7; p = p.next;
    PRYListNode *q = list(@[]);
    return [NSString stringWithFormat:@"%ld %d %ld %@", (long)v, p == nil, (long)q.next.val, q];
}
