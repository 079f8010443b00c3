#import <Foundation/Foundation.h>

NSString *scenario_boxed_money_3_money(void);
