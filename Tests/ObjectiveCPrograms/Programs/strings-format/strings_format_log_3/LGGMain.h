#import <Foundation/Foundation.h>

NSString *scenario_strings_format_log_3_all(void);
