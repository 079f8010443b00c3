#import <Foundation/Foundation.h>

NSString *scenario_integers_from_fractions_3_numbers(void);
