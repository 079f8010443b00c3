#import <Foundation/Foundation.h>

@class WAYView;

@interface WAYStore : NSObject

@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, strong) NSMutableDictionary *counts;
@property (nonatomic, strong) NSMutableString *title;
@property (nonatomic, strong) NSArray *shown;
@property (nonatomic, strong) WAYStore *parent;

- (void)add:(NSString *)item;
- (NSMutableArray *)list;
- (NSMutableArray *)listOrNew:(BOOL)fresh;
- (NSArray *)snapshot;
- (NSArray *)live;

@end

@interface WAYView : NSObject

@property (nonatomic, strong) NSArray *rows;
@property (nonatomic, copy) NSArray *copied;

- (instancetype)initWithRows:(NSArray *)rows;
- (void)show:(WAYStore *)store;
- (NSString *)text;

@end

NSString *scenario_arrays_shared_ways_3_assigned(void);
NSString *scenario_arrays_shared_ways_3_chosen(void);
NSString *scenario_arrays_shared_ways_3_returned(void);
NSString *scenario_arrays_shared_ways_3_held(void);
NSString *scenario_arrays_shared_ways_3_blocks(void);
NSString *scenario_arrays_shared_ways_3_others(void);
NSString *scenario_arrays_shared_ways_3_loops(void);
