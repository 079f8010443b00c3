#import "PRY11Names.h"

@implementation PRY11Person
@end

/// Three people, of whom one has a name that changes afterwards.
static NSArray *PRY11People(void) {
    NSMutableString *longer = [NSMutableString stringWithString:@"bert"];
    PRY11Person *first = [[PRY11Person alloc] init];
    first.name = longer;
    PRY11Person *second = [[PRY11Person alloc] init];
    second.name = @"Anna";
    PRY11Person *third = [[PRY11Person alloc] init];
    third.name = @"Carl";
    [longer appendString:@"ha"];
    return @[third, first, second];
}

NSString *scenario_sorting_shared_3_selectors(void) {
    NSMutableArray *names = [NSMutableArray array];
    for (PRY11Person *person in PRY11People()) {
        [names addObject:person.name];
    }
    NSArray *sorted = [names sortedArrayUsingSelector:@selector(caseInsensitiveCompare:)];
    NSMutableArray *other = [names mutableCopy];
    [other sortUsingSelector:@selector(localizedCaseInsensitiveCompare:)];
    return [NSString stringWithFormat:@"%@ %@ %@", [sorted componentsJoinedByString:@","], [other componentsJoinedByString:@","],
        [names componentsJoinedByString:@","]];
}

NSString *scenario_sorting_shared_3_descriptors(void) {
    NSSortDescriptor *byName = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:NO selector:@selector(caseInsensitiveCompare:)];
    NSArray *sorted = [PRY11People() sortedArrayUsingDescriptors:@[byName]];
    return [[sorted valueForKey:@"name"] componentsJoinedByString:@","];
}

NSString *scenario_sorting_shared_3_predicates(void) {
    NSArray *people = PRY11People();
    NSArray *long_ = [people filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"name ENDSWITH 'ha'"]];
    NSArray *like = [people filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"name CONTAINS[c] 'A'"]];
    NSArray *one = [people filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"name IN %@", @[@"bertha", @"Anna"]]];
    return [NSString stringWithFormat:@"%@ %@ %@", [[long_ valueForKey:@"name"] componentsJoinedByString:@","],
        [[like valueForKey:@"name"] componentsJoinedByString:@","], [[one valueForKey:@"name"] componentsJoinedByString:@","]];
}
