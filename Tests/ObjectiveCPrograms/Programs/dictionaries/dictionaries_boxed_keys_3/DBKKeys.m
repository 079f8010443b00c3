#import "DBKKeys.h"

static NSString *DBKText(NSNumber *given, NSArray<NSNumber *> *list) {
    NSNumber *n = @(list.count);
    NSMutableDictionary *d = [NSMutableDictionary dictionary];
    d[n] = @"a";
    d[given] = @"b";
    [d setObject:@"c" forKey:list[0]];
    NSDictionary *lit = @{ n: @"x", given: @"y", @30: @"z" };
    NSMutableSet *s = [NSMutableSet setWithObject:n];
    [s addObject:given];
    NSSet *t = [NSSet setWithObjects:n, given, @7, nil];
    NSSet *u = [NSSet setWithArray:list];
    for (NSNumber *k in list) { d[k] = @1; [s addObject:k]; }
    NSDictionary *pairs = [NSDictionary dictionaryWithObjectsAndKeys:@"p", n, @"q", @9, nil];
    return [NSString stringWithFormat:@"%@ %@ %@ %d %d %d %d %@ %@", d[@6], [d objectForKey:@2], lit[@30], [s containsObject:@1000], [t containsObject:@7], [t containsObject:n], [u containsObject:@5], pairs[@9], pairs[n]];
}
NSString *scenario_dictionaries_boxed_keys_3_keys(void) {
    return DBKText(@2, @[@5, @6, @1000]);
}
