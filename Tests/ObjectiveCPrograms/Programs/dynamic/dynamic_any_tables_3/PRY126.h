#import <Foundation/Foundation.h>

NSString *scenario_dynamic_any_tables_3_args(void);
NSString *scenario_dynamic_any_tables_3_order(void);
NSString *scenario_dynamic_any_tables_3_tables(void);
NSString *scenario_dynamic_any_tables_3_removed(void);
