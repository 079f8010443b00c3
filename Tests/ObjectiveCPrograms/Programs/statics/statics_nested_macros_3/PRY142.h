#import <Foundation/Foundation.h>

NSString *scenario_statics_nested_macros_3_macros(void);
NSString *scenario_statics_nested_macros_3_blocks(void);
