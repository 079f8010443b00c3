#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface QOABasket : NSObject
@property (nonatomic, strong) NSMutableArray *rows;
@property (nonatomic, strong) NSMutableDictionary *prices;
@property (nonatomic, strong) NSMutableString *title;
@property (nonatomic, strong) NSMutableSet *tags;
- (RACSignal *)rowTitles;
@end

NSString *scenario_rac_captures_observed_in_place_2_array(void);
NSString *scenario_rac_captures_observed_in_place_2_dictionary(void);
NSString *scenario_rac_captures_observed_in_place_2_text(void);
NSString *scenario_rac_captures_observed_in_place_2_set(void);
NSString *scenario_rac_captures_observed_in_place_2_kept(void);
NSString *scenario_rac_captures_observed_in_place_2_skipped(void);
