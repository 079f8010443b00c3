#import <Foundation/Foundation.h>

NSString *scenario_enums_history_3_all(void);
