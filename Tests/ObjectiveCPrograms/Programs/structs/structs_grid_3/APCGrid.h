#import <Foundation/Foundation.h>

NSString *scenario_structs_grid_3_grid(void);
