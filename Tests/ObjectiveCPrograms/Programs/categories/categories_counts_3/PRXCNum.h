#import <Foundation/Foundation.h>
@interface NSNumber (PRXCFormat)
- (NSString *)prxc_ordinal;
- (NSNumber *)prxc_clampedBetween:(NSNumber *)low and:(NSNumber *)high;
- (BOOL)prxc_isWhole;
- (void)prxc_times:(void (^)(NSUInteger i))block;
@property (nonatomic, readonly) NSString *prxc_roman;
@end
@interface NSArray (PRXCMath)
- (NSNumber *)prxc_sum;
- (NSNumber *)prxc_median;
- (NSArray *)prxc_map:(id (^)(id x))block;
- (id)prxc_reduce:(id)initial with:(id (^)(id acc, id x))block;
@end
NSString *scenario_categories_counts_3_ordinals(void);
NSString *scenario_categories_counts_3_clamped(void);
NSString *scenario_categories_counts_3_whole(void);
NSString *scenario_categories_counts_3_times(void);
NSString *scenario_categories_counts_3_roman(void);
NSString *scenario_categories_counts_3_lists(void);
NSString *scenario_categories_counts_3_folds(void);
NSString *scenario_categories_counts_3_nothing(void);
