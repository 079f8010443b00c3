#import <Foundation/Foundation.h>

NSString *scenario_apps_keys_any_versions(void);
NSString *scenario_apps_keys_any_names(void);
