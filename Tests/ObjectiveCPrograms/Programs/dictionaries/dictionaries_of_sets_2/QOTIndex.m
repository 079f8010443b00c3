#import "QOTIndex.h"

@implementation QOTIndex
- (NSMutableDictionary *)names { return _names ?: (_names = [NSMutableDictionary dictionary]); }
- (NSMutableArray *)parts {
    if (!_parts) _parts = [NSMutableArray array];
    return _parts;
}
- (void)add:(NSString *)name tag:(NSString *)tag {
    if (!self.names[tag]) self.names[tag] = [NSMutableSet set];
    [self.names[tag] addObject:name];
    [self.parts addObject:tag];
}
@end

NSString *scenario_dictionaries_of_sets_2_sets(void) {
    QOTIndex *index = [[QOTIndex alloc] init];
    [index add:@"a" tag:@"x"];
    [index add:@"a" tag:@"x"];
    [index add:@"b" tag:@"x"];
    return [NSString stringWithFormat:@"%lu %d %lu", (unsigned long)[index.names[@"x"] count], [index.names[@"x"] containsObject:@"b"], (unsigned long)index.parts.count];
}
NSString *scenario_dictionaries_of_sets_2_local(void) {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (NSString *word in @[@"tea", @"ten", @"tea", @"ant"]) {
        NSString *key = [word substringToIndex:1];
        if (groups[key] == nil) groups[key] = [NSMutableSet set];
        [groups[key] addObject:word];
    }
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)[groups[@"t"] count], (unsigned long)[groups[@"a"] count]];
}
NSString *scenario_dictionaries_of_sets_2_lazy(void) {
    QOTIndex *index = [[QOTIndex alloc] init];
    NSUInteger none = index.names.count;
    index.names[@"k"] = @1;
    NSMutableDictionary *same = index.names;
    return [NSString stringWithFormat:@"%lu %lu %d", (unsigned long)none, (unsigned long)index.names.count, same == index.names];
}
