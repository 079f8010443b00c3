#import <Foundation/Foundation.h>

NSString *scenario_inheritance_operations_3_states(void);
NSString *scenario_inheritance_operations_3_queue(void);
NSString *scenario_inheritance_operations_3_cancelled(void);
NSString *scenario_inheritance_operations_3_formatters(void);
