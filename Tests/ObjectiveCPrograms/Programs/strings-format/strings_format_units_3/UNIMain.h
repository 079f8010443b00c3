#import <Foundation/Foundation.h>

NSString *scenario_strings_format_units_3_all(void);
