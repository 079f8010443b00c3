#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_observed_nulls_3_a(void);
