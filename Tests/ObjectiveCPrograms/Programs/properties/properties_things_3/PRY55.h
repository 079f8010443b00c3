#import <Foundation/Foundation.h>

NSString *scenario_properties_things_3_tree(void);
NSString *scenario_properties_things_3_copies(void);
