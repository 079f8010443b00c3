#import <Foundation/Foundation.h>

NSString *scenario_copying_account_3_all(void);
