#import <Foundation/Foundation.h>
NSString *scenario_dynamic_lru_3_order(void);
NSString *scenario_dynamic_lru_3_evicted(void);
NSString *scenario_dynamic_lru_3_weights(void);
NSString *scenario_dynamic_lru_3_varargs(void);
NSString *scenario_dynamic_lru_3_table(void);
NSString *scenario_dynamic_lru_3_sorted(void);
NSString *scenario_dynamic_lru_3_blocks(void);
