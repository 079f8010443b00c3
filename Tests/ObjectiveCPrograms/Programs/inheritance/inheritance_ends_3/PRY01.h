#import <Foundation/Foundation.h>

// Initializers that return in several places.
@interface PRY01Parcel : NSObject
@property (nonatomic, copy) NSString *label;
@property (nonatomic) NSInteger weight;
@property (nonatomic, copy) NSString *(^describe)(void);
- (id)initWithLabel:(NSString *)label;
- (id)initWithWeight:(NSInteger)weight;
- (id)initWithKind:(int)kind;
- (id)initWithBox:(NSNumber *)box;
- (id)initWithText:(NSString *)text;
- (id)initWithParts:(NSArray *)parts;
@end

@interface PRY01Letter : PRY01Parcel
@property (nonatomic, copy) NSString *stamp;
- (id)initWithStamp:(NSString *)stamp;
- (id)initWithText:(NSString *)text stamp:(NSString *)stamp;
@end

NSString *scenario_inheritance_ends_3_inside(void);
NSString *scenario_inheritance_ends_3_both_branches(void);
NSString *scenario_inheritance_ends_3_early(void);
NSString *scenario_inheritance_ends_3_checked(void);
NSString *scenario_inheritance_ends_3_failing(void);
NSString *scenario_inheritance_ends_3_loop(void);
NSString *scenario_inheritance_ends_3_block(void);
NSString *scenario_inheritance_ends_3_subclass(void);
NSString *scenario_inheritance_ends_3_failing_superclass(void);
NSString *scenario_inheritance_ends_3_hidden_variable(void);
