#import <Foundation/Foundation.h>

NSString *scenario_dynamic_changed_objects_3_guess(void);
NSString *scenario_dynamic_changed_objects_3_changes(void);
