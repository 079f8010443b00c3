#import "QTEElements.h"

// A variable holds an element, which is changed through its collection.
NSString *scenario_arrays_shared_elements_3_dictionaries(void) {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    NSMutableDictionary *first = [NSMutableDictionary dictionary];
    groups[@"a"] = first;
    NSString *key = @"a";
    groups[key][@"n"] = @2;
    first[@"m"] = @3;
    return [NSString stringWithFormat:@"%lu %@ %@", (unsigned long)first.count, groups[@"a"][@"m"], first[@"n"]];
}
NSString *scenario_arrays_shared_elements_3_rows(void) {
    NSMutableArray *rows = [NSMutableArray arrayWithObject:[NSMutableArray arrayWithObject:@"a"]];
    NSArray *row = rows[0];
    [rows[0] addObject:@"b"];
    return [row componentsJoinedByString:@","];
}
NSString *scenario_arrays_shared_elements_3_words(void) {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    NSMutableDictionary *last = nil;
    for (NSString *word in @[@"apple", @"avocado", @"bean"]) {
        NSString *key = [word substringToIndex:1];
        if (!groups[key]) groups[key] = [NSMutableDictionary dictionary];
        last = groups[key];
        groups[key][word] = @(word.length);
    }
    return [NSString stringWithFormat:@"%lu %@ %lu", (unsigned long)[groups[@"a"] count], groups[@"b"][@"bean"], (unsigned long)last.count];
}
NSString *scenario_arrays_shared_elements_3_alone(void) {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    groups[@"a"] = [NSMutableArray array];
    [groups[@"a"] addObject:@"b"];
    return [groups[@"a"] componentsJoinedByString:@","];
}
