#import <Foundation/Foundation.h>

NSString *scenario_errors_cart_3_all(void);
