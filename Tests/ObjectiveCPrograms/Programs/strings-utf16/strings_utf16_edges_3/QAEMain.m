#import "QAEMain.h"

NSString *scenario_strings_utf16_edges_3_padding(void) {
    return [NSString stringWithFormat:@"%@|%@|%@", [@"ab" stringByPaddingToLength:7 withString:@"xyz" startingAtIndex:1], [@"abcdef" stringByPaddingToLength:3 withString:@"." startingAtIndex:0], [@"7" stringByPaddingToLength:3 withString:@"0" startingAtIndex:0]];
}
NSString *scenario_strings_utf16_edges_3_find(void) {
    NSRange r = [@"a😀b" rangeOfString:@"b"];
    NSRange none = [@"a😀b" rangeOfString:@"z"];
    return [NSString stringWithFormat:@"%lu %lu %d %lu", (unsigned long)r.location, (unsigned long)r.length, none.location == NSNotFound, (unsigned long)none.length];
}
NSString *scenario_strings_utf16_edges_3_units(void) {
    NSString *s = @"é😀";
    NSMutableString *out = [NSMutableString string];
    for (NSUInteger i = 0; i < s.length; i++) [out appendFormat:@"%04x ", [s characterAtIndex:i]];
    return out;
}
NSString *scenario_strings_utf16_edges_3_backwards(void) {
    NSRange r = [@"a.b.c" rangeOfString:@"." options:NSBackwardsSearch];
    return [NSString stringWithFormat:@"%lu %@ %@", (unsigned long)r.location, [@"a.b.c" substringFromIndex:NSMaxRange(r)], [@"a.b.c" substringToIndex:r.location]];
}
