#import <Foundation/Foundation.h>

NSString *scenario_dictionaries_config_3_all(void);
