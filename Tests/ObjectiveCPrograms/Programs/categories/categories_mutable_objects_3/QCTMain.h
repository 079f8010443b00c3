#import <Foundation/Foundation.h>

NSString *scenario_categories_mutable_objects_3_all(void);
