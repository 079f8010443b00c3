#import <Foundation/Foundation.h>

NSString *scenario_enums_names_3_states(void);
NSString *scenario_enums_names_3_none_of_nil(void);
NSString *scenario_enums_names_3_types(void);
NSString *scenario_enums_names_3_keywords(void);
NSString *scenario_enums_names_3_overloads(void);
NSString *scenario_enums_names_3_families(void);
NSString *scenario_enums_names_3_shadows(void);
NSString *scenario_enums_names_3_local_keywords(void);
NSString *scenario_enums_names_3_literals(void);
NSString *scenario_enums_names_3_flags(void);
NSString *scenario_enums_names_3_state_in_dictionary(void);
NSString *scenario_enums_names_3_next_state(void);
