#ifndef PRY14_FLAGS_H
#define PRY14_FLAGS_H

#import <Foundation/Foundation.h>

#define PRY14_FAST 1
#define PRY14_SLOW 0  // not today
#define PRY14_LOGS
#define PRY14_LEVEL (3)

NSString *scenario_statics_conditions_3_branches(void);
NSString *scenario_statics_conditions_3_levels(void);

#endif
