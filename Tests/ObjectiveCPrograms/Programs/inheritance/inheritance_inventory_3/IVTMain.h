#import <Foundation/Foundation.h>

NSString *scenario_inheritance_inventory_3_all(void);
