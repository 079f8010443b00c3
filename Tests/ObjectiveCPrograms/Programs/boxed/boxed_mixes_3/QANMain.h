#import <Foundation/Foundation.h>

NSString *scenario_boxed_mixes_3_values(void);
NSString *scenario_boxed_mixes_3_sums(void);
NSString *scenario_boxed_mixes_3_texts(void);
