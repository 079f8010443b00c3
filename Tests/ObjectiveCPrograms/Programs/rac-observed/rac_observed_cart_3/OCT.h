#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_observed_cart_3_totals(void);
NSString *scenario_rac_observed_cart_3_replaced(void);
NSString *scenario_rac_observed_cart_3_bound(void);
NSString *scenario_rac_observed_cart_3_nested(void);
NSString *scenario_rac_observed_cart_3_channels(void);
