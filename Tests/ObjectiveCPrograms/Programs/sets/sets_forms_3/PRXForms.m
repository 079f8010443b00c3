#import "PRXForms.h"

static NSString *PRXList(NSIndexSet *set) {
    NSMutableArray *all = [NSMutableArray array];
    [set enumerateIndexesUsingBlock:^(NSUInteger index, BOOL *stop) { [all addObject:@(index)]; }];
    return [all componentsJoinedByString:@","];
}

NSString *scenario_sets_forms_3_index_sets(void) {
    NSMutableIndexSet *set = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(2, 4)];
    [set addIndex:9];
    NSMutableArray *ranges = [NSMutableArray array];
    [set enumerateRangesUsingBlock:^(NSRange range, BOOL *stop) { [ranges addObject:NSStringFromRange(range)]; }];
    __block NSUInteger sum = 0;
    [set enumerateIndexesInRange:NSMakeRange(3, 10) options:NSEnumerationReverse usingBlock:^(NSUInteger index, BOOL *stop) {
        sum = sum * 10 + index;
        if (index == 5) *stop = YES;
    }];
    NSIndexSet *odd = [set indexesPassingTest:^BOOL(NSUInteger index, BOOL *stop) { return index % 2 == 1; }];
    NSUInteger first = [set indexPassingTest:^BOOL(NSUInteger index, BOOL *stop) { return index > 5; }];
    NSMutableIndexSet *copy = [[NSMutableIndexSet alloc] initWithIndexSet:set];
    [copy removeIndexes:odd];
    return [NSString stringWithFormat:@"%@ %lu %@ %lu %@ %d%d%d%d %lu", [ranges componentsJoinedByString:@""], (unsigned long)sum, PRXList(odd), (unsigned long)first, PRXList(copy),
            [set containsIndexesInRange:NSMakeRange(3, 2)], [set containsIndexes:odd], [set intersectsIndexesInRange:NSMakeRange(6, 3)], [set isEqualToIndexSet:copy],
            (unsigned long)[set countOfIndexesInRange:NSMakeRange(0, 5)]];
}

NSString *scenario_sets_forms_3_ordered(void) {
    NSMutableOrderedSet *set = [NSMutableOrderedSet orderedSetWithObjects:@"d", @"a", @"c", @"b", nil];
    [set moveObjectsAtIndexes:[NSIndexSet indexSetWithIndex:3] toIndex:0];
    NSString *moved = [set.array componentsJoinedByString:@""];
    [set removeObjectsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 2)]];
    [set insertObjects:@[@"x", @"y"] atIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)]];
    NSString *inserted = [[set array] componentsJoinedByString:@""];
    [set sortUsingDescriptors:@[[NSSortDescriptor sortDescriptorWithKey:@"self" ascending:NO]]];
    NSUInteger at = [set indexOfObjectPassingTest:^BOOL(NSString *letter, NSUInteger index, BOOL *stop) { return [letter isEqualToString:@"c"]; }];
    NSArray *sorted = [set sortedArrayUsingComparator:^NSComparisonResult(NSString *a, NSString *b) { return [a compare:b]; }];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu %@ %d%d %@", moved, inserted, [set.array componentsJoinedByString:@""], (unsigned long)at, [sorted componentsJoinedByString:@""],
            [set intersectsSet:[NSSet setWithObject:@"y"]], [set isSubsetOfSet:[NSSet setWithObjects:@"x", @"y", nil]],
            [[set objectsAtIndexes:[NSIndexSet indexSetWithIndex:1]] firstObject]];
}

NSString *scenario_sets_forms_3_options(void) {
    NSArray *list = @[@"aa", @"b", @"cc", @"d", @"ee"];
    NSUInteger last = [list indexOfObjectWithOptions:NSEnumerationReverse passingTest:^BOOL(NSString *word, NSUInteger index, BOOL *stop) { return word.length == 1; }];
    NSIndexSet *tail = [list indexesOfObjectsWithOptions:NSEnumerationReverse passingTest:^BOOL(NSString *word, NSUInteger index, BOOL *stop) {
        if (index == 1) *stop = YES;
        return word.length == 2;
    }];
    NSDictionary *ages = @{@"x": @3, @"y": @1, @"z": @2};
    __block NSInteger total = 0;
    [ages enumerateKeysAndObjectsWithOptions:0 usingBlock:^(NSString *key, NSNumber *age, BOOL *stop) { total += age.integerValue; }];
    NSSet *keys = [ages keysOfEntriesWithOptions:0 passingTest:^BOOL(NSString *key, NSNumber *age, BOOL *stop) { return age.intValue > 1; }];
    NSSet *words = [[NSSet setWithArray:list] objectsWithOptions:0 passingTest:^BOOL(NSString *word, BOOL *stop) { return [word hasPrefix:@"c"]; }];
    [list enumerateObjectsWithOptions:0 usingBlock:^(NSString *word, NSUInteger index, BOOL *stop) { total += index; }];
    return [NSString stringWithFormat:@"%lu %@ %ld %@ %@", (unsigned long)last, PRXList(tail), (long)total,
            [[keys.allObjects sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@""], words.anyObject];
}

NSString *scenario_sets_forms_3_replacing(void) {
    NSMutableArray *list = [@[@1, @2, @3, @4] mutableCopy];
    NSMutableIndexSet *ends = [NSMutableIndexSet indexSetWithIndex:0];
    [ends addIndex:3];
    [list replaceObjectsAtIndexes:ends withObjects:@[@"first", @"last"]];
    NSEnumerator *walk = [list reverseObjectEnumerator];
    id seen = [walk nextObject];
    NSArray *rest = walk.allObjects;
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [list componentsJoinedByString:@","], seen, [rest componentsJoinedByString:@","], [walk nextObject]];
}

NSString *scenario_sets_forms_3_texts(void) {
    NSString *text = @"One two ONE";
    NSRange second = [text rangeOfString:@"one" options:NSCaseInsensitiveSearch range:NSMakeRange(3, 8) locale:nil];
    NSComparisonResult part = [text compare:@"one" options:NSCaseInsensitiveSearch range:NSMakeRange(8, 3)];
    NSRange letter = [text rangeOfCharacterFromSet:[NSCharacterSet uppercaseLetterCharacterSet] options:NSBackwardsSearch range:NSMakeRange(0, 5)];
    NSString *path = [NSString pathWithComponents:@[@"a", @"b", @"c.txt"]];
    NSArray *paths = [@"dir" stringsByAppendingPaths:@[@"x", @"y"]];
    NSString *composed = @"e\u0301";
    return [NSString stringWithFormat:@"%@ %ld %@ %@ %@ %lu %lu %d", NSStringFromRange(second), (long)part, NSStringFromRange(letter), path, [paths componentsJoinedByString:@";"],
            (unsigned long)[composed precomposedStringWithCanonicalMapping].length, (unsigned long)[@"\u00e9" decomposedStringWithCanonicalMapping].length,
            [@"é" canBeConvertedToEncoding:NSASCIIStringEncoding]];
}

NSString *scenario_sets_forms_3_characters(void) {
    NSMutableCharacterSet *set = [[NSCharacterSet characterSetWithRange:NSMakeRange('a', 3)] mutableCopy];
    [set addCharactersInRange:NSMakeRange('0', 2)];
    [set removeCharactersInRange:NSMakeRange('b', 1)];
    NSMutableString *kept = [NSMutableString string];
    for (NSUInteger i = 0; i < 8; i++) {
        unichar c = [@"abcd0123" characterAtIndex:i];
        if ([set characterIsMember:c]) [kept appendFormat:@"%C", c];
    }
    NSUInteger digits = 0, upper = 0;
    NSString *raw = @"aB3 x9";
    for (NSUInteger i = 0; i < raw.length; i++) {
        if (isdigit([raw characterAtIndex:i])) digits++;
        if (isupper([raw characterAtIndex:i])) upper++;
    }
    return [NSString stringWithFormat:@"%@ %d %d %lu%lu %c %d %ld", kept, [[NSCharacterSet letterCharacterSet] isSupersetOfSet:[NSCharacterSet lowercaseLetterCharacterSet]],
            [[NSCharacterSet decimalDigitCharacterSet] longCharacterIsMember:'7'], (unsigned long)digits, (unsigned long)upper, toupper('q'), atoi("42x"), strtol("ff", NULL, 16)];
}

NSString *scenario_sets_forms_3_calendar(void) {
    NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:3600];
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:1456790400 + 3723];
    NSDate *start = nil;
    NSTimeInterval length = 0;
    BOOL found = [calendar rangeOfUnit:NSCalendarUnitMonth startDate:&start interval:&length forDate:date];
    NSDateComponents *parts = [[NSDateComponents alloc] init];
    [parts setValue:5 forComponent:NSCalendarUnitHour];
    NSDate *morning = [calendar dateBySettingHour:6 minute:30 second:0 ofDate:date options:0];
    NSDate *later = [[NSDate alloc] initWithTimeInterval:90000 sinceDate:date];
    return [NSString stringWithFormat:@"%d %.0f %.0f %ld %d %.0f %lu %d%d %ld %@", found, [start timeIntervalSince1970], length / 86400, (long)[parts valueForComponent:NSCalendarUnitHour],
            parts.minute == NSDateComponentUndefined, [morning timeIntervalSinceDate:start], (unsigned long)[calendar ordinalityOfUnit:NSCalendarUnitDay inUnit:NSCalendarUnitYear forDate:date],
            [calendar isDate:date equalToDate:later toUnitGranularity:NSCalendarUnitDay], [calendar isDate:date equalToDate:later toUnitGranularity:NSCalendarUnitMonth],
            (long)[calendar compareDate:date toDate:later toUnitGranularity:NSCalendarUnitDay], @([calendar.timeZone secondsFromGMT])];
}

NSString *scenario_sets_forms_3_numbers(void) {
    NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
    formatter.locale = [[NSLocale alloc] initWithLocaleIdentifier:@"en_US"];
    formatter.numberStyle = NSNumberFormatterDecimalStyle;
    formatter.maximumFractionDigits = 1;
    formatter.roundingMode = NSNumberFormatterRoundDown;
    NSString *down = [formatter stringFromNumber:@1234.58];
    formatter.roundingMode = NSNumberFormatterRoundUp;
    formatter.groupingSeparator = @"'";
    NSString *up = [formatter stringFromNumber:@1234.51];
    NSNumber *big = [NSNumber numberWithUnsignedLong:7];
    return [NSString stringWithFormat:@"%@ %@ %lu %d %d", down, up, [big unsignedLongValue], (int)[@300 unsignedCharValue], (int)[@70000 unsignedShortValue]];
}

NSString *scenario_sets_forms_3_data(void) {
    NSMutableData *data = [NSMutableData dataWithLength:2];
    [data appendData:[[NSData alloc] initWithBytes:"abcab" length:5]];
    [data increaseLengthBy:1];
    NSRange found = [data rangeOfData:[@"ab" dataUsingEncoding:NSUTF8StringEncoding] options:NSDataSearchBackwards range:NSMakeRange(0, data.length)];
    NSString *text = [[NSString alloc] initWithBytes:"xyz" length:2 encoding:NSUTF8StringEncoding];
    return [NSString stringWithFormat:@"%lu %@ %@ %@", (unsigned long)data.length, NSStringFromRange(found), text, [NSString stringWithCString:"c" encoding:NSASCIIStringEncoding]];
}

NSString *scenario_sets_forms_3_any(void) {
    NSDictionary *data = @{@"set": [NSSet setWithObject:@"s"], @"list": @[@3, @1, @2], @"map": @{@"k": @1.5}, @"url": [NSURL URLWithString:@"http://h/dir/file.txt"], @"path": @"x/y.png"};
    __block NSInteger sum = 0;
    [data[@"list"] enumerateObjectsUsingBlock:^(NSNumber *number, NSUInteger index, BOOL *stop) { sum += number.integerValue * (NSInteger)(index + 1); }];
    NSMutableString *keys = [NSMutableString string];
    [data[@"map"] enumerateKeysAndObjectsUsingBlock:^(id key, id value, BOOL *stop) { [keys appendFormat:@"%@%@", key, value]; }];
    float single = [data[@"map"][@"k"] floatValue];
    NSString *none = [data[@"none"] stringByAppendingFormat:@"%d", 1];
    return [NSString stringWithFormat:@"%@ %@ %ld %@ %@ %@ %.1f %@ %@", [data[@"set"] anyObject], [[data[@"set"] allObjects] firstObject], (long)sum,
            [[data[@"list"] sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@""], [data[@"url"] lastPathComponent], [data[@"path"] lastPathComponent], single, keys, none];
}

NSString *scenario_sets_forms_3_regex(void) {
    NSString *escaped = [NSRegularExpression escapedPatternForString:@"a.b*"];
    NSRegularExpression *regex = [NSRegularExpression regularExpressionWithPattern:@"(b)(c)?" options:0 error:NULL];
    NSRange first = [regex rangeOfFirstMatchInString:@"abcb" options:0 range:NSMakeRange(0, 4)];
    NSRange none = [regex rangeOfFirstMatchInString:@"xyz" options:0 range:NSMakeRange(0, 3)];
    return [NSString stringWithFormat:@"%@ %lu %@ %@ %d", escaped, (unsigned long)regex.numberOfCaptureGroups, regex.pattern, NSStringFromRange(first), none.location == NSNotFound];
}

NSString *scenario_sets_forms_3_geometry(void) {
    CGRect frame = CGRectStandardize(CGRectMake(10, 10, -4, 6));
    CGRect whole = CGRectIntegral(CGRectMake(0.5, 0.5, 1.2, 1));
    return [NSString stringWithFormat:@"%@ %@ %@ %@", NSStringFromCGRect(frame), NSStringFromCGRect(whole), NSStringFromCGPoint(CGPointMake(1.5, -2)), NSStringFromCGSize(CGSizeZero)];
}
