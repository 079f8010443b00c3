#import "QADMain.h"

NSString *scenario_strings_format_mixes_3_widths(void) {
    return [NSString stringWithFormat:@"[%5d][%-5d][%05d][%+d][%x][%X][%o]", 42, 42, 42, 42, 255, 255, 8];
}
NSString *scenario_strings_format_mixes_3_floats(void) {
    return [NSString stringWithFormat:@"[%5.2f][%-8.1f][%e][%g][%g][%.0f]", 3.14159, 2.55, 12345.678, 0.0001, 1e10, 2.5];
}
NSString *scenario_strings_format_mixes_3_chars(void) {
    unichar c = 0x00e9;
    return [NSString stringWithFormat:@"[%c][%C][%%][%s][%-6s][%6s]", 'q', c, "abc", "ab", "cd"];
}
NSString *scenario_strings_format_mixes_3_stars(void) {
    return [NSString stringWithFormat:@"[%*d][%.*f][%-*d]", 6, 42, 2, 3.14159, 4, 7];
}
NSString *scenario_strings_format_mixes_3_sizes(void) {
    return [NSString stringWithFormat:@"%zd %zu %lld %llu %hhd %hd", (ssize_t)-1, sizeof(int), 5LL, 6ULL, (char)300, (short)70000];
}
NSString *scenario_strings_format_mixes_3_objects(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", @YES, @1.0, @'c', @(2.5f), @(1 == 1)];
}
