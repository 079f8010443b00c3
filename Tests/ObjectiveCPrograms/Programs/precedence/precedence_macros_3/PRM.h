#import <Foundation/Foundation.h>

NSString *scenario_precedence_macros_3_unguarded(void);
NSString *scenario_precedence_macros_3_bits(void);
NSString *scenario_precedence_macros_3_conditions(void);
NSString *scenario_precedence_macros_3_steps(void);
NSString *scenario_precedence_macros_3_casts(void);
