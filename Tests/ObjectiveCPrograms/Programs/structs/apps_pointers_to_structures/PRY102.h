#import <Foundation/Foundation.h>

NSString *scenario_apps_pointers_to_structures_range(void);
NSString *scenario_apps_pointers_to_structures_encoding(void);
NSString *scenario_apps_pointers_to_structures_unichar(void);
