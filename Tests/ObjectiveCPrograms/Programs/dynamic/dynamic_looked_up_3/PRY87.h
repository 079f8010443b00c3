#import <Foundation/Foundation.h>

NSString *scenario_dynamic_looked_up_3_steps(void);
