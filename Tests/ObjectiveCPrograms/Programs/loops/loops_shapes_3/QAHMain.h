#import <Foundation/Foundation.h>

NSString *scenario_loops_shapes_3_doWhile(void);
NSString *scenario_loops_shapes_3_two(void);
NSString *scenario_loops_shapes_3_down(void);
NSString *scenario_loops_shapes_3_growing(void);
