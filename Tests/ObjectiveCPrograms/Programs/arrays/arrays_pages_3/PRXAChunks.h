#import <Foundation/Foundation.h>
@interface PRXAPager : NSObject
@property (nonatomic, copy, readonly) NSArray *items;
@property (nonatomic, assign) NSUInteger pageSize;
- (instancetype)initWithItems:(NSArray *)items pageSize:(NSUInteger)size;
- (NSUInteger)pageCount;
- (NSArray *)pageAtIndex:(NSUInteger)index;
- (NSArray *)tailFrom:(NSInteger)start;
- (NSArray *)chunks;
- (NSDictionary *)columns:(NSUInteger)count;
@end
NSString *scenario_arrays_pages_3_counts(void);
NSString *scenario_arrays_pages_3_last(void);
NSString *scenario_arrays_pages_3_tail(void);
NSString *scenario_arrays_pages_3_chunks(void);
NSString *scenario_arrays_pages_3_columns(void);
NSString *scenario_arrays_pages_3_rotate(void);
NSString *scenario_arrays_pages_3_split(void);
