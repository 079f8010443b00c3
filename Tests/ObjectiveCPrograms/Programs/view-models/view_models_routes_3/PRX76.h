#import <Foundation/Foundation.h>

@interface PRX76Edge : NSObject
@property (nonatomic, weak, readonly) id target;
@property (nonatomic, readonly) NSUInteger weight;
- (instancetype)initWithTarget:(id)target weight:(NSUInteger)weight;
@end

@interface PRX76Node : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray *edges;
@property (nonatomic, assign) NSUInteger distance;
@property (nonatomic, assign) BOOL visited;
@property (nonatomic, weak) PRX76Node *via;
@end

@interface PRX76Heap : NSObject
- (instancetype)initWithComparator:(NSComparator)comparator;
- (void)push:(id)object;
- (id)pop;
- (NSUInteger)count;
@end

@interface PRX76Graph : NSObject
- (PRX76Node *)nodeNamed:(NSString *)name;
- (void)connect:(NSString *)a to:(NSString *)b weight:(NSUInteger)weight;
- (NSArray *)pathFrom:(NSString *)a to:(NSString *)b;
- (NSArray *)topologicalOrder;
- (NSUInteger)componentCount;
@end

NSString *scenario_view_models_routes_3_paths(void);
NSString *scenario_view_models_routes_3_orders(void);
NSString *scenario_view_models_routes_3_heap(void);
