#import "PRY17Votes.h"

@implementation PRY17Votes
@end

NSString *scenario_sets_counted_3_any(void) {
    PRY17Votes *box = [[PRY17Votes alloc] init];
    box.votes = [NSCountedSet setWithArray:@[@"a", @"b", @"a"]];
    NSMutableArray *names = [NSMutableArray array];
    for (NSString *name in box.votes) [names addObject:name];
    [names sortUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%lu %@ %d %d %lu %lu %d", (unsigned long)[box.votes count], [names componentsJoinedByString:@","],
        [box.votes containsObject:@"a"], [box.votes containsObject:@"c"], (unsigned long)[[box.votes allObjects] count],
        (unsigned long)[box.votes countForObject:@"a"], [box.votes isKindOfClass:[NSSet class]]];
}
