#import <Foundation/Foundation.h>

@interface BXEElements : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) NSNumber *score;
@property (nonatomic, strong) NSDictionary *names;
@property (nonatomic) uint8_t level;
@end

NSString *scenario_boxed_elements_1_zeros(void);
NSString *scenario_boxed_elements_1_keys(void);
NSString *scenario_boxed_elements_1_equal(void);
NSString *scenario_boxed_elements_1_contained(void);
NSString *scenario_boxed_elements_1_orders(void);
NSString *scenario_boxed_elements_1_alternatives(void);
NSString *scenario_boxed_elements_1_results(void);
NSString *scenario_boxed_elements_1_parameters(void);
