#import <Foundation/Foundation.h>

NSString *scenario_sorting_text_keys_2_names(void);
NSString *scenario_sorting_text_keys_2_both(void);
NSString *scenario_sorting_text_keys_2_keys(void);
