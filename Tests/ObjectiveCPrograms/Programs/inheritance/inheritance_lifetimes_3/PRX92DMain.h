#import <Foundation/Foundation.h>

NSString *scenario_inheritance_lifetimes_3_scoped(void);
NSString *scenario_inheritance_lifetimes_3_set_to_nil(void);
NSString *scenario_inheritance_lifetimes_3_replaced(void);
NSString *scenario_inheritance_lifetimes_3_children(void);
NSString *scenario_inheritance_lifetimes_3_cycle(void);
NSString *scenario_inheritance_lifetimes_3_in_array(void);
NSString *scenario_inheritance_lifetimes_3_end_blocks(void);
NSString *scenario_inheritance_lifetimes_3_held_by_block(void);
NSString *scenario_inheritance_lifetimes_3_weak_owner(void);
NSString *scenario_inheritance_lifetimes_3_based(void);
NSString *scenario_inheritance_lifetimes_3_wide(void);
NSString *scenario_inheritance_lifetimes_3_local_use(void);
