#import <Foundation/Foundation.h>

NSString *scenario_blocks_bus_3_bus(void);
