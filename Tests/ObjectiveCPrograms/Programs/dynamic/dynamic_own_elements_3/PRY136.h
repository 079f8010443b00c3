#import <Foundation/Foundation.h>

@interface PRY136Line : NSObject
- (instancetype)initWithPoints:(NSArray *)points;
- (id)objectAtIndexedSubscript:(NSUInteger)index;
@end

@interface PRY136Bag : NSObject
- (id)objectForKeyedSubscript:(NSString *)key;
@end

NSString *scenario_dynamic_own_elements_3_indices(void);
NSString *scenario_dynamic_own_elements_3_keys(void);
