#import <Foundation/Foundation.h>

@interface PRX78Range : NSObject
@property (nonatomic, readonly) NSRange range;
+ (instancetype)rangeFrom:(NSUInteger)from to:(NSUInteger)to;
- (NSEnumerator *)objectEnumerator;
- (void)each:(void (^)(NSNumber *n, BOOL *stop))block;
@end
@interface PRX78Tree : NSObject
@property (nonatomic, strong) NSMutableArray *children;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, weak) PRX78Tree *parent;
+ (PRX78Tree *)tree:(NSString *)name, ... NS_REQUIRES_NIL_TERMINATION;
- (NSEnumerator *)depthFirst;
- (NSArray *)breadthFirst;
- (NSUInteger)depth;
@end

NSString *scenario_enumeration_walkers_3_ranges(void);
NSString *scenario_enumeration_walkers_3_empty(void);
NSString *scenario_enumeration_walkers_3_trees(void);
NSString *scenario_enumeration_walkers_3_indexes(void);
