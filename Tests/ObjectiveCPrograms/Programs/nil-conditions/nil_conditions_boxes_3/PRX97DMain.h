#import <Foundation/Foundation.h>

NSString *scenario_nil_conditions_boxes_3_found(void);
NSString *scenario_nil_conditions_boxes_3_depths(void);
NSString *scenario_nil_conditions_boxes_3_structs_of_nil(void);
NSString *scenario_nil_conditions_boxes_3_empty(void);
NSString *scenario_nil_conditions_boxes_3_compared(void);
NSString *scenario_nil_conditions_boxes_3_conditions(void);
NSString *scenario_nil_conditions_boxes_3_elvis(void);
NSString *scenario_nil_conditions_boxes_3_blocks(void);
NSString *scenario_nil_conditions_boxes_3_appended(void);
NSString *scenario_nil_conditions_boxes_3_loops(void);
NSString *scenario_nil_conditions_boxes_3_set_on_nil(void);
NSString *scenario_nil_conditions_boxes_3_dictionary_of_nil(void);
NSString *scenario_nil_conditions_boxes_3_arithmetic(void);
