#import <Foundation/Foundation.h>

NSString *scenario_dynamic_delegates_3_feed(void);
