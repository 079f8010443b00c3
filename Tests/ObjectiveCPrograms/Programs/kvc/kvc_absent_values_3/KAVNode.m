#import "KAVNode.h"

@implementation KAVNode

- (NSString *)label {
    return self.size > 1 ? [self.name uppercaseString] : nil;
}

@end

static NSArray<KAVNode *> *Nodes(void) {
    NSMutableArray *nodes = [NSMutableArray array];
    for (NSInteger i = 0; i < 3; i++) {
        KAVNode *node = [[KAVNode alloc] init];
        node.size = i;
        if (i != 1) node.name = [NSString stringWithFormat:@"n%ld", (long)i];
        [nodes addObject:node];
    }
    return nodes;
}

NSString *scenario_kvc_absent_values_3_names(void) {
    NSArray<KAVNode *> *nodes = Nodes();
    NSArray *names = [nodes valueForKey:@"name"];
    NSArray *labels = [nodes valueForKey:@"label"];
    return [NSString stringWithFormat:@"%lu %@ %@ %d %lu", (unsigned long)names.count, names[1] == [NSNull null] ? @"null" : @"-",
                                      labels[2], [names containsObject:@"n2"], (unsigned long)[names indexOfObject:@"n2"]];
}

NSString *scenario_kvc_absent_values_3_pairs(void) {
    NSArray<KAVNode *> *nodes = Nodes();
    NSDictionary *names = [NSDictionary dictionaryWithObjects:[nodes valueForKey:@"name"] forKeys:[nodes valueForKey:@"size"]];
    return [NSString stringWithFormat:@"%@ %@ %lu", names[@0], [names[@1] isKindOfClass:[NSNull class]] ? @"null" : names[@1], (unsigned long)names.count];
}
