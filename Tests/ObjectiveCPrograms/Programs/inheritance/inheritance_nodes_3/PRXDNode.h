#import <Foundation/Foundation.h>
@class PRXDNode;
@protocol PRXDVisitor <NSObject>
@required
- (BOOL)visit:(PRXDNode *)node depth:(NSUInteger)depth;
@optional
- (void)leave:(PRXDNode *)node;
+ (NSString *)visitorName;
@end
@interface PRXDNode : NSObject <NSCopying, NSFastEnumeration>
+ (instancetype)nodeWithName:(NSString *)name children:(PRXDNode *)first, ... NS_REQUIRES_NIL_TERMINATION;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, weak, readonly) PRXDNode *parent;
@property (nonatomic, readonly) NSArray<PRXDNode *> *children;
@property (nonatomic, readonly, getter=isLeaf) BOOL leaf;
- (void)addChild:(PRXDNode *)child;
- (void)removeFromParent;
- (PRXDNode *)objectForKeyedSubscript:(NSString *)name;
- (PRXDNode *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(PRXDNode *)node atIndexedSubscript:(NSUInteger)index;
- (BOOL)accept:(id<PRXDVisitor>)visitor;
- (NSString *)path;
@end
NSString *scenario_inheritance_nodes_3_paths(void);
NSString *scenario_inheritance_nodes_3_subscripts(void);
NSString *scenario_inheritance_nodes_3_visit(void);
NSString *scenario_inheritance_nodes_3_copy(void);
NSString *scenario_inheritance_nodes_3_moves(void);
NSString *scenario_inheritance_nodes_3_gone(void);
