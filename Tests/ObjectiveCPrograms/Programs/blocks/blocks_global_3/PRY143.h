#import <Foundation/Foundation.h>

NSString *scenario_blocks_global_3_local(void);
NSString *scenario_blocks_global_3_global(void);
NSString *scenario_blocks_global_3_property(void);
