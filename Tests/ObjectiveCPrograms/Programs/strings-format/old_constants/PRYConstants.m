#import "PRYConstants.h"

NSString *scenario_old_constants_base64(void) {
    NSData *d = [[NSData alloc] initWithBase64EncodedString:@"aGVs\nbG8=" options:NSDataBase64DecodingIgnoreUnknownCharacters];
    NSData *none = [[NSData alloc] initWithBase64EncodedString:@"aGVs\nbG8=" options:0];
    NSMutableData *m = [NSMutableData dataWithLength:60];
    NSString *lines = [m base64EncodedStringWithOptions:NSDataBase64Encoding64CharacterLineLength | NSDataBase64EncodingEndLineWithLineFeed];
    return [NSString stringWithFormat:@"%@ %d %lu", [[NSString alloc] initWithData:d encoding:NSUTF8StringEncoding], none == nil,
            (unsigned long)[lines componentsSeparatedByString:@"\n"].count];
}
NSString *scenario_old_constants_matches(void) {
    NSRegularExpression *r = [NSRegularExpression regularExpressionWithPattern:@"b+" options:NSRegularExpressionIgnoreMetacharacters error:nil];
    NSRegularExpression *s = [NSRegularExpression regularExpressionWithPattern:@"b+" options:0 error:nil];
    NSString *t = @"bb ab+ b";
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)[r numberOfMatchesInString:t options:0 range:NSMakeRange(0, t.length)],
            (unsigned long)[s numberOfMatchesInString:t options:NSMatchingAnchored range:NSMakeRange(0, t.length)]];
}
NSString *scenario_old_constants_week(void) {
    NSCalendar *c = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    c.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    NSDateComponents *parts = [c components:(NSYearCalendarUnit | NSMonthCalendarUnit | NSWeekCalendarUnit) fromDate:[NSDate dateWithTimeIntervalSince1970:86400.0 * 100]];
    return [NSString stringWithFormat:@"%ld %ld", (long)parts.year, (long)parts.month];
}
NSString *scenario_old_constants_plist(void) {
    NSDictionary *d = @{@"a": @1, @"b": @[@"x"]};
    NSData *xml = [NSPropertyListSerialization dataWithPropertyList:d format:NSPropertyListXMLFormat_v1_0 options:0 error:NULL];
    NSData *binary = [NSPropertyListSerialization dataWithPropertyList:d format:NSPropertyListBinaryFormat_v1_0 options:0 error:NULL];
    NSDictionary *one = [NSPropertyListSerialization propertyListWithData:xml options:NSPropertyListImmutable format:NULL error:NULL];
    NSDictionary *two = [NSPropertyListSerialization propertyListWithData:binary options:NSPropertyListMutableContainers format:NULL error:NULL];
    return [NSString stringWithFormat:@"%d %d %@", [one isEqualToDictionary:two], [one[@"a"] intValue], two[@"b"][0]];
}
NSString *scenario_old_constants_encodings(void) {
    NSString *t = @"aé";
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)[t dataUsingEncoding:NSUTF16LittleEndianStringEncoding].length,
            (unsigned long)[t dataUsingEncoding:NSMacOSRomanStringEncoding].length];
}
