#import <Foundation/Foundation.h>

NSString *scenario_dynamic_listeners_3_all(void);
