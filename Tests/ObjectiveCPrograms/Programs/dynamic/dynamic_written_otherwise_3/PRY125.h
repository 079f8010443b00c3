#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_dynamic_written_otherwise_3_keyed(void);
NSString *scenario_dynamic_written_otherwise_3_answers(void);
NSString *scenario_dynamic_written_otherwise_3_passed_on(void);
NSString *scenario_dynamic_written_otherwise_3_category(void);
NSString *scenario_dynamic_written_otherwise_3_announced(void);
NSString *scenario_dynamic_written_otherwise_3_numbers_of_blocks(void);
NSString *scenario_dynamic_written_otherwise_3_called_blocks(void);
NSString *scenario_dynamic_written_otherwise_3_named_blocks(void);
NSString *scenario_dynamic_written_otherwise_3_casts(void);
