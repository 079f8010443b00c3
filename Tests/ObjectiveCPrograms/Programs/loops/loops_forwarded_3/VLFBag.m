#import "VLFBag.h"

@implementation VLFBag
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length {
    return [self.things countByEnumeratingWithState:state objects:buffer count:length];
}
@end

@implementation VLFNamedBag
@end

static NSString *joined(VLFBag *bag) {
    NSMutableString *text = [NSMutableString string];
    for (NSString *thing in bag) [text appendFormat:@"%@%lu ", thing, (unsigned long)thing.length];
    return text;
}

NSString *scenario_loops_forwarded_3_shared(void) {
    NSMutableArray *things = [NSMutableArray arrayWithObject:@"one"];
    VLFNamedBag *bag = [[VLFNamedBag alloc] init];
    bag.things = things;
    [things addObject:@"three"];
    return joined(bag);
}
NSString *scenario_loops_forwarded_3_nothing(void) {
    VLFBag *bag = [[VLFBag alloc] init];
    return [NSString stringWithFormat:@"<%@>", joined(bag)];
}
NSString *scenario_loops_forwarded_3_reverse(void) {
    NSMutableIndexSet *indexes = [NSMutableIndexSet indexSetWithIndex:4];
    [indexes addIndex:1];
    [indexes addIndex:9];
    NSMutableArray *list = [NSMutableArray array];
    [indexes enumerateIndexesWithOptions:NSEnumerationReverse usingBlock:^(NSUInteger index, BOOL *stop) {
        if (index < 2) {
            *stop = YES;
            return;
        }
        [list addObject:@(index)];
    }];
    return [list componentsJoinedByString:@" "];
}
