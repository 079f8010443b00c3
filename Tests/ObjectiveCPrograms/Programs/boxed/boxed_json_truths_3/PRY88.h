#import <Foundation/Foundation.h>

NSString *scenario_boxed_json_truths_3_tables(void);
NSString *scenario_boxed_json_truths_3_flags(void);
NSString *scenario_boxed_json_truths_3_wraps(void);
