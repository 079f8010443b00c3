#import <Foundation/Foundation.h>

NSString *scenario_kvc_predicates_3_all(void);
