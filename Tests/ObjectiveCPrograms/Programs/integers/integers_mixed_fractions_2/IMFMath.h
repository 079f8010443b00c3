#import <Foundation/Foundation.h>

NSString *scenario_integers_mixed_fractions_2_compared(void);
NSString *scenario_integers_mixed_fractions_2_nan(void);
NSString *scenario_integers_mixed_fractions_2_decimals(void);
