#import <Foundation/Foundation.h>

NSString *scenario_precedence_numbers_3_macros(void);
NSString *scenario_precedence_numbers_3_macro_effects(void);
NSString *scenario_precedence_numbers_3_floats(void);
NSString *scenario_precedence_numbers_3_accumulated(void);
NSString *scenario_precedence_numbers_3_rounding(void);
NSString *scenario_precedence_numbers_3_mixed(void);
NSString *scenario_precedence_numbers_3_random(void);
NSString *scenario_precedence_numbers_3_results(void);
NSString *scenario_precedence_numbers_3_reverse_sorted(void);
NSString *scenario_precedence_numbers_3_difference_sorted(void);
NSString *scenario_precedence_numbers_3_counting_down(void);
NSString *scenario_precedence_numbers_3_doubled(void);
NSString *scenario_precedence_numbers_3_nil_numbers(void);
NSString *scenario_precedence_numbers_3_absolute(void);
NSString *scenario_precedence_numbers_3_bits(void);
