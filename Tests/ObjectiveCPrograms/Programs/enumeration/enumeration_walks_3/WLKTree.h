#import <Foundation/Foundation.h>

@interface WLKTree : NSObject

@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray *children;
@property (nonatomic, assign) NSInteger visits;

- (instancetype)initWithName:(NSString *)name;
- (WLKTree *)grow:(NSString *)name;
- (void)visit;
- (void)walk:(void (^)(WLKTree *node, NSUInteger depth, BOOL *stop))block;
- (WLKTree *)find:(BOOL (^)(WLKTree *node))test;

@end

NSString *scenario_enumeration_walks_3_trees(void);
NSString *scenario_enumeration_walks_3_arrays(void);
NSString *scenario_enumeration_walks_3_sets(void);
NSString *scenario_enumeration_walks_3_loops(void);
