#import <Foundation/Foundation.h>

NSString *scenario_dictionaries_rows_3_csv(void);
NSString *scenario_dictionaries_rows_3_dicts(void);
