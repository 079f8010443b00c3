#import <Foundation/Foundation.h>

NSString *scenario_apps_swapped_swapped(void);
NSString *scenario_apps_swapped_text(void);
NSString *scenario_apps_swapped_filled(void);
NSString *scenario_apps_swapped_enumerated(void);
