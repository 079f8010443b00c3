#import <Foundation/Foundation.h>

NSString *scenario_structs_geometry_3_all(void);
