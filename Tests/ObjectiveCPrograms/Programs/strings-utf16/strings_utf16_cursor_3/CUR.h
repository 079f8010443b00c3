#import <Foundation/Foundation.h>

NSString *scenario_strings_utf16_cursor_3_cut(void);
NSString *scenario_strings_utf16_cursor_3_counts(void);
NSString *scenario_strings_utf16_cursor_3_reversed(void);
NSString *scenario_strings_utf16_cursor_3_caesar(void);
NSString *scenario_strings_utf16_cursor_3_ranges(void);
