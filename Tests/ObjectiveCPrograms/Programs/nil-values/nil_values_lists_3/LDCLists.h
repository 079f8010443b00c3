#import <Foundation/Foundation.h>

@interface LDCLists : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSArray *names;
@property (nonatomic, strong) NSMutableArray *log;
@end

NSString *scenario_nil_values_lists_3_arrays(void);
NSString *scenario_nil_values_lists_3_dictionaries(void);
NSString *scenario_nil_values_lists_3_sets(void);
NSString *scenario_nil_values_lists_3_searches(void);
NSString *scenario_nil_values_lists_3_copies(void);
