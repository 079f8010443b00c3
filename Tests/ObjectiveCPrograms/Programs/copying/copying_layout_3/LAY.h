#import <Foundation/Foundation.h>

NSString *scenario_copying_layout_3_deep(void);
NSString *scenario_copying_layout_3_properties(void);
NSString *scenario_copying_layout_3_inherited(void);
NSString *scenario_copying_layout_3_mutable(void);
NSString *scenario_copying_layout_3_blocks(void);
