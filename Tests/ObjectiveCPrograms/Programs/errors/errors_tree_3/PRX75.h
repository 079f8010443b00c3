#import <Foundation/Foundation.h>

typedef NS_ENUM(NSUInteger, PRX75TokenKind) { PRX75TokenNumber, PRX75TokenOperator, PRX75TokenName, PRX75TokenOpen, PRX75TokenClose, PRX75TokenEnd };
@interface PRX75Token : NSObject
@property (nonatomic, assign) PRX75TokenKind kind;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, assign) double value;
@end
@interface PRX75Node : NSObject
- (NSNumber *)evaluateWith:(NSDictionary *)variables error:(NSError **)error;
@end
@interface PRX75Parser : NSObject
+ (PRX75Node *)parse:(NSString *)text error:(NSError **)error;
@end
NSNumber *PRX75Evaluate(NSString *text, NSDictionary *variables, NSError **error);

NSString *scenario_errors_tree_3_trees(void);
NSString *scenario_errors_tree_3_values(void);
NSString *scenario_errors_tree_3_errors(void);
