#import "PRXTrail.h"

@interface PRXMark : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) NSInteger height;
+ (instancetype)markWithName:(NSString *)name height:(NSInteger)height;
@end

@implementation PRXMark
+ (instancetype)markWithName:(NSString *)name height:(NSInteger)height {
    PRXMark *mark = [self new];
    mark.name = name;
    mark.height = height;
    return mark;
}
- (NSString *)description {
    return [NSString stringWithFormat:@"%@:%ld", self.name, (long)self.height];
}
@end

static NSArray<PRXMark *> *PRXMarks(void) {
    static NSArray *marks;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        marks = @[[PRXMark markWithName:@"gate" height:120], [PRXMark markWithName:@"ford" height:90],
                  [PRXMark markWithName:@"hut" height:640], [PRXMark markWithName:@"top" height:1208],
                  [PRXMark markWithName:@"inn" height:300]];
    });
    return marks;
}

NSString *scenario_enumeration_trail_3_options(void) {
    NSMutableArray *parts = [NSMutableArray new];
    [PRXMarks() enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(PRXMark *mark, NSUInteger index, BOOL *stop) {
        [parts addObject:[NSString stringWithFormat:@"%lu%@", (unsigned long)index, mark.name]];
        *stop = mark.height > 1000;
    }];
    [PRXMarks() enumerateObjectsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 2)] options:0
                               usingBlock:^(PRXMark *mark, NSUInteger index, BOOL *stop) {
        [parts addObject:mark.description];
    }];
    return [parts componentsJoinedByString:@","];
}

NSString *scenario_enumeration_trail_3_indexes(void) {
    NSMutableIndexSet *high = [NSMutableIndexSet indexSet];
    [PRXMarks() enumerateObjectsUsingBlock:^(PRXMark *mark, NSUInteger index, BOOL *stop) {
        if (mark.height >= 300) [high addIndex:index];
    }];
    NSMutableString *text = [NSMutableString string];
    for (NSUInteger i = high.firstIndex; i != NSNotFound; i = [high indexGreaterThanIndex:i]) {
        [text appendFormat:@"%lu ", (unsigned long)i];
    }
    for (NSUInteger i = [high lastIndex]; i != NSNotFound; i = [high indexLessThanIndex:i]) {
        [text appendFormat:@"%@ ", PRXMarks()[i].name];
    }
    [high enumerateIndexesWithOptions:NSEnumerationReverse usingBlock:^(NSUInteger index, BOOL *stop) {
        [text appendFormat:@"<%lu>", (unsigned long)index];
        if (index == 3) *stop = YES;
    }];
    __block NSUInteger ranges = 0;
    [high enumerateRangesUsingBlock:^(NSRange range, BOOL *stop) { ranges += range.length * 10 + range.location; }];
    [high removeIndexesInRange:NSMakeRange(3, 5)];
    [text appendFormat:@" %lu %lu %d", (unsigned long)ranges, (unsigned long)high.count, [high containsIndex:2]];
    return text;
}

NSString *scenario_enumeration_trail_3_enumerators(void) {
    NSEnumerator<PRXMark *> *walk = [PRXMarks() objectEnumerator];
    PRXMark *previous = [walk nextObject];
    NSInteger climbed = 0;
    PRXMark *mark;
    while ((mark = [walk nextObject])) {
        climbed += MAX(0, mark.height - previous.height);
        previous = mark;
    }
    NSEnumerator *back = [PRXMarks() reverseObjectEnumerator];
    [back nextObject];
    NSArray *rest = [back allObjects];
    return [NSString stringWithFormat:@"%ld %@ %@ %@", (long)climbed, previous.name,
            [[rest valueForKey:@"name"] componentsJoinedByString:@"-"], [back nextObject]];
}

NSString *scenario_enumeration_trail_3_backwards(void) {
    NSMutableArray<PRXMark *> *marks = [PRXMarks() mutableCopy];
    for (NSUInteger i = marks.count; i-- > 0;) {
        if (marks[i].height % 100 == 0 || [marks[i].name hasPrefix:@"f"]) [marks removeObjectAtIndex:i];
    }
    NSInteger i = (NSInteger)marks.count;
    NSMutableArray *names = [NSMutableArray array];
    while (--i >= 0) [names addObject:marks[i].name];
    return [NSString stringWithFormat:@"%@ %ld", [names componentsJoinedByString:@" "], (long)i];
}

NSString *scenario_enumeration_trail_3_dictionary(void) {
    NSMutableDictionary<NSString *, NSMutableArray<PRXMark *> *> *byBand = [NSMutableDictionary dictionary];
    for (PRXMark *mark in PRXMarks()) {
        NSString *band = mark.height < 200 ? @"low" : mark.height < 1000 ? @"mid" : @"high";
        (byBand[band] = byBand[band] ?: [NSMutableArray array]);
        [byBand[band] addObject:mark];
    }
    __block NSInteger total = 0;
    [byBand enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSMutableArray<PRXMark *> *marks, BOOL *stop) {
        for (PRXMark *mark in marks) {
            if (mark.height == 90) continue;
            total += mark.height;
        }
    }];
    NSMutableArray *lines = [NSMutableArray array];
    for (NSString *band in [byBand.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        [lines addObject:[NSString stringWithFormat:@"%@=%@", band, [[byBand[band] valueForKey:@"description"] componentsJoinedByString:@"+"]]];
    }
    return [NSString stringWithFormat:@"%@ %ld", [lines componentsJoinedByString:@"; "], (long)total];
}

NSString *scenario_enumeration_trail_3_passing(void) {
    NSUInteger first = [PRXMarks() indexOfObjectPassingTest:^BOOL(PRXMark *mark, NSUInteger index, BOOL *stop) {
        return mark.height > 500;
    }];
    NSUInteger last = [PRXMarks() indexOfObjectWithOptions:NSEnumerationReverse passingTest:^BOOL(PRXMark *mark, NSUInteger index, BOOL *stop) {
        return mark.height > 500;
    }];
    NSUInteger none = [PRXMarks() indexOfObjectPassingTest:^BOOL(PRXMark *mark, NSUInteger index, BOOL *stop) {
        if (index == 2) { *stop = YES; }
        return mark.height > 1000;
    }];
    NSIndexSet *even = [PRXMarks() indexesOfObjectsPassingTest:^BOOL(PRXMark *mark, NSUInteger index, BOOL *stop) {
        return index % 2 == 0;
    }];
    NSSet *keys = [@{@"a": @1, @"b": @5, @"c": @7} keysOfEntriesPassingTest:^BOOL(NSString *key, NSNumber *value, BOOL *stop) {
        return value.integerValue > 4;
    }];
    return [NSString stringWithFormat:@"%lu %lu %d %@ %@", (unsigned long)first, (unsigned long)last, none == NSNotFound,
            [[[PRXMarks() objectsAtIndexes:even] valueForKey:@"name"] componentsJoinedByString:@","],
            [[keys.allObjects sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","]];
}

NSString *scenario_enumeration_trail_3_lines(void) {
    NSMutableArray *found = [NSMutableArray array];
    __block NSUInteger number = 0;
    [@"gate 120\n\nford 90\r\nhut" enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) {
        number++;
        NSArray *words = [line componentsSeparatedByString:@" "];
        if (words.count != 2) return;
        [found addObject:[NSString stringWithFormat:@"%lu:%@=%ld", (unsigned long)number, words.firstObject, (long)[words.lastObject integerValue] / 2]];
    }];
    return [NSString stringWithFormat:@"%@ of %lu", [found componentsJoinedByString:@" "], (unsigned long)number];
}

NSString *scenario_enumeration_trail_3_stops(void) {
    NSArray *rows = @[@[@1, @2, @3], @[@4, @-5, @6], @[@7, @8, @9]];
    __block NSInteger sum = 0, seen = 0;
    [rows enumerateObjectsUsingBlock:^(NSArray *row, NSUInteger y, BOOL *stopRows) {
        [row enumerateObjectsUsingBlock:^(NSNumber *cell, NSUInteger x, BOOL *stopCells) {
            if ([cell integerValue] < 0) {
                *stopCells = YES;
                *stopRows = YES;
                return;
            }
            sum += [cell integerValue] * (NSInteger)(x + 1);
            seen = (NSInteger)(y * 10 + x);
        }];
    }];
    NSInteger outer = 0;
    for (NSArray *row in rows) {
        BOOL bad = NO;
        for (NSNumber *cell in row) {
            if (cell.integerValue < 0) { bad = YES; break; }
            outer += cell.integerValue;
        }
        if (bad) continue;
        outer *= 2;
    }
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)sum, (long)seen, (long)outer];
}

NSString *scenario_enumeration_trail_3_windows(void) {
    NSArray<NSNumber *> *heights = [PRXMarks() valueForKey:@"height"];
    NSMutableArray *peaks = [NSMutableArray array];
    for (NSUInteger i = 1; i + 1 < heights.count; i++) {
        NSArray<NSNumber *> *three = [heights subarrayWithRange:NSMakeRange(i - 1, 3)];
        if ([three[1] compare:three[0]] == NSOrderedDescending && [three[1] compare:three[2]] == NSOrderedDescending) {
            [peaks addObject:three[1]];
        }
    }
    double mean = [[heights valueForKeyPath:@"@avg.self"] doubleValue];
    return [NSString stringWithFormat:@"%@ %.1f %@", [peaks componentsJoinedByString:@","], mean, [heights valueForKeyPath:@"@max.self"]];
}
