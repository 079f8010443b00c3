#import <Foundation/Foundation.h>
NSString *scenario_dynamic_hub_3_listeners(void);
NSString *scenario_dynamic_hub_3_group(void);
NSString *scenario_dynamic_hub_3_written(void);
NSString *scenario_dynamic_hub_3_moved(void);
NSString *scenario_dynamic_hub_3_versions(void);
NSString *scenario_dynamic_hub_3_described(void);
