#import <Foundation/Foundation.h>

NSString *scenario_statics_caches_3_statics(void);
NSString *scenario_statics_caches_3_fib(void);
NSString *scenario_statics_caches_3_copies(void);
NSString *scenario_statics_caches_3_blocks(void);
