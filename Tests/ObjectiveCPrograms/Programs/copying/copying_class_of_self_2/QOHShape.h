#import <Foundation/Foundation.h>

@interface QOHShape : NSObject <NSCopying>
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@interface QOHCircle : QOHShape
@property (nonatomic) double radius;
@end
@interface QOHPoint : NSObject <NSCopying>
@property (nonatomic) NSInteger x;
- (instancetype)initWithX:(NSInteger)x;
@end

NSString *scenario_copying_class_of_self_2_subclass(void);
NSString *scenario_copying_class_of_self_2_variable(void);
