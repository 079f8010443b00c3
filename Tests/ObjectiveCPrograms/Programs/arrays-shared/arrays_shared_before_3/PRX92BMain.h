#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_before_3_before_local(void);
NSString *scenario_arrays_shared_before_3_before_in_method(void);
NSString *scenario_arrays_shared_before_3_grew(void);
NSString *scenario_arrays_shared_before_3_changes(void);
NSString *scenario_arrays_shared_before_3_history(void);
NSString *scenario_arrays_shared_before_3_remembered(void);
NSString *scenario_arrays_shared_before_3_prices(void);
NSString *scenario_arrays_shared_before_3_tags(void);
NSString *scenario_arrays_shared_before_3_note(void);
NSString *scenario_arrays_shared_before_3_shown(void);
NSString *scenario_arrays_shared_before_3_ternary(void);
NSString *scenario_arrays_shared_before_3_block_result(void);
NSString *scenario_arrays_shared_before_3_dictionary_of_arrays(void);
NSString *scenario_arrays_shared_before_3_sorted_view(void);
