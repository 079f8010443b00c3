#import <Foundation/Foundation.h>
NSString *scenario_arrays_shared_handed_3_property(void);
NSString *scenario_arrays_shared_handed_3_own(void);
NSString *scenario_arrays_shared_handed_3_text(void);
