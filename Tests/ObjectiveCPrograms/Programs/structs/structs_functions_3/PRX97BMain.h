#import <Foundation/Foundation.h>

NSString *scenario_structs_functions_3_operations(void);
NSString *scenario_structs_functions_3_arrays(void);
NSString *scenario_structs_functions_3_paths(void);
NSString *scenario_structs_functions_3_matrix(void);
NSString *scenario_structs_functions_3_swapped(void);
NSString *scenario_structs_functions_3_out(void);
NSString *scenario_structs_functions_3_recursive(void);
NSString *scenario_structs_functions_3_counts(void);
NSString *scenario_structs_functions_3_switches(void);
NSString *scenario_structs_functions_3_fallen(void);
NSString *scenario_structs_functions_3_loops(void);
NSString *scenario_structs_functions_3_commas(void);
NSString *scenario_structs_functions_3_conditions(void);
NSString *scenario_structs_functions_3_maths(void);
