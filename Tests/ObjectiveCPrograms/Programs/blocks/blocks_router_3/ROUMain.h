#import <Foundation/Foundation.h>

NSString *scenario_blocks_router_3_all(void);
