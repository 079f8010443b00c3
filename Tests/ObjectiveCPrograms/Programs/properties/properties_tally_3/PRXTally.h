#import <Foundation/Foundation.h>

@interface PRXTally : NSObject
@property (nonatomic, strong) NSMutableDictionary *counts;
@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, strong) NSMutableString *text;
@property (nonatomic, strong) NSMutableArray<NSString *> *names;
@property (nonatomic, copy) NSString *fallback;
@end

NSString *scenario_properties_tally_3_counts(void);
NSString *scenario_properties_tally_3_items(void);
NSString *scenario_properties_tally_3_text(void);
NSString *scenario_properties_tally_3_methods(void);
NSString *scenario_properties_tally_3_sorted(void);
NSString *scenario_properties_tally_3_nothing(void);
NSString *scenario_properties_tally_3_otherwise(void);
NSString *scenario_properties_tally_3_replaced(void);
NSString *scenario_properties_tally_3_typed(void);
