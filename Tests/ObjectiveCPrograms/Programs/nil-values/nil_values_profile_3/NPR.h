#import <Foundation/Foundation.h>

NSString *scenario_nil_values_profile_3_chains(void);
NSString *scenario_nil_values_profile_3_scalars(void);
NSString *scenario_nil_values_profile_3_arguments(void);
NSString *scenario_nil_values_profile_3_blocks(void);
NSString *scenario_nil_values_profile_3_collections(void);
NSString *scenario_nil_values_profile_3_structs(void);
