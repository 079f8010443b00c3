#import <Foundation/Foundation.h>

NSString *scenario_statics_defined_3_conditions(void);
NSString *scenario_statics_defined_3_macros(void);
