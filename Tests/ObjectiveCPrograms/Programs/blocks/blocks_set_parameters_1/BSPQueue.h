#import <Foundation/Foundation.h>

@interface BSPQueue : NSObject
- (NSArray *)each:(NSArray *)items do:(id (^)(id item, NSUInteger index))work;
@end

NSString *scenario_blocks_set_parameters_1_blocks(void);
NSString *scenario_blocks_set_parameters_1_locals(void);
