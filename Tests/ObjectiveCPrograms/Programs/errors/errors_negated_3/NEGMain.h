#import <Foundation/Foundation.h>

NSString *scenario_errors_negated_3_all(void);
