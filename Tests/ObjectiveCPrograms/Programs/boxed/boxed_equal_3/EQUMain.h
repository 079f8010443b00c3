#import <Foundation/Foundation.h>

NSString *scenario_boxed_equal_3_all(void);
