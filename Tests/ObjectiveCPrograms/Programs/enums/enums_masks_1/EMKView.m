#import "EMKView.h"

@implementation EMKView
- (void)toggle:(EMKEdge)edge {
    EMKEdge next = EMKEdgeNone;
    next |= self.edges;
    next ^= edge;
    self.edges = next;
}
@end

static EMKEdge EMKEdgesOf(NSArray *names) {
    EMKEdge edges = 0;
    for (NSString *name in names) {
        if ([name isEqualToString:@"top"]) edges |= EMKEdgeTop;
        if ([name isEqualToString:@"left"]) edges |= EMKEdgeLeft;
        if ([name hasPrefix:@"all"]) edges = EMKEdgeAll;
        if ([name isEqualToString:@"-right"]) edges &= ~EMKEdgeRight;
    }
    return edges;
}

NSString *scenario_enums_masks_1_edges(void) {
    EMKView *view = [EMKView new];
    NSMutableArray *log = [NSMutableArray array];
    [log addObject:@(view.edges)];
    view.edges = EMKEdgesOf(@[@"top", @"left"]);
    [log addObject:@(view.edges)];
    [view toggle:EMKEdgeTop | EMKEdgeRight];
    [log addObject:@(view.edges)];
    view.edges = EMKEdgesOf(@[@"all", @"-right"]);
    BOOL both = (view.edges & (EMKEdgeTop | EMKEdgeBottom)) == (EMKEdgeTop | EMKEdgeBottom);
    BOOL right = view.edges & EMKEdgeRight;
    [log addObject:[NSString stringWithFormat:@"%lu %d %d %d", (unsigned long)view.edges, both, right ? 1 : 0, !!(view.edges & EMKEdgeLeft)]];
    EMKEdge none = 0;
    view.edges = none;
    [log addObject:view.edges == 0 ? @"none" : @"some"];
    return [log componentsJoinedByString:@" "];
}
