#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>
NSString *scenario_apps_store_relay(void);
NSString *scenario_apps_store_texts(void);
NSString *scenario_apps_store_classes(void);
NSString *scenario_apps_store_archive(void);
NSString *scenario_apps_store_files(void);
NSString *scenario_apps_store_units(void);
