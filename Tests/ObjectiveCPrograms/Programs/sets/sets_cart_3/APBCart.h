#import <Foundation/Foundation.h>

NSString *scenario_sets_cart_3_cart(void);
