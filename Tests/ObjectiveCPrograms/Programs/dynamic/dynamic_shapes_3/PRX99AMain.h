#import <Foundation/Foundation.h>

NSString *scenario_dynamic_shapes_3_described(void);
NSString *scenario_dynamic_shapes_3_totals(void);
NSString *scenario_dynamic_shapes_3_scaled(void);
NSString *scenario_dynamic_shapes_3_by_name(void);
NSString *scenario_dynamic_shapes_3_any_messages(void);
NSString *scenario_dynamic_shapes_3_kinds_of_values(void);
NSString *scenario_dynamic_shapes_3_class_table(void);
NSString *scenario_dynamic_shapes_3_weak_table(void);
