#import <Foundation/Foundation.h>

NSString *scenario_categories_functional_3_functional(void);
NSString *scenario_categories_functional_3_group(void);
NSString *scenario_categories_functional_3_shapes(void);
NSString *scenario_categories_functional_3_table(void);
