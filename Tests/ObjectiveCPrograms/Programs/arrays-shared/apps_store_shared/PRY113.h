#import <Foundation/Foundation.h>

NSString *scenario_apps_store_shared_seen(void);
NSString *scenario_apps_store_shared_pair(void);
NSString *scenario_apps_store_shared_block(void);
NSString *scenario_apps_store_shared_lists(void);
NSString *scenario_apps_store_shared_merge(void);
NSString *scenario_apps_store_shared_functions(void);
