#import <Foundation/Foundation.h>

NSString *scenario_blocks_runner_3_all(void);
