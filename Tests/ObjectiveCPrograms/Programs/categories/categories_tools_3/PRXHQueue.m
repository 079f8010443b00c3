#import "PRXHQueue.h"

@implementation NSArray (PRXHTools)

- (NSArray *)prxh_select:(BOOL (^)(id))test {
    NSMutableArray *selected = [NSMutableArray array];
    for (NSUInteger i = 0; i < [self count]; i++) {
        id object = self[i];
        if (test(object)) [selected addObject:object];
    }
    return [selected copy];
}

- (NSDictionary *)prxh_groupedBy:(NSString *(^)(id))key {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (id object in self) {
        NSString *name = key(object) ?: @"-";
        NSMutableArray *group = groups[name];
        if (group == nil) {
            group = [NSMutableArray array];
            groups[name] = group;
        }
        [group addObject:object];
    }
    return groups;
}

- (NSArray *)prxh_sortedBy:(NSString *)key {
    return [self sortedArrayUsingComparator:^NSComparisonResult(NSDictionary *a, NSDictionary *b) {
        return [a[key] compare:b[key]];
    }];
}

- (id)prxh_best:(NSInteger (^)(id))score {
    id best = nil;
    NSInteger highest = NSIntegerMin;
    for (id object in self) {
        NSInteger value = score(object);
        if (value > highest) {
            highest = value;
            best = object;
        }
    }
    return best;
}

- (BOOL)prxh_all:(BOOL (^)(id))test {
    __block BOOL all = YES;
    [self enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) {
        if (!test(object)) {
            all = NO;
            *stop = YES;
        }
    }];
    return all;
}

- (NSArray *)prxh_unique {
    NSMutableArray *unique = [[NSMutableArray alloc] initWithCapacity:self.count];
    for (id object in self) {
        if (![unique containsObject:object]) [unique addObject:object];
    }
    return unique;
}

- (id)prxh_second {
    return self.count > 1 ? self[1] : nil;
}

@end

@implementation NSDictionary (PRXHTools)

- (NSString *)prxh_text:(NSString *)key {
    id value = self[key];
    if ([value isKindOfClass:[NSString class]]) return value;
    if ([value respondsToSelector:@selector(stringValue)]) return [value stringValue];
    return value ? @"?" : nil;
}

- (NSDictionary *)prxh_without:(NSArray *)keys {
    NSMutableDictionary *rest = [self mutableCopy];
    [rest removeObjectsForKeys:keys];
    return rest;
}

- (NSString *)prxh_query {
    NSMutableArray *pairs = [NSMutableArray array];
    for (NSString *key in [self.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        [pairs addObject:[NSString stringWithFormat:@"%@=%@", key, [self objectForKey:key]]];
    }
    return [pairs componentsJoinedByString:@"&"];
}

- (NSDictionary *)prxh_mapped:(id (^)(NSString *, id))map {
    NSMutableDictionary *mapped = [NSMutableDictionary dictionaryWithCapacity:[self count]];
    [self enumerateKeysAndObjectsUsingBlock:^(NSString *key, id value, BOOL *stop) {
        id new = map(key, value);
        if (new) mapped[key] = new;
    }];
    return mapped;
}

@end

@implementation NSMutableArray (PRXHTools)

- (id)prxh_take {
    if (self.count == 0) return nil;
    id first = [self firstObject];
    [self removeObjectAtIndex:0];
    return first;
}

- (void)prxh_put:(id)object {
    if (object != nil) [self addObject:object];
}

@end

static NSArray *PRXHPeople(void) {
    return @[@{ @"name": @"Ann", @"age": @31 }, @{ @"name": @"Bo", @"age": @7 }, @{ @"name": @"Cy", @"age": @18, @"city": @"Oslo" }];
}

NSString *scenario_categories_tools_3_select(void) {
    NSArray *adults = [PRXHPeople() prxh_select:^BOOL(NSDictionary *person) {
        return [person[@"age"] intValue] >= 18;
    }];
    NSArray *long_ = [@[@"a", @"bbb", @"", @"cc"] prxh_select:^BOOL(id text) { return [text length] > 1; }];
    return [NSString stringWithFormat:@"%@ %@ %d %d", [[adults valueForKey:@"name"] componentsJoinedByString:@"+"], [long_ componentsJoinedByString:@"+"],
        [adults prxh_all:^BOOL(id x) { return [x count] == 2; }], [@[] prxh_all:^BOOL(id x) { return NO; }]];
}

NSString *scenario_categories_tools_3_groups(void) {
    NSDictionary *groups = [@[@"apple", @"avocado", @"", @"beet", @"bean"] prxh_groupedBy:^NSString *(NSString *word) {
        return word.length ? [word substringToIndex:1] : nil;
    }];
    NSMutableArray *texts = [NSMutableArray array];
    for (NSString *key in [[groups allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        [texts addObject:[NSString stringWithFormat:@"%@:%lu:%@", key, (unsigned long)[groups[key] count], [groups[key] lastObject]]];
    }
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_categories_tools_3_sorted(void) {
    NSArray *byAge = [PRXHPeople() prxh_sortedBy:@"age"];
    NSArray *byName = [[PRXHPeople() reverseObjectEnumerator].allObjects prxh_sortedBy:@"name"];
    return [NSString stringWithFormat:@"%@ %@ %@", byAge.firstObject[@"name"], [byAge.lastObject objectForKey:@"name"], [[byName valueForKey:@"age"] componentsJoinedByString:@","]];
}

NSString *scenario_categories_tools_3_best(void) {
    NSString *longest = [@[@"one", @"three", @"seven"] prxh_best:^NSInteger(NSString *word) { return word.length; }];
    NSDictionary *youngest = [PRXHPeople() prxh_best:^NSInteger(id person) { return -[person[@"age"] integerValue]; }];
    id nobody = [@[] prxh_best:^NSInteger(id x) { return 1; }];
    return [NSString stringWithFormat:@"%@ %@ %@", longest, youngest[@"name"], nobody];
}

NSString *scenario_categories_tools_3_unique(void) {
    NSArray *unique = [@[@1, @"1", @1.0, @YES, @2, @"1"] prxh_unique];
    return [NSString stringWithFormat:@"%lu %@ %@ %@", (unsigned long)unique.count, unique.prxh_second, [@[@9] prxh_second], unique.lastObject];
}

NSString *scenario_categories_tools_3_texts(void) {
    NSDictionary *values = @{ @"t": @"text", @"n": @4.5, @"l": @[@1], @"z": [NSNull null], @"b": @NO };
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %@", [values prxh_text:@"t"], [values prxh_text:@"n"], [values prxh_text:@"l"], [values prxh_text:@"z"], [values prxh_text:@"b"], [values prxh_text:@"none"]];
}

NSString *scenario_categories_tools_3_query(void) {
    NSDictionary *all = @{ @"q": @"tea", @"page": @2, @"full": @YES, @"rate": @0.5 };
    NSDictionary *rest = [all prxh_without:@[@"q", @"none"]];
    return [NSString stringWithFormat:@"%@ %@ %lu [%@]", [all prxh_query], [rest prxh_query], (unsigned long)all.count, [@{} prxh_query]];
}

NSString *scenario_categories_tools_3_mapped(void) {
    NSDictionary *mapped = [@{ @"a": @1, @"b": @"x", @"c": @3 } prxh_mapped:^id(NSString *key, id value) {
        if (![value isKindOfClass:[NSNumber class]]) return nil;
        return [key stringByAppendingFormat:@"%d", [value intValue] * 2];
    }];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", mapped[@"a"], mapped[@"b"], mapped[@"c"], (unsigned long)mapped.count];
}

NSString *scenario_categories_tools_3_queue(void) {
    NSMutableArray *queue = [NSMutableArray arrayWithObjects:@1, @2, nil];
    NSMutableArray *same = queue;
    [queue prxh_put:@"three"];
    [queue prxh_put:nil];
    id first = [same prxh_take];
    NSMutableString *rest = [NSMutableString string];
    id next;
    while ((next = [queue prxh_take])) [rest appendFormat:@"%@ ", next];
    return [NSString stringWithFormat:@"%@ %@%lu %@", first, rest, (unsigned long)same.count, [same prxh_take]];
}

NSString *scenario_categories_tools_3_nothing(void) {
    NSArray *none = nil;
    NSDictionary *empty = nil;
    NSMutableArray *missing = nil;
    [missing prxh_put:@1];
    return [NSString stringWithFormat:@"%@ %d %@ %@ %@", [none prxh_best:^NSInteger(id x) { return 2; }], [none prxh_all:^BOOL(id x) { return YES; }], [empty prxh_query], none.prxh_second, [missing prxh_take]];
}
