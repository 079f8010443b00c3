#import <Foundation/Foundation.h>

NSString *scenario_rac_json_models_3_plain(void);
NSString *scenario_rac_json_models_3_texts(void);
NSString *scenario_rac_json_models_3_missing(void);
NSString *scenario_rac_json_models_3_nulls(void);
NSString *scenario_rac_json_models_3_tags(void);
NSString *scenario_rac_json_models_3_nested(void);
NSString *scenario_rac_json_models_3_lists(void);
NSString *scenario_rac_json_models_3_back(void);
NSString *scenario_rac_json_models_3_parsed(void);
NSString *scenario_rac_json_models_3_equal(void);
NSString *scenario_rac_json_models_3_grouped(void);
