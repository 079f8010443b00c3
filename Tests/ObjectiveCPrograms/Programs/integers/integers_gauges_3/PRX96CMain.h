#import <Foundation/Foundation.h>

NSString *scenario_integers_gauges_3_masks(void);
NSString *scenario_integers_gauges_3_mask_steps(void);
NSString *scenario_integers_gauges_3_levels(void);
NSString *scenario_integers_gauges_3_structs(void);
NSString *scenario_integers_gauges_3_nested(void);
NSString *scenario_integers_gauges_3_boxed_structs(void);
NSString *scenario_integers_gauges_3_promoted(void);
NSString *scenario_integers_gauges_3_mixed(void);
NSString *scenario_integers_gauges_3_shifts(void);
NSString *scenario_integers_gauges_3_divided(void);
NSString *scenario_integers_gauges_3_limits(void);
NSString *scenario_integers_gauges_3_decimals(void);
NSString *scenario_integers_gauges_3_compared_numbers(void);
NSString *scenario_integers_gauges_3_ternaries(void);
NSString *scenario_integers_gauges_3_characters(void);
NSString *scenario_integers_gauges_3_big_numbers(void);
