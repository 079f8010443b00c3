#import <Foundation/Foundation.h>

typedef struct { NSUInteger start; NSUInteger end; } PRX67Span;
@interface PRX67Store : NSObject
@property (nonatomic, strong) NSMutableArray *queue;
@property (nonatomic) NSUInteger size;
@property (nonatomic, strong) NSSet *names;
@end

NSString *scenario_arrays_growing_3_grow(void);
NSString *scenario_arrays_growing_3_spans(void);
NSString *scenario_arrays_growing_3_first(void);
NSString *scenario_arrays_growing_3_sizes(void);
NSString *scenario_arrays_growing_3_sets(void);
