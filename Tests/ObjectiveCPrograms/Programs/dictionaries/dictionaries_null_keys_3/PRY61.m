#import "PRY61.h"

NSString *scenario_dictionaries_null_keys_3_key(void) {
    NSMutableDictionary *seen = [NSMutableDictionary dictionary];
    NSArray *values = @[ @"a", [NSNull null], @"b", [NSNull null], [NSNull null] ];
    for (id value in values) {
        seen[value] = @([seen[value] integerValue] + 1);
    }
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)seen.count, seen[[NSNull null]]];
}

NSString *scenario_dictionaries_null_keys_3_set(void) {
    NSMutableSet *set = [NSMutableSet set];
    [set addObject:[NSNull null]];
    [set addObject:[NSNull null]];
    [set addObject:@"x"];
    BOOL has = [set containsObject:[NSNull null]];
    [set removeObject:[NSNull null]];
    return [NSString stringWithFormat:@"%d %lu", has, (unsigned long)set.count];
}

NSString *scenario_dictionaries_null_keys_3_unique(void) {
    NSArray *all = @[ @1, [NSNull null], @1, [NSNull null] ];
    NSSet *set = [NSSet setWithArray:all];
    NSOrderedSet *ordered = [NSOrderedSet orderedSetWithArray:all];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)set.count, (unsigned long)ordered.count];
}

NSString *scenario_dictionaries_null_keys_3_group(void) {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    NSArray *rows = @[ @{ @"team": @"red" }, @{ @"team": [NSNull null] }, @{ @"team": @"red" }, @{ @"team": [NSNull null] } ];
    for (NSDictionary *row in rows) {
        id team = row[@"team"];
        NSMutableArray *list = groups[team];
        if (!list) {
            list = [NSMutableArray array];
            groups[team] = list;
        }
        [list addObject:row];
    }
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)groups.count, (unsigned long)[groups[[NSNull null]] count]];
}

NSString *scenario_dictionaries_null_keys_3_const(void) {
    NSDictionary *table = @{ [NSNull null]: @"nothing", @"a": @"letter" };
    id key = [NSNull null];
    return [NSString stringWithFormat:@"%@ %@", table[key], [table objectForKey:[NSNull null]]];
}
