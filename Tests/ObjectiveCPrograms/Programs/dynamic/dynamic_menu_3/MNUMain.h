#import <Foundation/Foundation.h>

NSString *scenario_dynamic_menu_3_all(void);
