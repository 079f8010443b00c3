#import <Foundation/Foundation.h>

NSString *scenario_dynamic_nil_and_steps_3_steps(void);
NSString *scenario_dynamic_nil_and_steps_3_lists(void);
NSString *scenario_dynamic_nil_and_steps_3_enumerator(void);
NSString *scenario_dynamic_nil_and_steps_3_promised(void);
