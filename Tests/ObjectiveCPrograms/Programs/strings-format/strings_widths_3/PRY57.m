#import "PRY57.h"

NSString *scenario_strings_widths_3_formats(void) {
    int width = 6; const char *c = "chars"; unsigned char uc = 200; short sh = -5; long long ll = -1LL; size_t z = 7; NSInteger n = -42; NSUInteger u = 42; float f = 2.5f; double d = 12345.678; BOOL b = YES; unichar x = 0x4e2d; id none = nil;
    return [NSString stringWithFormat:@"[%5.1f|%-8s|%08.3f|%+d|%e|%g|%lld|%zu|%hhu|%*d|%.*s|%2$@]", d, @"two", d, sh, d, d, ll, z, uc, width, 42, 3, c] ? [NSString stringWithFormat:@"[%5.1f|%-8s|%010.3f|%+d|%e|%G|%lld|%zu|%hhu|%*d|%.*s|%%|%c|%C|%ld|%lu|%d|%@|%5@|%-5@|%x|%#x|%#o|%i]", d, c, d, sh, d, d, ll, z, uc, width, 42, 3, c, 'q', x, (long)n, (unsigned long)u, b, none, @"ab", @"ab", 255, 255, 8, (int)f] : nil;
}
NSString *scenario_strings_widths_3_positional(void) { return [NSString stringWithFormat:@"%2$@ %1$@ %2$@ %3$d", @"a", @"b", 7]; }
NSString *scenario_strings_widths_3_numbers(void) {
    NSNumber *a = @(1.0), *b = @(0.1f), *c = @(1e20), *d = @(YES), *e = @('a'), *f = @(3000000000u), *g = @(-0.0), *h = @(1/3.0), *i = @(100000000.0), *j = [NSNumber numberWithChar:'A'], *k = @(LLONG_MIN), *l = @(ULLONG_MAX);
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %@ %@ %@ %@ %@ %@ %@ %@ %d", a, b, c, d, e, f, g, h, i, j, k, l, [@2.50 stringValue], [@1 isEqual:@YES]];
}
NSString *scenario_strings_widths_3_dates(void) {
    NSCalendar *cal = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    cal.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:3600 * 2];
    NSDateComponents *c = [NSDateComponents new]; c.year = 2024; c.month = 1; c.day = 31; c.hour = 23; c.minute = 59;
    NSDate *date = [cal dateFromComponents:c];
    NSDate *next = [cal dateByAddingUnit:NSCalendarUnitMonth value:1 toDate:date options:0];
    NSDateComponents *diff = [cal components:NSCalendarUnitDay | NSCalendarUnitHour fromDate:date toDate:[next dateByAddingTimeInterval:3661] options:0];
    NSDateFormatter *f = [NSDateFormatter new]; f.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"]; f.timeZone = cal.timeZone; f.dateFormat = @"yyyy-MM-dd'T'HH:mm:ssZ EEE";
    NSDate *bad = [f dateFromString:@"nope"];
    NSRange days = [cal rangeOfUnit:NSCalendarUnitDay inUnit:NSCalendarUnitMonth forDate:next];
    NSTimeInterval gap = [next timeIntervalSinceDate:date];
    return [NSString stringWithFormat:@"%@ | %@ | %ld %ld | %@ | %lu | %.0f | %d %d | %@", [f stringFromDate:date], [f stringFromDate:next], (long)diff.day, (long)diff.hour, bad, (unsigned long)days.length, gap, [date compare:next] == NSOrderedAscending, [[date earlierDate:next] isEqualToDate:date], [NSDate dateWithTimeIntervalSince1970:1.5]];
}
NSString *scenario_strings_widths_3_utf(void) {
    NSString *s = @"e\u0301🇩🇪👨‍👩‍👧é";
    NSMutableArray *parts = [NSMutableArray array];
    [s enumerateSubstringsInRange:NSMakeRange(0, s.length) options:NSStringEnumerationByComposedCharacterSequences usingBlock:^(NSString *sub, NSRange r, NSRange e, BOOL *stop) { [parts addObject:@(r.length)]; }];
    unichar first = [s characterAtIndex:1];
    NSString *cut = [s substringToIndex:1];
    NSData *data = [s dataUsingEncoding:NSUTF8StringEncoding];
    NSString *rev = @""; for (NSInteger i = 2; i >= 0; i--) rev = [rev stringByAppendingString:[@"añb" substringWithRange:NSMakeRange(i, 1)]];
    return [NSString stringWithFormat:@"%lu %@ %x %@ %lu %@ %d %d %@", (unsigned long)s.length, [parts componentsJoinedByString:@","], first, cut, (unsigned long)data.length, rev, [@"é" isEqualToString:@"e\u0301"], [@"é" compare:@"e\u0301"] == NSOrderedSame, [@"straße" uppercaseString]];
}
