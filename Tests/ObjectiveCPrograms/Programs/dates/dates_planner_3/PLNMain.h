#import <Foundation/Foundation.h>

NSString *scenario_dates_planner_3_all(void);
