#import <Foundation/Foundation.h>

NSString *scenario_dynamic_adopted_class_3_soft(void);
