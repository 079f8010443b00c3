#import <Foundation/Foundation.h>

NSString *scenario_inheritance_steps_3_made(void);
NSString *scenario_inheritance_steps_3_set_up(void);
NSString *scenario_inheritance_steps_3_sizes(void);
NSString *scenario_inheritance_steps_3_worked(void);
NSString *scenario_inheritance_steps_3_worked_twice(void);
NSString *scenario_inheritance_steps_3_copies(void);
NSString *scenario_inheritance_steps_3_mixed(void);
NSString *scenario_inheritance_steps_3_by_selector(void);
