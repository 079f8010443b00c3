#import <Foundation/Foundation.h>

NSString *scenario_sets_forms_3_index_sets(void);
NSString *scenario_sets_forms_3_ordered(void);
NSString *scenario_sets_forms_3_options(void);
NSString *scenario_sets_forms_3_replacing(void);
NSString *scenario_sets_forms_3_texts(void);
NSString *scenario_sets_forms_3_characters(void);
NSString *scenario_sets_forms_3_calendar(void);
NSString *scenario_sets_forms_3_numbers(void);
NSString *scenario_sets_forms_3_data(void);
NSString *scenario_sets_forms_3_any(void);
NSString *scenario_sets_forms_3_regex(void);
NSString *scenario_sets_forms_3_geometry(void);
