#import <Foundation/Foundation.h>

NSString *scenario_blocks_makers_3_makers(void);
