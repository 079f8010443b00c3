#import <Foundation/Foundation.h>
NSString *scenario_apps_machine_events(void);
NSString *scenario_apps_machine_errors(void);
NSString *scenario_apps_machine_adopts(void);
NSString *scenario_apps_machine_address(void);
NSString *scenario_apps_machine_flags(void);
