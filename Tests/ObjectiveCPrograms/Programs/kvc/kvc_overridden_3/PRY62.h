#import <Foundation/Foundation.h>

NSString *scenario_kvc_overridden_3_model(void);
NSString *scenario_kvc_overridden_3_family(void);
