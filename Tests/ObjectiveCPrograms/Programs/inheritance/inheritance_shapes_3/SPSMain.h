#import <Foundation/Foundation.h>

NSString *scenario_inheritance_shapes_3_all(void);
