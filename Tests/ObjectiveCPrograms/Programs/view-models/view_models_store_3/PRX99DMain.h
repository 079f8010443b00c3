#import <Foundation/Foundation.h>

NSString *scenario_view_models_store_3_sample(void);
NSString *scenario_view_models_store_3_errors(void);
NSString *scenario_view_models_store_3_changes(void);
NSString *scenario_view_models_store_3_totals(void);
NSString *scenario_view_models_store_3_replaced(void);
NSString *scenario_view_models_store_3_cleared(void);
NSString *scenario_view_models_store_3_shared_entry(void);
NSString *scenario_view_models_store_3_equality(void);
NSString *scenario_view_models_store_3_nil_entry(void);
NSString *scenario_view_models_store_3_sorted(void);
