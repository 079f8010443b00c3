#import <Foundation/Foundation.h>

NSString *scenario_enums_permissions_3_permissions(void);
