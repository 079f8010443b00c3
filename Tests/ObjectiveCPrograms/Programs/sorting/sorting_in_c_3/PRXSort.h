#import <Foundation/Foundation.h>
NSString *scenario_sorting_in_c_3_numbers(void);
NSString *scenario_sorting_in_c_3_part(void);
NSString *scenario_sorting_in_c_3_structures(void);
NSString *scenario_sorting_in_c_3_cleared(void);
NSString *scenario_sorting_in_c_3_stack(void);
