#import <Foundation/Foundation.h>

NSString *scenario_errors_values_3_all(void);
