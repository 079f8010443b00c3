#import "PRY134.h"

@implementation PRY134Student
- (NSString *)key { return [NSString stringWithFormat:@"id %@", self.name]; }
- (NSString *)description { return [NSString stringWithFormat:@"<%@>", self.name]; }
@end

static PRY134Student *PRY134Named(NSString *name) {
    PRY134Student *student = [[PRY134Student alloc] init];
    student.name = name;
    return student;
}

NSString *scenario_dynamic_only_stored_3_sorted(void) {
    PRY134Student *one = PRY134Named(@"B"), *two = PRY134Named(@"A");
    NSDictionary *list = [NSDictionary dictionaryWithObjectsAndKeys:one, [one key], two, [two key], nil];
    NSArray *keys = [[list allKeys] sortedArrayUsingSelector:@selector(compare:)];
    NSMutableDictionary *sorted = [NSMutableDictionary dictionary];
    NSMutableArray *all = [NSMutableArray array];
    for (int i = 0; i < [list count]; i++) {
        // Declared with another class than that of the object, which the compiler of Objective-C does not see.
        NSString *value = [list objectForKey:[keys objectAtIndex:i]];
        NSString *key = [keys objectAtIndex:i];
        [sorted setObject:value forKey:key];
        [all addObject:value];
    }
    return [NSString stringWithFormat:@"%@ %@ %@", sorted[@"id A"], sorted[@"id B"], [all componentsJoinedByString:@","]];
}
