#import <Foundation/Foundation.h>

NSString *scenario_strings_expressions_3_postfix(void);
NSString *scenario_strings_expressions_3_eval(void);
NSString *scenario_strings_expressions_3_words(void);
NSString *scenario_strings_expressions_3_matrix(void);
