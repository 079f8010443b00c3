#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_nil_running_3_scan(void);
NSString *scenario_rac_nil_running_3_fold(void);
NSString *scenario_rac_nil_running_3_aggregate(void);
NSString *scenario_rac_nil_running_3_compare(void);
NSString *scenario_rac_nil_running_3_otherwise(void);
