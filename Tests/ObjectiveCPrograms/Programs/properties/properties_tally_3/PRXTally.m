#import "PRXTally.h"

@implementation PRXTally

- (instancetype)init {
    if (self = [super init]) {
        _names = [NSMutableArray arrayWithObjects:@"x", @"y", @"x", @"z", nil];
    }
    return self;
}

- (void)start {
    self.counts = [NSMutableDictionary dictionary];
    self.items = [NSMutableArray arrayWithObjects:@"b", @"c", nil];
    self.text = [NSMutableString stringWithString:@"ab"];
}

- (void)count:(NSString *)word {
    self.counts[word] = @([self.counts[word] integerValue] + 1);
}

- (void)countAgain:(NSString *)word {
    [_counts setObject:@([[_counts objectForKey:word] integerValue] + 10) forKey:word];
}

- (NSString *)last {
    return self.items.lastObject;
}

- (NSString *)lastTwice {
    return [self.last stringByAppendingString:self.last];
}

- (NSInteger)rank:(NSString *)item {
    return item == self.items.firstObject ? 9 : (NSInteger)[item characterAtIndex:0];
}

- (NSString *)title:(NSString *)given {
    NSString *title = given ?: self.fallback;
    NSString *other = title ?: title;
    return [NSString stringWithFormat:@"%@ %lu", other, (unsigned long)title.length];
}

- (NSInteger)take:(NSArray *)list {
    list = self.items;
    return list.count;
}

@end

NSString *scenario_properties_tally_3_counts(void) {
    PRXTally *tally = [[PRXTally alloc] init];
    [tally start];
    for (NSString *word in @[@"tea", @"milk", @"tea"]) {
        [tally count:word];
        [tally countAgain:word];
    }
    tally.counts[@"all"] = @(tally.counts.count);
    tally.counts[@"copy"] = tally.counts[@"tea"];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", tally.counts[@"tea"], tally.counts[@"milk"],
            tally.counts[@"all"], tally.counts[@"copy"]];
}

NSString *scenario_properties_tally_3_items(void) {
    PRXTally *tally = [[PRXTally alloc] init];
    [tally start];
    [tally.items addObject:tally.items.firstObject];
    [tally.items insertObject:tally.items.lastObject atIndex:tally.items.count];
    [tally.items removeObjectAtIndex:tally.items.count - 1];
    tally.items[0] = tally.items[1];
    [tally.items addObject:@(tally.items.count)];
    [tally.items exchangeObjectAtIndex:0 withObjectAtIndex:tally.items.count - 1];
    [tally.items removeObject:tally.items.lastObject];
    return [tally.items componentsJoinedByString:@","];
}

NSString *scenario_properties_tally_3_text(void) {
    PRXTally *tally = [[PRXTally alloc] init];
    [tally start];
    [tally.text appendString:tally.text];
    [tally.text insertString:@"-" atIndex:tally.text.length - 1];
    [tally.text appendFormat:@"%lu", (unsigned long)tally.text.length];
    [tally.text deleteCharactersInRange:NSMakeRange(tally.text.length - 2, 1)];
    [tally.text setString:[tally.text uppercaseString]];
    return tally.text;
}

NSString *scenario_properties_tally_3_methods(void) {
    PRXTally *tally = [[PRXTally alloc] init];
    [tally start];
    [tally.items addObject:[tally last]];
    [tally.items addObject:[tally lastTwice]];
    NSString *(^made)(void) = ^NSString *{
        return [tally.items.firstObject uppercaseString];
    };
    [tally.items addObject:made()];
    return [tally.items componentsJoinedByString:@","];
}

NSString *scenario_properties_tally_3_sorted(void) {
    PRXTally *tally = [[PRXTally alloc] init];
    [tally start];
    [tally.items addObjectsFromArray:@[@"a", @"d"]];
    NSUInteger count = tally.items.count;
    [tally.items sortUsingComparator:^NSComparisonResult(NSString *first, NSString *second) {
        return tally.items.count == count ? [second compare:first] : [first compare:second];
    }];
    return [tally.items componentsJoinedByString:@","];
}

NSString *scenario_properties_tally_3_nothing(void) {
    PRXTally *tally = [[PRXTally alloc] init];
    [tally count:@"tea"];
    tally.counts[@"a"] = tally.counts[@"b"] ?: @1;
    [tally.items addObject:@(tally.items.count)];
    [tally.text appendFormat:@"%lu", (unsigned long)tally.text.length];
    return [NSString stringWithFormat:@"%@ %@ %@ %ld", tally.counts, tally.items, tally.text, (long)[tally take:@[@1]]];
}

NSString *scenario_properties_tally_3_otherwise(void) {
    PRXTally *tally = [[PRXTally alloc] init];
    NSString *before = [tally title:nil];
    tally.fallback = @"none";
    BOOL isEmpty = tally.items.count == 0;
    return [NSString stringWithFormat:@"%@; %@; %@; %d %d", before, [tally title:nil], [tally title:@"given"], -isEmpty,
            [@[@2] indexOfObject:@2] == 0 ? -1 != [@1 compare:@2] : 5];
}

NSString *scenario_properties_tally_3_replaced(void) {
    NSInteger (^next)(NSInteger) = ^NSInteger(NSInteger value) {
        return value + 1;
    };
    next = ^NSInteger(NSInteger value) {
        return next(value) * 10;
    };
    NSInteger first = next(1);
    for (NSInteger i = 0; i < 2; i++) {
        next = ^NSInteger(NSInteger value) {
            return next(value) + i;
        };
    }
    return [NSString stringWithFormat:@"%ld %ld", (long)first, (long)next(2)];
}

NSString *scenario_properties_tally_3_typed(void) {
    PRXTally *tally = [[PRXTally alloc] init];
    [tally.names removeObject:tally.names.firstObject];
    [tally.names removeObject:tally.fallback];
    NSString *before = [tally.names componentsJoinedByString:@","];
    tally.fallback = @"z";
    [tally.names removeObject:tally.fallback];
    [tally.names removeObject:tally.text.length > 0 ? @"y" : @"none"];
    return [NSString stringWithFormat:@"%@ %@", before, [tally.names componentsJoinedByString:@","]];
}
