#import <Foundation/Foundation.h>

NSString *scenario_statics_pool_3_shared(void);
NSString *scenario_statics_pool_3_counters(void);
NSString *scenario_statics_pool_3_tables(void);
NSString *scenario_statics_pool_3_functions(void);
