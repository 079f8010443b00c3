#import "PRY126.h"

static NSInteger PRY126calls = 0;
static NSInteger PRY126Next(void) { return ++PRY126calls; }
@interface PRY126Box : NSObject
- (NSInteger)add:(NSInteger)a to:(NSInteger)b;
- (id)box;
@end
@implementation PRY126Box
- (NSInteger)add:(NSInteger)a to:(NSInteger)b { return a + b; }
- (id)box { return nil; }
@end
NSString *scenario_dynamic_any_tables_3_args(void) {
    PRY126Box *box = [PRY126Box new];
    id other = [box box];
    NSInteger sum = [other add:PRY126Next() to:PRY126Next()];
    return [NSString stringWithFormat:@"%ld %ld", (long)sum, (long)PRY126calls];
}
NSString *scenario_dynamic_any_tables_3_order(void) {
    id order = [NSMutableOrderedSet orderedSetWithObjects:@"a", @"b", @"c", nil];
    NSDictionary *all = @{ @"o": order };
    id any = all[@"o"];
    [any addObject:@"d"];
    [any insertObject:@"z" atIndex:0];
    NSUInteger at = [any indexOfObject:@"b"];
    [any removeObject:@"c"];
    return [NSString stringWithFormat:@"%lu %lu %@ %@ %d %@", (unsigned long)at, (unsigned long)[any count], [[any array] componentsJoinedByString:@""], [any firstObject], [any containsObject:@"d"], [any objectAtIndex:1]];
}
NSString *scenario_dynamic_any_tables_3_tables(void) {
    id table = [NSMapTable strongToStrongObjectsMapTable];
    NSDictionary *all = @{ @"t": table, @"c": [[NSCache alloc] init], @"h": [NSHashTable hashTableWithOptions:0], @"n": [[NSCountedSet alloc] init] };
    id any = all[@"t"];
    [any setObject:@1 forKey:@"k"];
    [all[@"c"] setObject:@"v" forKey:@"k"];
    [all[@"h"] addObject:@"x"];
    [all[@"n"] addObject:@"y"];
    [all[@"n"] addObject:@"y"];
    return [NSString stringWithFormat:@"%@ %lu %@ %lu %lu %d", [any objectForKey:@"k"], (unsigned long)[any count], [all[@"c"] objectForKey:@"k"], (unsigned long)[all[@"h"] count], (unsigned long)[all[@"n"] countForObject:@"y"], [all[@"h"] containsObject:@"x"]];
}
NSString *scenario_dynamic_any_tables_3_removed(void) {
    NSDictionary *all = @{ @"t": [NSMapTable strongToStrongObjectsMapTable], @"c": [[NSCache alloc] init], @"o": [NSMutableOrderedSet orderedSet] };
    [all[@"t"] setObject:@1 forKey:@"k"];
    [all[@"t"] removeObjectForKey:@"k"];
    [all[@"c"] setObject:@1 forKey:@"k"];
    [all[@"c"] removeAllObjects];
    [all[@"o"] addObject:@"a"];
    [all[@"o"] removeAllObjects];
    return [NSString stringWithFormat:@"%lu %@ %lu", (unsigned long)[all[@"t"] count], [all[@"c"] objectForKey:@"k"], (unsigned long)[all[@"o"] count]];
}
