#import "PRY120.h"

NS_ASSUME_NONNULL_BEGIN
@interface PRY120Item : NSObject
@property (nonatomic, copy) NSDictionary *json;
@property (nonatomic) NSUInteger selected;
- (NSString *)name;
@end
NS_ASSUME_NONNULL_END
@implementation PRY120Item { NSMutableString *_log; NSMutableArray *_lines; }
- (instancetype)init { if ((self = [super init])) { _log = [NSMutableString stringWithString:@"a"]; _lines = [NSMutableArray array]; _json = @{}; } return (self); }
- (NSString *)name { NSString *found = [self.json objectForKey:@"name"]; return found; }
- (NSString *)grow { id whole = _log; id queue = _lines; [_log appendString:@"b"]; [_lines addObject:@1]; return [NSString stringWithFormat:@"%@ %lu", whole, (unsigned long)[queue count]]; }
- (BOOL)selectAfter:(NSString *)x in:(NSArray *)list { [self setSelected:[list indexOfObject:x]]; self.selected++; return self.selected < list.count; }
@end
static NSString *PRY120Check(NSDictionary *json) {
    NSArray *list;
    list = json[@"items"];
    if (![list isKindOfClass:[NSArray class]]) return list == nil ? @"none" : @"other";
    return [NSString stringWithFormat:@"%lu", (unsigned long)list.count];
}
NSString *scenario_dynamic_declared_first_3_declared_first(void) {
    NSArray *rows = @[@{ @"tags": @"one" }, @{ @"tags": @[@1, @2] }];
    NSMutableArray *lines = [NSMutableArray array];
    for (NSDictionary *row in rows) {
        NSArray *tags;
        tags = row[@"tags"];
        [lines addObject:[[NSString stringWithFormat:@"%@", tags] stringByReplacingOccurrencesOfString:@"\n" withString:@""]];
    }
    return [NSString stringWithFormat:@"%@ %@ %@ %@", PRY120Check(@{@"items": @"x"}), PRY120Check(@{}), PRY120Check(@{@"items": @[@1]}), [lines componentsJoinedByString:@";"]];
}
NSString *scenario_dynamic_declared_first_3_steps(void) {
    NSMutableString *s = [NSMutableString string];
    NSEnumerator *steps = [@[@{@"a": @1}, @"y", [NSNull null]] objectEnumerator];
    NSDictionary *json;
    while ((json = [steps nextObject])) {
        if ([json isKindOfClass:[NSDictionary class]]) [s appendString:@"d"]; else [s appendString:@"?"];
    }
    return (s);
}
NSString *scenario_dynamic_declared_first_3_promised(void) {
    PRY120Item *i = [PRY120Item new];
    return [NSString stringWithFormat:@"%@ %@", [i name], [i grow]];
}
NSString *scenario_dynamic_declared_first_3_after(void) {
    PRY120Item *i = [PRY120Item new];
    BOOL first = [i selectAfter:@"a" in:@[@"a", @"b"]];
    BOOL none = [i selectAfter:@"q" in:@[@"a"]];
    return [NSString stringWithFormat:@"%d %d %d", first, none, i.selected > 5];
}
NSString *scenario_dynamic_declared_first_3_groups(void) {
    NSMutableArray *groups = [NSMutableArray array];
    for (NSString *word in @[@"fig", @"kiwi", @"plum"]) {
        while (groups.count <= word.length) [groups addObject:[[NSMutableArray alloc] init]];
        [groups[word.length] addObject:word];
    }
    NSMutableArray *parts = [NSMutableArray array];
    [groups enumerateObjectsUsingBlock:^(NSMutableArray *group, NSUInteger length, BOOL *stop) {
        if (group.count == 0) return;
        [parts addObject:[NSString stringWithFormat:@"%lu=%@", (unsigned long)length, [group componentsJoinedByString:@"+"]]];
    }];
    return [parts componentsJoinedByString:@" "];
}
