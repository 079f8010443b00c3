#import <Foundation/Foundation.h>

NSString *scenario_kvc_numbers_3_all(void);
