#import <Foundation/Foundation.h>

NSString *scenario_errors_calculator_3_all(void);
