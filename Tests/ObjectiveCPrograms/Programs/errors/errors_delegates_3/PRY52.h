#import <Foundation/Foundation.h>

NSString *scenario_errors_delegates_3_order(void);
NSString *scenario_errors_delegates_3_nil(void);
NSString *scenario_errors_delegates_3_ternaries(void);
