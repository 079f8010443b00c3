#import <Foundation/Foundation.h>

NSString *scenario_nil_values_arguments_3_messages(void);
NSString *scenario_nil_values_arguments_3_setters(void);
NSString *scenario_nil_values_arguments_3_order(void);
NSString *scenario_nil_values_arguments_3_pure(void);
