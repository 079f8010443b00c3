#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_observed_orders_3_bound_count(void);
NSString *scenario_rac_observed_orders_3_bound_balance(void);
NSString *scenario_rac_observed_orders_3_observed_coupon(void);
NSString *scenario_rac_observed_orders_3_distinct(void);
NSString *scenario_rac_observed_orders_3_combined(void);
NSString *scenario_rac_observed_orders_3_filtered(void);
NSString *scenario_rac_observed_orders_3_scanned(void);
NSString *scenario_rac_observed_orders_3_mutable_sent(void);
NSString *scenario_rac_observed_orders_3_errors(void);
NSString *scenario_rac_observed_orders_3_zipped(void);
NSString *scenario_rac_observed_orders_3_tuple(void);
NSString *scenario_rac_observed_orders_3_merged(void);
NSString *scenario_rac_observed_orders_3_rates(void);
NSString *scenario_rac_observed_orders_3_if_then(void);
NSString *scenario_rac_observed_orders_3_flattened(void);
