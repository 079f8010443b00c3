#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_json_nulls_3_a(void);
NSString *scenario_rac_json_nulls_3_b(void);
NSString *scenario_rac_json_nulls_3_c(void);
NSString *scenario_rac_json_nulls_3_d(void);
NSString *scenario_rac_json_nulls_3_e(void);
NSString *scenario_rac_json_nulls_3_loops(void);
NSString *scenario_rac_json_nulls_3_macros(void);
NSString *scenario_rac_json_nulls_3_empty(void);
NSString *scenario_rac_json_nulls_3_signals(void);
NSString *scenario_rac_json_nulls_3_users(void);
NSString *scenario_rac_json_nulls_3_rows(void);
NSString *scenario_rac_json_nulls_3_typeof(void);
