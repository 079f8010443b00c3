#import <Foundation/Foundation.h>

NSString *scenario_dynamic_subscripts_3_lru(void);
NSString *scenario_dynamic_subscripts_3_lru_update(void);
