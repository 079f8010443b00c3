#import <Foundation/Foundation.h>

NSString *scenario_dynamic_taken_names_3_tasks(void);
NSString *scenario_dynamic_taken_names_3_names(void);
NSString *scenario_dynamic_taken_names_3_shadow(void);
