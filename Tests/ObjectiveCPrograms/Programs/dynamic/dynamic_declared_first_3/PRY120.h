#import <Foundation/Foundation.h>

NSString *scenario_dynamic_declared_first_3_declared_first(void);
NSString *scenario_dynamic_declared_first_3_steps(void);
NSString *scenario_dynamic_declared_first_3_promised(void);
NSString *scenario_dynamic_declared_first_3_after(void);
NSString *scenario_dynamic_declared_first_3_groups(void);
