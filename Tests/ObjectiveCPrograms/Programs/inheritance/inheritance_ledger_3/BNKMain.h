#import <Foundation/Foundation.h>

NSString *scenario_inheritance_ledger_3_all(void);
