#import <Foundation/Foundation.h>

NSString *scenario_integers_ranges_3_range_before_zero(void);
NSString *scenario_integers_ranges_3_range_functions(void);
NSString *scenario_integers_ranges_3_not_found(void);
NSString *scenario_integers_ranges_3_length_difference(void);
NSString *scenario_integers_ranges_3_range_of_property(void);
NSString *scenario_integers_ranges_3_key_value(void);
NSString *scenario_integers_ranges_3_key_value_reads(void);
NSString *scenario_integers_ranges_3_assigned(void);
NSString *scenario_integers_ranges_3_counted_down(void);
NSString *scenario_integers_ranges_3_backwards(void);
NSString *scenario_integers_ranges_3_index_of_nothing(void);
NSString *scenario_integers_ranges_3_enclosed(void);
NSString *scenario_integers_ranges_3_intersections(void);
NSString *scenario_integers_ranges_3_from_string(void);
