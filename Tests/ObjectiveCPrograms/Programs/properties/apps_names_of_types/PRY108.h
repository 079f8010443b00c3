#import <Foundation/Foundation.h>

NSString *scenario_apps_names_of_types_names(void);
