#import <Foundation/Foundation.h>

NSString *scenario_precedence_commas_3_comma(void);
NSString *scenario_precedence_commas_3_options(void);
NSString *scenario_precedence_commas_3_values(void);
