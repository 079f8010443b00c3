#import <Foundation/Foundation.h>

NSString *scenario_dynamic_named_classes_3_steps(void);
