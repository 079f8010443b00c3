#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_made_late_3_lazy(void);
NSString *scenario_arrays_shared_made_late_3_pad(void);
