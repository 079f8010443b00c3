#import <Foundation/Foundation.h>

NSString *scenario_inheritance_order_3_plain(void);
