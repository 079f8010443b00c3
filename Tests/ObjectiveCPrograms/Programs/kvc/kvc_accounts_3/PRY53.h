#import <Foundation/Foundation.h>

NSString *scenario_kvc_accounts_3_keys(void);
NSString *scenario_kvc_accounts_3_operators(void);
NSString *scenario_kvc_accounts_3_dictionaries(void);
