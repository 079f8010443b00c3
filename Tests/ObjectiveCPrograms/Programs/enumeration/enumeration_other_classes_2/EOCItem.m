#import "EOCItem.h"

@implementation EOCItem

- (NSArray *)objects {
    return @[ @"a", @1, [NSNull null], @"b" ];
}

@end

static EOCItem *EOCMake(NSString *name) {
    EOCItem *item = [[EOCItem alloc] init];
    item.name = name;
    return item;
}

NSString *scenario_enumeration_other_classes_2_counts(void) {
    NSInteger visited = 0;
    NSMutableArray *texts = [NSMutableArray array];
    for (NSString *text in [EOCMake(@"x") objects]) {
        visited++;
        [texts addObject:[text description]];
    }
    return [NSString stringWithFormat:@"%ld %@", (long)visited, [texts componentsJoinedByString:@","]];
}

NSString *scenario_enumeration_other_classes_2_collects(void) {
    NSMutableArray *all = [NSMutableArray array];
    for (NSString *text in [EOCMake(@"x") objects]) [all addObject:text];
    return [NSString stringWithFormat:@"%lu", (unsigned long)all.count];
}

NSString *scenario_enumeration_other_classes_2_equal(void) {
    NSInteger index = 0;
    for (NSString *text in [EOCMake(@"x") objects]) {
        if ([text isEqual:[NSNull null]]) break;
        index++;
    }
    return [NSString stringWithFormat:@"%ld", (long)index];
}

NSString *scenario_enumeration_other_classes_2_kinds(void) {
    NSMutableString *line = [NSMutableString string];
    for (NSString *text in [EOCMake(@"x") objects]) {
        if ([text isKindOfClass:[NSString class]]) [line appendString:@"S"];
        else if ([text isKindOfClass:[NSNumber class]]) [line appendString:@"N"];
        else [line appendString:@"X"];
    }
    return line;
}

NSString *scenario_enumeration_other_classes_2_formats(void) {
    NSMutableString *line = [NSMutableString string];
    for (NSString *text in [EOCMake(@"x") objects]) [line appendFormat:@"[%@]", text];
    return line;
}

NSString *scenario_enumeration_other_classes_2_integers(void) {
    NSInteger sum = 0;
    NSMutableArray *seen = [NSMutableArray array];
    NSArray *values = @[ @1, @"12", @"x", @3.5 ];
    for (NSNumber *value in values) {
        sum += [value integerValue];
        [seen addObject:[value isKindOfClass:NSString.class] ? @([value integerValue]).stringValue : [value stringValue]];
    }
    sum += 2;
    return [NSString stringWithFormat:@"%@ %ld", [seen componentsJoinedByString:@" "], (long)sum];
}

NSString *scenario_enumeration_other_classes_2_models(void) {
    EOCItem *item = EOCMake(@"n");
    NSArray *values = @[ item, @"n" ];
    NSUInteger visited = 0;
    BOOL found = NO;
    for (EOCItem *each in values) {
        visited += 1;
        if (each == item) found = YES;
    }
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)visited, found ? @"yes" : @"no"];
}

NSString *scenario_enumeration_other_classes_2_setOfId(void) {
    NSSet *set = [NSSet setWithArray:@[ @1, @2, @3 ]];
    NSInteger visited = 0, sum = 0;
    for (id x in (id)set) {
        visited++;
        sum += [x integerValue];
    }
    return [NSString stringWithFormat:@"%ld %ld", (long)visited, (long)sum];
}

NSString *scenario_enumeration_other_classes_2_unknownSet(void) {
    id values = [NSSet setWithObjects:@"a", @"b", nil];
    NSInteger visited = 0;
    for (NSString *x in values) if (x.length == 1) visited++;
    return [NSString stringWithFormat:@"%ld", (long)visited];
}

NSString *scenario_enumeration_other_classes_2_unknownDictionary(void) {
    id values = @{ @"a" : @1, @"b" : @2 };
    NSMutableArray *keys = [NSMutableArray array];
    for (NSString *key in values) [keys addObject:key];
    [keys sortUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)keys.count, [keys componentsJoinedByString:@""]];
}

NSString *scenario_enumeration_other_classes_2_unknownOrderedSet(void) {
    id values = [NSOrderedSet orderedSetWithArray:@[ @"x", @"y", @"z" ]];
    NSMutableString *line = [NSMutableString string];
    for (id x in values) [line appendString:x];
    return line;
}

NSString *scenario_enumeration_other_classes_2_unknownNil(void) {
    NSDictionary *info = @{};
    NSInteger visited = 0;
    for (id x in info[@"rows"]) visited += x ? 1 : 1;
    return [NSString stringWithFormat:@"%ld", (long)visited];
}

NSString *scenario_enumeration_other_classes_2_nullElements(void) {
    NSDictionary *json = @{ @"tags" : @[ @"a", [NSNull null], @"b" ] };
    NSInteger visited = 0, nulls = 0;
    for (NSString *tag in json[@"tags"]) {
        visited++;
        if ((id)tag == [NSNull null]) nulls++;
    }
    return [NSString stringWithFormat:@"%ld %ld", (long)visited, (long)nulls];
}

NSString *scenario_enumeration_other_classes_2_continues(void) {
    NSMutableArray *others = [NSMutableArray array];
    for (NSString *each in [EOCMake(@"") objects]) {
        if ([each isKindOfClass:[NSString class]]) continue;
        [others addObject:each];
    }
    return [NSString stringWithFormat:@"%lu", (unsigned long)others.count];
}

NSString *scenario_enumeration_other_classes_2_blockForm(void) {
    __block NSInteger visited = 0, texts = 0;
    [[EOCMake(@"") objects] enumerateObjectsUsingBlock:^(NSString *each, NSUInteger index, BOOL *stop) {
        visited++;
        if ([each isKindOfClass:NSString.class]) texts++;
    }];
    return [NSString stringWithFormat:@"%ld %ld", (long)visited, (long)texts];
}

NSString *scenario_enumeration_other_classes_2_keysBlock(void) {
    NSDictionary *mixed = @{ @1 : @"n", @"s" : @2 };
    __block NSInteger visited = 0, texts = 0;
    [mixed enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSString *value, BOOL *stop) {
        visited++;
        if ([value isKindOfClass:[NSString class]]) texts++;
    }];
    return [NSString stringWithFormat:@"%ld %ld", (long)visited, (long)texts];
}

NSString *scenario_enumeration_other_classes_2_keysLoop(void) {
    NSDictionary *mixed = @{ @1 : @"n", @"s" : @2 };
    NSInteger visited = 0, numbers = 0;
    for (NSString *key in mixed) {
        visited++;
        if ([key isKindOfClass:NSNumber.class]) numbers++;
    }
    return [NSString stringWithFormat:@"%ld %ld", (long)visited, (long)numbers];
}
