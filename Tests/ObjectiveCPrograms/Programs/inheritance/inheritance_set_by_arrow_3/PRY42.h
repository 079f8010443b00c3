#import <Foundation/Foundation.h>

NSString *scenario_inheritance_set_by_arrow_3_a(void);
