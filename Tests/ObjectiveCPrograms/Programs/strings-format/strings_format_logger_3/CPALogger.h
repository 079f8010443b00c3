#import <Foundation/Foundation.h>

NSString *scenario_strings_format_logger_3_logger(void);
