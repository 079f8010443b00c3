#import <Foundation/Foundation.h>

NSString *scenario_view_models_cart_3_all(void);
