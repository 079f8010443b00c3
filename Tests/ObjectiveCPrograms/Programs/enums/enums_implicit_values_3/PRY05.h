#import <Foundation/Foundation.h>

NSString *scenario_enums_implicit_values_3_anonymous(void);
NSString *scenario_enums_implicit_values_3_options(void);
NSString *scenario_enums_implicit_values_3_levels(void);
NSString *scenario_enums_implicit_values_3_codes(void);
