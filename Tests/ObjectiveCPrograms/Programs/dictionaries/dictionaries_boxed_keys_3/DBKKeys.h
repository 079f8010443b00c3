#import <Foundation/Foundation.h>

NSString *scenario_dictionaries_boxed_keys_3_keys(void);
