#import <Foundation/Foundation.h>

NSString *scenario_categories_library_3_all(void);
