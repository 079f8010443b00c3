#import <Foundation/Foundation.h>

NSString *scenario_sorting_named_orders_3_a(void);
