#import <Foundation/Foundation.h>

@interface SSNCache : NSObject
@property (nonatomic, copy) NSString *name;
+ (instancetype)shared;
+ (void)reset;
@end

extern NSString *SSNTitle;

NSString *scenario_statics_set_to_nil_2_title(void);
NSString *scenario_statics_set_to_nil_2_prefix(void);
NSString *scenario_statics_set_to_nil_2_rows(void);
NSString *scenario_statics_set_to_nil_2_dictionary(void);
NSString *scenario_statics_set_to_nil_2_shared(void);
NSString *scenario_statics_set_to_nil_2_number(void);
NSString *scenario_statics_set_to_nil_2_outside(void);
