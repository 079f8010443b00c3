#import <Foundation/Foundation.h>

NSString *scenario_boxed_series_3_all(void);
