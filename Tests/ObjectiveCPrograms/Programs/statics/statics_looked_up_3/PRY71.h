#import <Foundation/Foundation.h>

NSString *scenario_statics_looked_up_3_blocks(void);
NSString *scenario_statics_looked_up_3_texts(void);
NSString *scenario_statics_looked_up_3_numbers(void);
NSString *scenario_statics_looked_up_3_random(void);
