#import <Foundation/Foundation.h>

@interface QOOBook : NSObject
@property (nonatomic, strong) NSDictionary *names;
@property (nonatomic, copy) NSString *key;
@property (nonatomic, strong) NSNumber *number;
@property (nonatomic, strong) NSArray *list;
- (id)current;
@end

NSString *scenario_nil_values_keys_2_missing(void);
NSString *scenario_nil_values_keys_2_there(void);
NSString *scenario_nil_values_keys_2_taken(void);
