#import "PRX62Store.h"

NSString *scenario_properties_private_3_seen(void);
NSString *scenario_properties_private_3_subclass(void);
NSString *scenario_properties_private_3_set(void);
NSString *scenario_properties_private_3_state(void);
