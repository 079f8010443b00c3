#import <Foundation/Foundation.h>

NSString *scenario_dictionaries_null_keys_3_key(void);
NSString *scenario_dictionaries_null_keys_3_set(void);
NSString *scenario_dictionaries_null_keys_3_unique(void);
NSString *scenario_dictionaries_null_keys_3_group(void);
NSString *scenario_dictionaries_null_keys_3_const(void);
