#import <Foundation/Foundation.h>

NSString *scenario_dynamic_shelf_3_all(void);
