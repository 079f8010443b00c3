#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_apps_containers_bytes(void);
NSString *scenario_apps_containers_group(void);
NSString *scenario_apps_containers_hash(void);
NSString *scenario_apps_containers_weak(void);
