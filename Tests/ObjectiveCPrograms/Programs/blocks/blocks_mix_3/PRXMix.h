#import <Foundation/Foundation.h>

NSString *scenario_blocks_mix_3_parsed(void);
NSString *scenario_blocks_mix_3_split(void);
NSString *scenario_blocks_mix_3_chains(void);
NSString *scenario_blocks_mix_3_mutable(void);
NSString *scenario_blocks_mix_3_dates(void);
NSString *scenario_blocks_mix_3_sets(void);
NSString *scenario_blocks_mix_3_swaps(void);
NSString *scenario_blocks_mix_3_nested(void);
NSString *scenario_blocks_mix_3_numbers(void);
NSString *scenario_blocks_mix_3_further(void);
NSString *scenario_blocks_mix_3_distinct(void);

@interface PRXMixBag : NSObject
- (instancetype)initWithItems:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
- (NSString *)text;
@end
