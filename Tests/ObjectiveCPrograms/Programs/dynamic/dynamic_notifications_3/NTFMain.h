#import <Foundation/Foundation.h>

NSString *scenario_dynamic_notifications_3_all(void);
