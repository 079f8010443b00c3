#import <Foundation/Foundation.h>

NSString *scenario_rac_json_only_asked_3_a(void);
NSString *scenario_rac_json_only_asked_3_b(void);
NSString *scenario_rac_json_only_asked_3_c(void);
