#import <Foundation/Foundation.h>

NSString *scenario_dynamic_metas_3_printed(void);
NSString *scenario_dynamic_metas_3_printed_symbol(void);
NSString *scenario_dynamic_metas_3_appended(void);
NSString *scenario_dynamic_metas_3_chosen_classes(void);
NSString *scenario_dynamic_metas_3_optional_members(void);
NSString *scenario_dynamic_metas_3_conforms(void);
NSString *scenario_dynamic_metas_3_in_block(void);
