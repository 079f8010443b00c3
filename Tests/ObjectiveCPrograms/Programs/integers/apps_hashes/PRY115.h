#import <Foundation/Foundation.h>

NSString *scenario_apps_hashes_hash(void);
NSString *scenario_apps_hashes_unsigned(void);
NSString *scenario_apps_hashes_seed(void);
