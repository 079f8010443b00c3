#import "RND.h"

// One list is added in several rounds.
NSString *scenario_arrays_shared_rounds_3_kept(void) {
    NSMutableArray *all = [NSMutableArray array];
    NSMutableArray *current = [NSMutableArray array];
    for (NSString *word in @[ @"a", @"bb", @"c" ]) {
        [current addObject:word];
        if (word.length == 1) {
            [all addObject:current];
        }
    }
    return [NSString stringWithFormat:@"%lu %lu %lu %d", (unsigned long)all.count, (unsigned long)[all[0] count], (unsigned long)[all[1] count], all[0] == all[1]];
}

// Each batch has a list of its own.
NSString *scenario_arrays_shared_rounds_3_renewed(void) {
    NSMutableArray *batches = [NSMutableArray array];
    NSMutableArray *batch = [NSMutableArray array];
    for (int i = 1; i <= 5; i++) {
        [batch addObject:@(i)];
        if (batch.count == 2) {
            [batches addObject:batch];
            batch = [NSMutableArray array];
        }
    }
    NSMutableArray *texts = [NSMutableArray array];
    for (NSArray *list in batches) [texts addObject:[list componentsJoinedByString:@"+"]];
    return [NSString stringWithFormat:@"%@ %lu", [texts componentsJoinedByString:@"/"], (unsigned long)batch.count];
}

// One list stands under all keys, and changes after it was put there.
NSString *scenario_arrays_shared_rounds_3_keys(void) {
    NSMutableDictionary *table = [NSMutableDictionary dictionary];
    NSMutableArray *list = [NSMutableArray array];
    for (NSString *key in @[ @"x", @"y", @"z" ]) {
        table[key] = list;
        [list addObject:key];
    }
    NSMutableDictionary *sizes = [NSMutableDictionary dictionary];
    NSMutableDictionary *inner = [NSMutableDictionary dictionary];
    int round = 0;
    while (round < 2) {
        [sizes setObject:inner forKey:@(round)];
        inner[@(round)] = @"r";
        round++;
    }
    return [NSString stringWithFormat:@"%lu%lu%lu %lu%lu", (unsigned long)[table[@"x"] count], (unsigned long)[table[@"y"] count], (unsigned long)[table[@"z"] count], (unsigned long)[sizes[@0] count], (unsigned long)[sizes[@1] count]];
}

// A variable walks through a tree that it makes.
NSString *scenario_arrays_shared_rounds_3_tree(void) {
    NSMutableDictionary *root = [NSMutableDictionary dictionary];
    for (NSString *path in @[ @"a.b", @"a.c.d", @"e" ]) {
        NSMutableDictionary *node = root;
        for (NSString *name in [path componentsSeparatedByString:@"."]) {
            NSMutableDictionary *next = node[name];
            if (next == nil) {
                next = [NSMutableDictionary dictionary];
                node[name] = next;
            }
            node = next;
        }
        node[@"end"] = @YES;
    }
    return [NSString stringWithFormat:@"%lu %lu %@ %lu", (unsigned long)root.count, (unsigned long)[root[@"a"] count], root[@"a"][@"b"][@"end"], (unsigned long)[root[@"a"][@"c"][@"d"] count]];
}

// The list that is changed is one of several.
NSString *scenario_arrays_shared_rounds_3_chosen(void) {
    NSMutableDictionary *sections = [NSMutableDictionary dictionary];
    NSMutableArray *current = nil;
    for (NSString *line in @[ @"free", @"[one]", @"a", @"b", @"[two]", @"[one]", @"c" ]) {
        if ([line hasPrefix:@"["]) {
            current = sections[line];
            if (current == nil) {
                current = [NSMutableArray array];
                sections[line] = current;
            }
            continue;
        }
        if (!current) {
            current = [NSMutableArray array];
            sections[@"none"] = current;
        }
        [current addObject:line];
    }
    NSMutableArray *odd = [NSMutableArray array], *even = [NSMutableArray array];
    NSMutableArray *target;
    for (int i = 0; i < 5; i++) {
        target = i % 2 ? odd : even;
        [target addObject:@(i)];
    }
    return [NSString stringWithFormat:@"%@ %@ %lu %lu%lu", [sections[@"none"] componentsJoinedByString:@","], [sections[@"[one]"] componentsJoinedByString:@","], (unsigned long)[sections[@"[two]"] count], (unsigned long)odd.count, (unsigned long)even.count];
}
