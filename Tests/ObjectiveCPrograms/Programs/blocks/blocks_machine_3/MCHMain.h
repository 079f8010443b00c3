#import <Foundation/Foundation.h>

NSString *scenario_blocks_machine_3_all(void);
