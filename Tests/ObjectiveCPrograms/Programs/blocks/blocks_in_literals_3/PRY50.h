#import <Foundation/Foundation.h>

NSString *scenario_blocks_in_literals_3_a(void);
