#import <Foundation/Foundation.h>

NSString *scenario_inheritance_old_names_3_a(void);
