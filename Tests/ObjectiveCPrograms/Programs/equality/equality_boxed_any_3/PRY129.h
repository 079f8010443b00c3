#import <Foundation/Foundation.h>

NSString *scenario_equality_boxed_any_3_a(void);
NSString *scenario_equality_boxed_any_3_b(void);
