#import <Foundation/Foundation.h>

@interface AFKStore : NSObject
@property (nonatomic, strong) NSMutableArray *rows;
@property (nonatomic, strong) NSMutableString *title;
@property (nonatomic, strong) NSMutableDictionary *options;
@end

void AFKKeep(NSMutableArray *rows);
NSUInteger AFKKept(void);

NSString *scenario_arrays_shared_functions_2_array(void);
NSString *scenario_arrays_shared_functions_2_text(void);
NSString *scenario_arrays_shared_functions_2_keptTextChanges(void);
NSString *scenario_arrays_shared_functions_2_dictionary(void);
NSString *scenario_arrays_shared_functions_2_set(void);
NSString *scenario_arrays_shared_functions_2_property(void);
NSString *scenario_arrays_shared_functions_2_returned(void);
NSString *scenario_arrays_shared_functions_2_immutableView(void);
NSString *scenario_arrays_shared_functions_2_memberOfStatic(void);
NSString *scenario_arrays_shared_functions_2_keptByNil(void);
