#import <Foundation/Foundation.h>

NSString *scenario_apps_parsers_tokens(void);
NSString *scenario_apps_parsers_distance(void);
NSString *scenario_apps_parsers_adler(void);
NSString *scenario_apps_parsers_hex(void);
NSString *scenario_apps_parsers_last(void);
