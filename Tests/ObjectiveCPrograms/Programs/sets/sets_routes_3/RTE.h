#import <Foundation/Foundation.h>

NSString *scenario_sets_routes_3_reachable(void);
NSString *scenario_sets_routes_3_ordered(void);
NSString *scenario_sets_routes_3_algebra(void);
NSString *scenario_sets_routes_3_counted(void);
NSString *scenario_sets_routes_3_members(void);
