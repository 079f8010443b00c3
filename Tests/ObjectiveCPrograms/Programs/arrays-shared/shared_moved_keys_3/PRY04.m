#import "PRY04.h"

NSString *scenario_shared_moved_keys_3_key(void) {
    NSMutableDictionary *groups = [@{@"a": [@[@1] mutableCopy], @"b": [@[@2] mutableCopy]} mutableCopy];
    NSString *key = @"a";
    NSMutableArray *group = groups[key];
    key = @"b";
    [group addObject:@3];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)[groups[@"a"] count], (unsigned long)[groups[@"b"] count]];
}
NSString *scenario_shared_moved_keys_3_index(void) {
    NSMutableArray *rows = [@[[@"x" mutableCopy], [@"y" mutableCopy]] mutableCopy];
    NSUInteger i = 0;
    NSMutableString *row = rows[i];
    i++;
    [row appendString:@"1"];
    NSMutableString *next = rows[i++];
    [next appendString:@"2"];
    return [rows componentsJoinedByString:@","];
}
NSString *scenario_shared_moved_keys_3_list(void) {
    NSMutableDictionary *groups = [@{@"a": [@[@1] mutableCopy]} mutableCopy];
    NSDictionary *old = groups;
    NSMutableArray *group = groups[@"a"];
    groups = [NSMutableDictionary dictionary];
    [group addObject:@3];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)groups.count, (unsigned long)[old[@"a"] count]];
}
NSString *scenario_shared_moved_keys_3_both(void) {
    NSMutableDictionary *d = [NSMutableDictionary dictionary];
    NSMutableString *s = [@"k" mutableCopy];
    [d setObject:s forKey:s];
    [s appendString:@"2"];
    return [NSString stringWithFormat:@"%@ %@ %lu", d[@"k"], d[@"k2"], (unsigned long)d.count];
}
NSString *scenario_shared_moved_keys_3_loop(void) {
    NSMutableArray *rows = [NSMutableArray array];
    NSMutableString *line = nil;
    for (NSUInteger i = 0; i < 5; i++) {
        if (i % 2 == 0) { line = [NSMutableString string]; [rows addObject:line]; }
        [line appendFormat:@"%lu", (unsigned long)i];
    }
    return [rows componentsJoinedByString:@","];
}
NSString *scenario_shared_moved_keys_3_last(void) {
    NSMutableArray *rows = [NSMutableArray arrayWithObject:[NSMutableArray array]];
    for (NSString *word in @[@"a", @"bb", @"|", @"c"]) {
        NSMutableArray *current = rows.lastObject;
        if ([word isEqualToString:@"|"]) { current = [NSMutableArray array]; [rows addObject:current]; continue; }
        [current addObject:word];
    }
    NSMutableArray *out = [NSMutableArray array];
    for (NSArray *row in rows) [out addObject:[row componentsJoinedByString:@"+"]];
    return [out componentsJoinedByString:@"/"];
}
NSString *scenario_shared_moved_keys_3_nested(void) {
    NSMutableDictionary *tree = [NSMutableDictionary dictionary];
    for (NSString *path in @[@"a/b/c", @"a/b/d", @"x"]) {
        NSMutableDictionary *node = tree;
        for (NSString *part in [path componentsSeparatedByString:@"/"]) {
            NSMutableDictionary *child = node[part];
            if (!child) { child = [NSMutableDictionary new]; node[part] = child; }
            node = child;
        }
        node[@"leaf"] = @(path.length);
    }
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", tree[@"a"][@"b"][@"c"][@"leaf"], tree[@"a"][@"b"][@"d"][@"leaf"], tree[@"x"][@"leaf"], (unsigned long)tree.count];
}
NSString *scenario_shared_moved_keys_3_swap(void) {
    NSMutableArray *front = [NSMutableArray arrayWithObject:@1], *back = [NSMutableArray array];
    for (int i = 0; i < 3; i++) {
        [back addObjectsFromArray:front]; [back addObject:@(i)];
        NSMutableArray *t = front; front = back; back = t;
        [back removeAllObjects];
    }
    return [front componentsJoinedByString:@","];
}
