#import "SPSMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface SPSShape : NSObject <NSCopying> {
@protected
    NSString *_label;
}
@property (nonatomic, assign) CGPoint origin;
@property (nonatomic, readonly) CGFloat area;
@property (class, nonatomic, readonly) NSUInteger count;
+ (SPSShape *)shapeWithName:(NSString *)name size:(CGSize)size;
- (instancetype)initWithLabel:(NSString *)label;
- (CGRect)bounds;
- (void)moveBy:(CGPoint)delta;
- (NSString *)summary;
- (BOOL)contains:(CGPoint)point;
@end

@interface SPSCircle : SPSShape
@property (nonatomic) CGFloat radius;
@end

@interface SPSRectangle : SPSShape
@property (nonatomic) CGSize size;
- (instancetype)initWithSize:(CGSize)size;
@end

@interface SPSSquare : SPSRectangle
@property (nonatomic) CGFloat side;
@end

static NSUInteger shapeCount = 0;

@implementation SPSShape
+ (NSUInteger)count { return shapeCount; }
+ (SPSShape *)shapeWithName:(NSString *)name size:(CGSize)size {
    if ([name isEqualToString:@"circle"]) {
        SPSCircle *circle = [[SPSCircle alloc] initWithLabel:@"c"];
        circle.radius = MIN(size.width, size.height) / 2;
        return circle;
    }
    if ([name isEqualToString:@"square"]) {
        SPSSquare *square = [[SPSSquare alloc] init];
        square.side = size.width;
        return square;
    }
    return [[SPSRectangle alloc] initWithSize:size];
}
- (instancetype)init { return [self initWithLabel:@"?"]; }
- (instancetype)initWithLabel:(NSString *)label {
    self = [super init];
    if (self) {
        _label = [label copy];
        shapeCount++;
    }
    return self;
}
- (CGFloat)area { return self.bounds.size.width * self.bounds.size.height; }
- (CGRect)bounds {
    [self doesNotRecognizeSelector:_cmd];
    return CGRectZero;
}
- (void)moveBy:(CGPoint)delta {
    self.origin = CGPointMake(self.origin.x + delta.x, self.origin.y + delta.y);
}
- (BOOL)contains:(CGPoint)point { return CGRectContainsPoint(self.bounds, point); }
- (NSString *)summary {
    return [NSString stringWithFormat:@"%@ %@ %.2f", NSStringFromClass([self class]), _label, self.area];
}
- (id)copyWithZone:(NSZone *)zone {
    SPSShape *copy = [[[self class] alloc] initWithLabel:[_label stringByAppendingString:@"'"]];
    copy.origin = self.origin;
    return copy;
}
@end

@implementation SPSCircle
- (CGRect)bounds { return CGRectMake(self.origin.x - self.radius, self.origin.y - self.radius, self.radius * 2, self.radius * 2); }
- (CGFloat)area { return M_PI * pow(self.radius, 2); }
- (BOOL)contains:(CGPoint)point {
    if (![super contains:point]) return NO;
    return hypot(point.x - self.origin.x, point.y - self.origin.y) <= self.radius;
}
- (id)copyWithZone:(NSZone *)zone {
    SPSCircle *copy = [super copyWithZone:zone];
    copy.radius = self.radius;
    return copy;
}
@end

@implementation SPSRectangle
- (instancetype)initWithSize:(CGSize)size {
    if ((self = [super initWithLabel:@"r"])) {
        _size = size;
    }
    return self;
}
- (CGRect)bounds { return (CGRect){ .origin = self.origin, .size = self.size }; }
- (id)copyWithZone:(NSZone *)zone {
    SPSRectangle *copy = [super copyWithZone:zone];
    copy.size = _size;
    return copy;
}
@end

@implementation SPSSquare
- (void)setSide:(CGFloat)side { self.size = CGSizeMake(side, side); }
- (CGFloat)side { return self.size.width; }
- (NSString *)summary { return [[super summary] stringByAppendingFormat:@" side %g", self.side]; }
@end

NSString *scenario_inheritance_shapes_3_all(void) {
    lines = [NSMutableArray array];
    NSMutableArray<SPSShape *> *shapes = [NSMutableArray array];
    for (NSString *name in @[ @"circle", @"square", @"box" ]) {
        [shapes addObject:[SPSShape shapeWithName:name size:CGSizeMake(4, 3)]];
    }
    for (SPSShape *shape in shapes) {
        [shape moveBy:CGPointMake(1, -1)];
        Note([NSString stringWithFormat:@"%@ %g,%g", shape.summary, shape.bounds.origin.x, CGRectGetMaxY(shape.bounds)]);
    }
    SPSShape *copy = [shapes[0] copy];
    [copy moveBy:CGPointMake(10, 0)];
    Note([NSString stringWithFormat:@"%@ %.1f %.1f %d", copy.summary, copy.origin.x, shapes[0].origin.x, [copy isMemberOfClass:[SPSCircle class]]]);
    Note([NSString stringWithFormat:@"%d %d", [shapes[0] contains:CGPointMake(2.2, 0.2)], [shapes[0] contains:CGPointMake(1, 0)]]);
    Note([NSString stringWithFormat:@"%d %d %d", [shapes[1] isKindOfClass:[SPSRectangle class]], [shapes[2] isMemberOfClass:SPSRectangle.class], [shapes[1] isKindOfClass:[SPSShape class]]]);
    Note([NSString stringWithFormat:@"%lu", (unsigned long)SPSShape.count]);
    [shapes sortUsingComparator:^NSComparisonResult(SPSShape *a, SPSShape *b) {
        if (a.area < b.area) return NSOrderedAscending;
        return a.area > b.area ? NSOrderedDescending : NSOrderedSame;
    }];
    Note([NSString stringWithFormat:@"%@", [[shapes valueForKey:@"summary"] componentsJoinedByString:@"; "]]);
    CGRect all = shapes[0].bounds;
    for (SPSShape *shape in shapes) all = CGRectUnion(all, [shape bounds]);
    Note([NSString stringWithFormat:@"%g %g %g %g", CGRectGetMinX(all), all.origin.y, CGRectGetMaxX(all), CGRectGetHeight(all)]);
    CGRect inset = CGRectInset(all, 1, 1);
    Note([NSString stringWithFormat:@"%g %g %d", CGRectGetMidX(inset), inset.size.height, CGRectIsEmpty(CGRectZero)]);
    return [lines componentsJoinedByString:@" / "];
}
