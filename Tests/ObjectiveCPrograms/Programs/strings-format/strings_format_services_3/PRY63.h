#import <Foundation/Foundation.h>

NSString *scenario_strings_format_services_3_numbers(void);
NSString *scenario_strings_format_services_3_urls(void);
NSString *scenario_strings_format_services_3_requests(void);
NSString *scenario_strings_format_services_3_operations(void);
