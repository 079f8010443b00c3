#import <Foundation/Foundation.h>

NSString *scenario_integers_literals_3_shifts(void);
NSString *scenario_integers_literals_3_boxes(void);
NSString *scenario_integers_literals_3_four_characters(void);
NSString *scenario_integers_literals_3_javahash(void);
NSString *scenario_integers_literals_3_float_steps(void);
NSString *scenario_integers_literals_3_int64_max(void);
NSString *scenario_integers_literals_3_int64_min(void);
NSString *scenario_integers_literals_3_uint64_max(void);
NSString *scenario_integers_literals_3_small_limits(void);
NSString *scenario_integers_literals_3_size_max(void);
NSString *scenario_integers_literals_3_long_limits(void);
NSString *scenario_integers_literals_3_best(void);
NSString *scenario_integers_literals_3_functions(void);
