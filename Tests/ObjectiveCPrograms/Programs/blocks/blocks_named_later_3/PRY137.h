#import <Foundation/Foundation.h>

NSString *scenario_blocks_named_later_3_structures(void);
NSString *scenario_blocks_named_later_3_shared(void);
NSString *scenario_blocks_named_later_3_classes(void);
