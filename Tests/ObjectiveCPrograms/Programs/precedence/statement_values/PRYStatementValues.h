#import <Foundation/Foundation.h>

NSString *scenario_statement_values_outer(void);
NSString *scenario_statement_values_nested(void);
