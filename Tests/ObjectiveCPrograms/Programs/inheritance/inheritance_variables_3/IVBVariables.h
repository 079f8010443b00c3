#import <Foundation/Foundation.h>

NSString *scenario_inheritance_variables_3_variables(void);
