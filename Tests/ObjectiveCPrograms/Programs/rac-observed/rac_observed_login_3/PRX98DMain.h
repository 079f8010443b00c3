#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_observed_login_3_enabled(void);
NSString *scenario_rac_observed_login_3_status(void);
NSString *scenario_rac_observed_login_3_sent(void);
NSString *scenario_rac_observed_login_3_failed(void);
NSString *scenario_rac_observed_login_3_replaced(void);
NSString *scenario_rac_observed_login_3_ignored_nil(void);
NSString *scenario_rac_observed_login_3_concatenated(void);
NSString *scenario_rac_observed_login_3_caught(void);
NSString *scenario_rac_observed_login_3_paths(void);
NSString *scenario_rac_observed_login_3_switched(void);
NSString *scenario_rac_observed_login_3_until(void);
NSString *scenario_rac_observed_login_3_loops(void);
NSString *scenario_rac_observed_login_3_aggregated(void);
NSString *scenario_rac_observed_login_3_sequences(void);
NSString *scenario_rac_observed_login_3_once(void);
