#import <Foundation/Foundation.h>

NSString *scenario_shared_moved_keys_3_key(void);
NSString *scenario_shared_moved_keys_3_index(void);
NSString *scenario_shared_moved_keys_3_list(void);
NSString *scenario_shared_moved_keys_3_both(void);
NSString *scenario_shared_moved_keys_3_loop(void);
NSString *scenario_shared_moved_keys_3_last(void);
NSString *scenario_shared_moved_keys_3_nested(void);
NSString *scenario_shared_moved_keys_3_swap(void);
