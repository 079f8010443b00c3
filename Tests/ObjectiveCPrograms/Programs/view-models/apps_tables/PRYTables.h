#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>
#import <sys/utsname.h>

NSString *scenario_apps_tables_table(void);
NSString *scenario_apps_tables_change(void);
NSString *scenario_apps_tables_time(void);
NSString *scenario_apps_tables_files(void);
