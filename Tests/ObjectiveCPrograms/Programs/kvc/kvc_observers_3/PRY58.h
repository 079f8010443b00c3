#import <Foundation/Foundation.h>

NSString *scenario_kvc_observers_3_observe(void);
NSString *scenario_kvc_observers_3_family(void);
