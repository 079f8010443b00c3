#import <Foundation/Foundation.h>

NSString *scenario_kvc_people_3_made(void);
NSString *scenario_kvc_people_3_paths(void);
NSString *scenario_kvc_people_3_set_path(void);
NSString *scenario_kvc_people_3_nil_number(void);
NSString *scenario_kvc_people_3_undefined(void);
NSString *scenario_kvc_people_3_sums(void);
NSString *scenario_kvc_people_3_unions(void);
NSString *scenario_kvc_people_3_nulls(void);
NSString *scenario_kvc_people_3_texts_as_numbers(void);
NSString *scenario_kvc_people_3_boxes(void);
NSString *scenario_kvc_people_3_dictionary(void);
NSString *scenario_kvc_people_3_counts(void);
NSString *scenario_kvc_people_3_friends(void);
