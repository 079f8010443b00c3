#import <Foundation/Foundation.h>

NSString *scenario_equality_money_3_values(void);
NSString *scenario_equality_money_3_containers(void);
NSString *scenario_equality_money_3_numbers(void);
NSString *scenario_equality_money_3_texts(void);
NSString *scenario_equality_money_3_identity(void);
NSString *scenario_equality_money_3_nil(void);
