#import <Foundation/Foundation.h>

NSString *scenario_blocks_tree_3_all(void);
