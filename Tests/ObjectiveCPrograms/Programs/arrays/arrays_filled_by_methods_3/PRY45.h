#import <Foundation/Foundation.h>

NSString *scenario_arrays_filled_by_methods_3_a(void);
