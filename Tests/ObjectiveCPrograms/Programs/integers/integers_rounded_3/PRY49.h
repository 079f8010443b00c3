#import <Foundation/Foundation.h>

NSString *scenario_integers_rounded_3_a(void);
