#import <Foundation/Foundation.h>

NSString *scenario_enums_casts_3_casts(void);
