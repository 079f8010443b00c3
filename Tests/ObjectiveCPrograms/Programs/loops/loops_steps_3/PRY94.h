#import <Foundation/Foundation.h>

NSString *scenario_loops_steps_3_values(void);
NSString *scenario_loops_steps_3_errors(void);
NSString *scenario_loops_steps_3_message(void);
NSString *scenario_loops_steps_3_steps(void);
