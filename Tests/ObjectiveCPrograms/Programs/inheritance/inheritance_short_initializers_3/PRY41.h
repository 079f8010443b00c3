#import <Foundation/Foundation.h>

NSString *scenario_inheritance_short_initializers_3_a(void);
