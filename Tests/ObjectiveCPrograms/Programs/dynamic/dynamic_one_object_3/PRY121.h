#import <Foundation/Foundation.h>

NSString *scenario_dynamic_one_object_3_made(void);
NSString *scenario_dynamic_one_object_3_text(void);
NSString *scenario_dynamic_one_object_3_parts(void);
NSString *scenario_dynamic_one_object_3_services(void);
NSString *scenario_dynamic_one_object_3_operations(void);
NSString *scenario_dynamic_one_object_3_blocks(void);
NSString *scenario_dynamic_one_object_3_keys(void);
