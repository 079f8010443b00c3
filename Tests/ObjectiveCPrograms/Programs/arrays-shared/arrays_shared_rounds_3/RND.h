#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_rounds_3_kept(void);
NSString *scenario_arrays_shared_rounds_3_renewed(void);
NSString *scenario_arrays_shared_rounds_3_keys(void);
NSString *scenario_arrays_shared_rounds_3_tree(void);
NSString *scenario_arrays_shared_rounds_3_chosen(void);
