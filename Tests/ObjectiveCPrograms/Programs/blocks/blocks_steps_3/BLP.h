#import <Foundation/Foundation.h>

NSString *scenario_blocks_steps_3_composed(void);
NSString *scenario_blocks_steps_3_captured(void);
NSString *scenario_blocks_steps_3_recursive(void);
NSString *scenario_blocks_steps_3_stored(void);
NSString *scenario_blocks_steps_3_memo(void);
NSString *scenario_blocks_steps_3_early(void);
