#import <Foundation/Foundation.h>

NSString *scenario_categories_template_3_all(void);
