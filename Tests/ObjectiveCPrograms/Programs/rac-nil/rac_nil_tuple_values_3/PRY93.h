#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_nil_tuple_values_3_reduce(void);
NSString *scenario_rac_nil_tuple_values_3_tuples(void);
