#import <Foundation/Foundation.h>

NSString *scenario_apps_conditions_split(void);
NSString *scenario_apps_conditions_else(void);
