#import <Foundation/Foundation.h>

@interface NSMutableArray (PRY133)
- (id)pry133_any;
@end

NSString *scenario_arrays_of_c_sized_3_one(void);
NSString *scenario_arrays_of_c_sized_3_two(void);
NSString *scenario_arrays_of_c_sized_3_flags(void);
NSString *scenario_arrays_of_c_sized_3_random(void);
NSString *scenario_arrays_of_c_sized_3_by_value(void);
