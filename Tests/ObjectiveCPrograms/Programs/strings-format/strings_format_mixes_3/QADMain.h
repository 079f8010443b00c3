#import <Foundation/Foundation.h>

NSString *scenario_strings_format_mixes_3_widths(void);
NSString *scenario_strings_format_mixes_3_floats(void);
NSString *scenario_strings_format_mixes_3_chars(void);
NSString *scenario_strings_format_mixes_3_stars(void);
NSString *scenario_strings_format_mixes_3_sizes(void);
NSString *scenario_strings_format_mixes_3_objects(void);
