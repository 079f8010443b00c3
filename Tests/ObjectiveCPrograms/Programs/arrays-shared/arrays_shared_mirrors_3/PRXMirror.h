#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_mirrors_3_texts(void);
NSString *scenario_arrays_shared_mirrors_3_grid(void);
NSString *scenario_arrays_shared_mirrors_3_loop(void);
NSString *scenario_arrays_shared_mirrors_3_copied_object(void);
NSString *scenario_arrays_shared_mirrors_3_model(void);
NSString *scenario_arrays_shared_mirrors_3_value_key(void);
NSString *scenario_arrays_shared_mirrors_3_parameter(void);
NSString *scenario_arrays_shared_mirrors_3_static(void);
NSString *scenario_arrays_shared_mirrors_3_grouped(void);
NSString *scenario_arrays_shared_mirrors_3_history(void);
NSString *scenario_arrays_shared_mirrors_3_dictionary(void);
