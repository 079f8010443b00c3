#import <Foundation/Foundation.h>

NSString *scenario_errors_evaluator_3_evaluator(void);
