#import <Foundation/Foundation.h>

NSString *scenario_enumeration_trail_3_options(void);
NSString *scenario_enumeration_trail_3_indexes(void);
NSString *scenario_enumeration_trail_3_enumerators(void);
NSString *scenario_enumeration_trail_3_backwards(void);
NSString *scenario_enumeration_trail_3_dictionary(void);
NSString *scenario_enumeration_trail_3_passing(void);
NSString *scenario_enumeration_trail_3_lines(void);
NSString *scenario_enumeration_trail_3_stops(void);
NSString *scenario_enumeration_trail_3_windows(void);
