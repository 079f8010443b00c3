#import <Foundation/Foundation.h>

NSString *scenario_blocks_router_3_paths_9_users(void);
NSString *scenario_blocks_router_3_paths_9_stars(void);
NSString *scenario_blocks_router_3_paths_9_unknown(void);
NSString *scenario_blocks_router_3_paths_9_order(void);
NSString *scenario_blocks_router_3_paths_9_added_later(void);
