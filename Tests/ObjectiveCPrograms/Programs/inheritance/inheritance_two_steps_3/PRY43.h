#import <Foundation/Foundation.h>

NSString *scenario_inheritance_two_steps_3_a(void);
