#import <Foundation/Foundation.h>

NSString *scenario_apps_alias_parameter_joined(void);
NSString *scenario_apps_alias_parameter_simple(void);
NSString *scenario_apps_alias_parameter_counted(void);
