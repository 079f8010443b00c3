#import <Foundation/Foundation.h>

NSString *scenario_properties_held_weakly_3_weak(void);
