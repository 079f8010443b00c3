#import "LDCLists.h"

@implementation LDCLists
- (NSArray *)listed { return [NSArray arrayWithObjects:@"a", self.text, @"c", nil]; }
- (NSDictionary *)table { return [NSDictionary dictionaryWithObjectsAndKeys:@1, @"one", self.text, @"text", @3, @"three", nil]; }
- (NSDictionary *)plain { return [[NSDictionary alloc] initWithObjectsAndKeys:@"Ann", @"name", @(self.names.count), @"count", nil]; }
- (NSUInteger)cleared {
    NSArray *copy = self.log.copy;
    NSUInteger count = 0;
    for (id item in copy) {
        [self.log removeObject:item];
        count++;
    }
    return count;
}
@end

NSString *scenario_nil_values_lists_3_arrays(void) {
    LDCLists *l = [[LDCLists alloc] init];
    NSArray *none = [l listed];
    l.text = @"b";
    return [NSString stringWithFormat:@"%@ %@", [none componentsJoinedByString:@","], [[l listed] componentsJoinedByString:@","]];
}
NSString *scenario_nil_values_lists_3_dictionaries(void) {
    LDCLists *l = [[LDCLists alloc] init];
    NSUInteger none = [[l table] count];
    l.text = @"b";
    NSDictionary *all = [l table];
    return [NSString stringWithFormat:@"%lu %lu %@ %@ %@ %@", (unsigned long)none, (unsigned long)all.count, all[@"text"], all[@"three"], [l plain][@"name"], [l plain][@"count"]];
}
NSString *scenario_nil_values_lists_3_sets(void) {
    LDCLists *l = [[LDCLists alloc] init];
    NSSet *none = [NSSet setWithObjects:@"a", l.text, @"c", nil];
    l.text = @"b";
    NSSet *all = [NSSet setWithObjects:@"a", l.text, @"c", nil];
    return [NSString stringWithFormat:@"%lu %lu %d", (unsigned long)none.count, (unsigned long)all.count, [all containsObject:@"b"]];
}
NSString *scenario_nil_values_lists_3_searches(void) {
    LDCLists *l = [[LDCLists alloc] init];
    l.names = @[@"a", @"b"];
    NSArray<NSString *> *texts = @[@"a", @"b"];
    NSString *none = [NSString stringWithFormat:@"%d %d %d", [l.names containsObject:l.text], [texts containsObject:l.text], [texts indexOfObject:l.text] == NSNotFound];
    l.text = @"b";
    return [NSString stringWithFormat:@"%@ %d %d %lu", none, [l.names containsObject:l.text], [texts containsObject:l.text], (unsigned long)[texts indexOfObject:l.text]];
}
NSString *scenario_nil_values_lists_3_copies(void) {
    LDCLists *l = [[LDCLists alloc] init];
    NSUInteger none = [l cleared];
    l.log = [@[@"a", @"b"] mutableCopy];
    NSUInteger two = [l cleared];
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)none, (unsigned long)two, (unsigned long)l.log.count];
}
