#import <Foundation/Foundation.h>

NSString *scenario_errors_filled_3_helpers(void);
NSString *scenario_errors_filled_3_passed(void);
