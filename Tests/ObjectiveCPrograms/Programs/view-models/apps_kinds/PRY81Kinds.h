#import <Foundation/Foundation.h>
NSString *scenario_apps_kinds_singletons(void);
NSString *scenario_apps_kinds_decoding(void);
NSString *scenario_apps_kinds_bytes(void);
NSString *scenario_apps_kinds_shifts(void);
NSString *scenario_apps_kinds_queues(void);
