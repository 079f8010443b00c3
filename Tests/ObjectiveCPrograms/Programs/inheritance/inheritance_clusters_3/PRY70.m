#import "PRY70.h"

/// A shape whose class methods make objects of classes that they name.
@interface PRYShape70 : NSObject
@property (nonatomic, copy) NSString *label;
@property (nonatomic, strong) NSNumber *sides;
@property (nonatomic, strong) id tag;
@property (nonatomic, strong) PRYShape70 *next;
+ (instancetype)shapeWithSides:(NSInteger)sides;
+ (instancetype)unitSquare;
+ (instancetype)labelled:(NSString *)label;
- (BOOL)isCounted;
- (BOOL)isLabelled;
- (BOOL)isTagged;
- (BOOL)isFollowed;
@end

@interface PRYSquare70 : PRYShape70
@end

@implementation PRYShape70
+ (instancetype)shapeWithSides:(NSInteger)sides {
    PRYShape70 *shape = sides == 4 ? [[PRYSquare70 alloc] init] : [[PRYShape70 alloc] init];
    shape.sides = @(sides);
    return shape;
}
+ (instancetype)unitSquare {
    return [PRYShape70 shapeWithSides:4];
}
+ (instancetype)labelled:(NSString *)label {
    PRYShape70 *shape = [PRYShape70 unitSquare];
    shape.label = label;
    return shape;
}
- (BOOL)isCounted { return (BOOL)self.sides; }
- (BOOL)isLabelled { return (BOOL)self.label; }
- (BOOL)isTagged { return (BOOL)self.tag; }
- (BOOL)isFollowed { return (BOOL)self.next; }
- (NSUInteger)hash { return (NSUInteger)self ^ (NSUInteger)[self class]; }
- (BOOL)isEqual:(id)other { return self == other; }
@end

@implementation PRYSquare70
@end

NSString *scenario_inheritance_clusters_3_cluster(void) {
    PRYShape70 *shape = [PRYShape70 labelled:@"unit"];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [shape class], shape.sides, shape.label,
        [[PRYShape70 shapeWithSides:3] class]];
}

NSString *scenario_inheritance_clusters_3_there(void) {
    PRYShape70 *shape = [[PRYShape70 alloc] init];
    NSMutableString *text = [NSMutableString string];
    [text appendFormat:@"%d%d%d%d", shape.isCounted, shape.isLabelled, shape.isTagged, shape.isFollowed];
    shape.sides = @0;
    shape.label = @"";
    shape.tag = @NO;
    shape.next = [PRYShape70 unitSquare];
    [text appendFormat:@" %d%d%d%d", shape.isCounted, shape.isLabelled, shape.isTagged, shape.isFollowed];
    return text;
}

NSString *scenario_inheritance_clusters_3_zero(void) {
    NSNumber *none = @0;
    if ((BOOL)none) return @"an object";
    return @"zero";
}

NSString *scenario_inheritance_clusters_3_addresses(void) {
    PRYShape70 *one = [[PRYShape70 alloc] init];
    PRYShape70 *other = [[PRYShape70 alloc] init];
    PRYShape70 *same = one;
    NSUInteger address = (NSUInteger)one;
    NSSet *set = [NSSet setWithObjects:one, other, same, nil];
    return [NSString stringWithFormat:@"%d %d %d %lu", one.hash == same.hash, one.hash == other.hash,
        (NSUInteger)same == address, (unsigned long)set.count];
}
