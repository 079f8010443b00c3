#import "QOHShape.h"

@implementation QOHShape
- (instancetype)initWithName:(NSString *)name { if ((self = [super init])) _name = [name copy]; return self; }
- (id)copyWithZone:(NSZone *)zone {
    QOHShape *copy = [[[self class] allocWithZone:zone] init];
    copy.name = self.name;
    return copy;
}
@end
@implementation QOHCircle
- (id)copyWithZone:(NSZone *)zone {
    QOHCircle *copy = [super copyWithZone:zone];
    copy.radius = self.radius;
    return copy;
}
@end
@implementation QOHPoint
- (instancetype)initWithX:(NSInteger)x { if ((self = [super init])) _x = x; return self; }
- (id)copyWithZone:(NSZone *)zone {
    QOHPoint *copy = [[[self class] allocWithZone:zone] init];
    copy->_x = _x;
    return copy;
}
@end

NSString *scenario_copying_class_of_self_2_subclass(void) {
    QOHCircle *circle = [[QOHCircle alloc] initWithName:@"c"];
    circle.radius = 1.5;
    QOHShape *shape = circle;
    QOHShape *copy = [shape copy];
    return [NSString stringWithFormat:@"%@ %d %@ %.1f", copy.name, [copy isKindOfClass:[QOHCircle class]], NSStringFromClass([copy class]), ((QOHCircle *)copy).radius];
}
NSString *scenario_copying_class_of_self_2_variable(void) {
    QOHPoint *point = [[QOHPoint alloc] initWithX:3];
    QOHPoint *copy = [point copy];
    point.x = 4;
    return [NSString stringWithFormat:@"%ld %ld %d", (long)copy.x, (long)point.x, copy == point];
}
