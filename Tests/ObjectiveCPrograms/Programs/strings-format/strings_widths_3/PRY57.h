#import <Foundation/Foundation.h>

NSString *scenario_strings_widths_3_formats(void);
NSString *scenario_strings_widths_3_positional(void);
NSString *scenario_strings_widths_3_numbers(void);
NSString *scenario_strings_widths_3_dates(void);
NSString *scenario_strings_widths_3_utf(void);
