#import <Foundation/Foundation.h>

NSString *scenario_nil_conditions_numbers_3_present(void);
NSString *scenario_nil_conditions_numbers_3_elvis(void);
NSString *scenario_nil_conditions_numbers_3_ternary(void);
NSString *scenario_nil_conditions_numbers_3_while(void);
