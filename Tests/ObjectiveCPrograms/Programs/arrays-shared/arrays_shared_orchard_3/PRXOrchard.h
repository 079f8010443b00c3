#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_orchard_3_shallow(void);
NSString *scenario_arrays_shared_orchard_3_deep(void);
NSString *scenario_arrays_shared_orchard_3_nested(void);
NSString *scenario_arrays_shared_orchard_3_sorted(void);
NSString *scenario_arrays_shared_orchard_3_filtered(void);
NSString *scenario_arrays_shared_orchard_3_property(void);
NSString *scenario_arrays_shared_orchard_3_returned(void);
NSString *scenario_arrays_shared_orchard_3_block(void);
NSString *scenario_arrays_shared_orchard_3_swap(void);
NSString *scenario_arrays_shared_orchard_3_sets(void);
NSString *scenario_arrays_shared_orchard_3_keyed(void);
