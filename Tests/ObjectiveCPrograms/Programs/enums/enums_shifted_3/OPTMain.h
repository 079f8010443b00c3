#import <Foundation/Foundation.h>

NSString *scenario_enums_shifted_3_all(void);
