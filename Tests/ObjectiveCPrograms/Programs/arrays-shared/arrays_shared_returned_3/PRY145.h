#import <Foundation/Foundation.h>

NSString *scenario_arrays_shared_returned_3_a(void);
