#import <Foundation/Foundation.h>

NSString *scenario_strings_parse_config_3_sections(void);
NSString *scenario_strings_parse_config_3_types(void);
NSString *scenario_strings_parse_config_3_paths(void);
NSString *scenario_strings_parse_config_3_csv(void);
NSString *scenario_strings_parse_config_3_query(void);
NSString *scenario_strings_parse_config_3_template(void);
