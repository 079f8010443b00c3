#import <Foundation/Foundation.h>

NSString *scenario_loops_outer_3_pretty(void);
NSString *scenario_loops_outer_3_found(void);
NSString *scenario_loops_outer_3_local(void);
