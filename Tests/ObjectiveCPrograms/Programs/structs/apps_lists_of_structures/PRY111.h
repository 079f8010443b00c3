#import <Foundation/Foundation.h>

NSString *scenario_apps_lists_of_structures_frame(void);
