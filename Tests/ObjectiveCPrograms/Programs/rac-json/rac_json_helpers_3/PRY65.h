#import <Foundation/Foundation.h>

NSString *scenario_rac_json_helpers_3_nulls(void);
NSString *scenario_rac_json_helpers_3_numbers(void);
NSString *scenario_rac_json_helpers_3_parser(void);
