#import <Foundation/Foundation.h>

NSString *scenario_inheritance_constructors_3_cluster(void);
NSString *scenario_inheritance_constructors_3_bodies(void);
NSString *scenario_inheritance_constructors_3_levels(void);
