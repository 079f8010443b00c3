#import <Foundation/Foundation.h>
typedef NS_ENUM(NSUInteger, PRXLOrder) { PRXLOrderName, PRXLOrderScore, PRXLOrderDate };
@interface PRXLRow : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSNumber *score;
@property (nonatomic, strong) NSDate *date;
@property (nonatomic, getter=isPinned) BOOL pinned;
+ (instancetype)row:(NSString *)name score:(NSNumber *)score day:(NSInteger)day;
- (NSComparisonResult)compareName:(PRXLRow *)other;
@end
@interface PRXLTable : NSObject
@property (nonatomic, strong) NSMutableArray *rows;
@property (nonatomic) PRXLOrder order;
@property (nonatomic, assign) BOOL descending;
- (NSArray *)sorted;
- (NSArray *)top:(NSUInteger)count;
- (NSDictionary *)ranks;
- (void)insert:(PRXLRow *)row;
- (NSString *)text;
@end
NSString *scenario_sorting_table_3_orders(void);
NSString *scenario_sorting_table_3_nil_scores(void);
NSString *scenario_sorting_table_3_top(void);
NSString *scenario_sorting_table_3_ranks(void);
NSString *scenario_sorting_table_3_insert(void);
NSString *scenario_sorting_table_3_descriptors(void);
NSString *scenario_sorting_table_3_pinned(void);
