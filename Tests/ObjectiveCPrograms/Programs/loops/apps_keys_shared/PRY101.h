#import <Foundation/Foundation.h>

NSString *scenario_apps_keys_shared_keys(void);
NSString *scenario_apps_keys_shared_joined(void);
NSString *scenario_apps_keys_shared_alias(void);
