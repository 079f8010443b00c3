#import <Foundation/Foundation.h>

NSString *scenario_rac_json_paging_3_all(void);
