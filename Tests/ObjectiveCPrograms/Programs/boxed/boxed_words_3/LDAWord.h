#import <Foundation/Foundation.h>

@interface LDAWord : NSObject
@property (nonatomic, strong) NSNumber *number;
@property (nonatomic, strong) id thing;
@property (nonatomic, copy) NSArray *list;
@property (nonatomic) double ratio;
@property (nonatomic) BOOL flag;
@end

NSString *scenario_boxed_words_3_numbers(void);
NSString *scenario_boxed_words_3_fractions(void);
NSString *scenario_boxed_words_3_flags(void);
NSString *scenario_boxed_words_3_missing(void);
NSString *scenario_boxed_words_3_things(void);
NSString *scenario_boxed_words_3_lists(void);
NSString *scenario_boxed_words_3_orders(void);
NSString *scenario_boxed_words_3_selectors(void);
NSString *scenario_boxed_words_3_blocks(void);
