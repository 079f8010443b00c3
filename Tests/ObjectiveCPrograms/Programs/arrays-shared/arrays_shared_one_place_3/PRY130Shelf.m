#import "PRY130Shelf.h"

@implementation PRY130Shelf
- (instancetype)init {
    if ((self = [super init])) {
        _items = [NSMutableArray array];
        _groups = [NSMutableDictionary dictionary];
    }
    return self;
}
- (NSString *)readTwice {
    NSMutableArray *one = self.items;
    NSMutableArray *other = self.items;
    [one addObject:@"a"];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)other.count, (unsigned long)self.items.count];
}
- (NSString *)putAndRead {
    NSMutableArray *put = [NSMutableArray array];
    self.items = put;
    NSMutableArray *found = self.items;
    [found addObject:@"b"];
    return [put componentsJoinedByString:@","];
}
- (NSString *)groupAndRead {
    NSMutableArray *group = [NSMutableArray array];
    self.groups[@"k"] = group;
    NSMutableArray *found = [_groups objectForKey:@"k"];
    [found addObject:@"c"];
    NSMutableArray *other = [NSMutableArray arrayWithObject:@"z"];
    self.groups[@"l"] = other;
    return [NSString stringWithFormat:@"%@ %@", [group componentsJoinedByString:@","],
                                      [other componentsJoinedByString:@","]];
}
- (NSString *)variableAndProperty {
    NSMutableArray *one = _items;
    NSArray *seen = self.items;
    [one addObject:@"d"];
    return [NSString stringWithFormat:@"%lu", (unsigned long)seen.count];
}
@end

NSString *scenario_arrays_shared_one_place_3_properties(void) {
    PRY130Shelf *shelf = [[PRY130Shelf alloc] init];
    NSString *first = [shelf readTwice];
    NSString *second = [shelf putAndRead];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", first, second, [shelf groupAndRead], [shelf variableAndProperty]];
}

NSString *scenario_arrays_shared_one_place_3_elements(void) {
    NSMutableDictionary *rows = [NSMutableDictionary dictionary];
    rows[@"x"] = [NSMutableArray array];
    NSMutableArray *one = rows[@"x"];
    NSMutableArray *other = rows[@"x"];
    [one addObject:@1];
    NSMutableArray *list = [NSMutableArray array];
    NSMutableDictionary *first = [NSMutableDictionary dictionary];
    [list addObject:first];
    NSMutableDictionary *again = list[0];
    again[@"k"] = @"v";
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)other.count, first[@"k"]];
}

NSString *scenario_arrays_shared_one_place_3_texts(void) {
    NSMutableDictionary *texts = [NSMutableDictionary dictionary];
    NSMutableString *text = [NSMutableString stringWithString:@"a"];
    [texts setObject:text forKey:@"t"];
    NSMutableString *found = [texts objectForKey:@"t"];
    [found appendString:@"b"];
    return [NSString stringWithFormat:@"%@ %@", text, texts[@"t"]];
}

NSString *scenario_arrays_shared_one_place_3_picked(void) {
    NSMutableArray *list = [NSMutableArray array];
    [list addObject:[NSMutableDictionary dictionary]];
    NSMutableDictionary *last = [list lastObject];
    last[@"k"] = @"v";
    NSMutableDictionary *first = list.firstObject;
    first[@"l"] = @"w";
    return [NSString stringWithFormat:@"%@ %@ %lu", list[0][@"k"], list[0][@"l"], (unsigned long)last.count];
}

NSString *scenario_arrays_shared_one_place_3_rounds(void) {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    NSMutableArray *all = [NSMutableArray array];
    groups[@"all"] = all;
    NSMutableString *log = [NSMutableString string];
    for (NSString *word in @[@"a", @"b", @"c"]) {
        [log appendFormat:@"%lu ", (unsigned long)all.count];
        NSMutableArray *group = groups[@"all"];
        [group addObject:word];
    }
    return log;
}

NSString *scenario_arrays_shared_one_place_3_nested(void) {
    NSMutableDictionary *table = [NSMutableDictionary dictionary];
    NSMutableArray *inner = [NSMutableArray array];
    table[@2] = inner;
    NSMutableArray *found = table[@2];
    [found addObject:@"b"];
    [inner addObject:@"c"];
    NSDictionary *expected = @{@2: @[@"b", @"c"]};
    NSArray *lists = @[inner], *other = @[@[@"b", @"c"]], *unlike = @[@[@"b"]];
    return [NSString stringWithFormat:@"%d %d %d %d %d %lu", [table isEqual:expected],
                                      [expected isEqualToDictionary:table], [lists isEqual:other],
                                      [other isEqualToArray:lists], [lists isEqual:unlike],
                                      (unsigned long)[other indexOfObject:inner]];
}
