#import <Foundation/Foundation.h>

NSString *scenario_sets_of_numbers_3_a(void);
