#import <Foundation/Foundation.h>

NSString *scenario_dynamic_factories_3_factory(void);
NSString *scenario_dynamic_factories_3_steps(void);
NSString *scenario_dynamic_factories_3_kinds(void);
