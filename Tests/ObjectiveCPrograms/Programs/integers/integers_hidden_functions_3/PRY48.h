#import <Foundation/Foundation.h>

NSString *scenario_integers_hidden_functions_3_a(void);
NSString *scenario_integers_hidden_functions_3_c(void);
NSString *scenario_integers_hidden_functions_3_d(void);
