#import <Foundation/Foundation.h>

// The one NSNull, in variables, properties and collections.
@interface PRY03Row : NSObject
@property (nonatomic, strong) NSNull *missing;
@property (nonatomic, strong) id value;
- (BOOL)isMissing;
@end

NSString *scenario_equality_null_variable_3_static(void);
NSString *scenario_equality_null_variable_3_local(void);
NSString *scenario_equality_null_variable_3_property(void);
NSString *scenario_equality_null_variable_3_two_variables(void);
NSString *scenario_equality_null_variable_3_search(void);
