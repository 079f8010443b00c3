#import <Foundation/Foundation.h>
@class PRXNode;
typedef NSString *PRXName;
typedef NSDictionary<NSString *, NSArray<NSNumber *> *> PRXTable;
typedef PRXNode *(^PRXVisit)(PRXNode *node, NSUInteger depth, BOOL *stop);
typedef struct PRXSpan { NSUInteger from, to; } PRXSpan;
static inline PRXSpan PRXSpanMake(NSUInteger from, NSUInteger to) { PRXSpan s; s.from = from; s.to = to; return s; }
@interface PRXNode : NSObject
@property (nonatomic, copy) PRXName name;
@property (nonatomic, weak) PRXNode *parent;
@property (nonatomic, strong) NSMutableArray<PRXNode *> *children;
@property (nonatomic, readonly) NSUInteger depth;
@property (nonatomic, assign) PRXSpan span;
+ (instancetype)node:(PRXName)name, ... NS_REQUIRES_NIL_TERMINATION;
- (void)visit:(PRXVisit)visit;
- (PRXNode *)find:(BOOL (^)(PRXNode *))test;
- (NSString *)path;
@end

NSString *scenario_blocks_visits_3_tree(void);
