#import <Foundation/Foundation.h>

NSString *scenario_rac_json_doubts_3_doubts(void);
