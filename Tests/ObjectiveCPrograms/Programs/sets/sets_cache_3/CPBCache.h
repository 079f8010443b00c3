#import <Foundation/Foundation.h>

NSString *scenario_sets_cache_3_cache(void);
