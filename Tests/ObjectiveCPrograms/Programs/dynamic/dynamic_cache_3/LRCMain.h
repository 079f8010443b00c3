#import <Foundation/Foundation.h>

NSString *scenario_dynamic_cache_3_all(void);
