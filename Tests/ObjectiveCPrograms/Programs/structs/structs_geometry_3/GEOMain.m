#import "GEOMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef struct { double x, y; } GEOVec;
NS_INLINE GEOVec GEOVecMake(double x, double y) { return (GEOVec){ x, y }; }
NS_INLINE GEOVec GEOVecAdd(GEOVec a, GEOVec b) { return GEOVecMake(a.x + b.x, a.y + b.y); }
NS_INLINE double GEOVecDot(GEOVec a, GEOVec b) { return a.x * b.x + a.y * b.y; }
static const GEOVec GEOVecZero = { 0, 0 };
static NSString *GEOVecString(GEOVec v) { return [NSString stringWithFormat:@"(%g, %g)", v.x, v.y]; }

@protocol GEOShape <NSObject, NSCopying>
@property (nonatomic, readonly) double area;
@property (nonatomic) GEOVec center;
- (BOOL)contains:(GEOVec)point;
@optional
@property (nonatomic, readonly) NSUInteger corners;
- (void)scale:(double)factor;
@end

@interface GEOCircle : NSObject <GEOShape>
@property (nonatomic) double radius;
@end
@implementation GEOCircle
@synthesize center = _center;
- (double)area { return M_PI * pow(self.radius, 2); }
- (BOOL)contains:(GEOVec)point {
    GEOVec d = GEOVecAdd(point, GEOVecMake(-_center.x, -_center.y));
    return GEOVecDot(d, d) <= _radius * _radius;
}
- (void)scale:(double)factor { _radius *= factor; }
- (id)copyWithZone:(NSZone *)zone {
    GEOCircle *c = [[GEOCircle allocWithZone:zone] init];
    c.center = self.center;
    c.radius = self.radius;
    return c;
}
@end

@interface GEOPolygon : NSObject <GEOShape>
- (instancetype)initWithPoints:(const GEOVec *)points count:(NSUInteger)count;
- (GEOVec)pointAtIndex:(NSUInteger)index;
@property (nonatomic, readonly) NSUInteger count;
@end
@implementation GEOPolygon {
    NSUInteger _n;
    GEOVec _points[8];
    GEOVec _offset;
}
- (instancetype)initWithPoints:(const GEOVec *)points count:(NSUInteger)count {
    if ((self = [super init])) {
        _n = count;
        for (NSUInteger i = 0; i < count; i++) _points[i] = points[i];
    }
    return self;
}
- (NSUInteger)count { return _n; }
- (NSUInteger)corners { return self.count; }
- (GEOVec)pointAtIndex:(NSUInteger)index {
    return GEOVecAdd(_points[index % _n], _offset);
}
- (GEOVec)center {
    GEOVec sum = GEOVecZero;
    for (NSUInteger i = 0; i < self.count; i++) sum = GEOVecAdd(sum, [self pointAtIndex:i]);
    return GEOVecMake(sum.x / self.count, sum.y / self.count);
}
- (void)setCenter:(GEOVec)center {
    GEOVec now = self.center;
    _offset = GEOVecAdd(_offset, GEOVecMake(center.x - now.x, center.y - now.y));
}
- (double)area {
    double twice = 0;
    for (NSUInteger i = 0; i < self.count; i++) {
        GEOVec a = [self pointAtIndex:i], b = [self pointAtIndex:i + 1];
        twice += a.x * b.y - b.x * a.y;
    }
    return fabs(twice) / 2;
}
- (BOOL)contains:(GEOVec)p {
    BOOL inside = NO;
    for (NSUInteger i = 0, j = self.count - 1; i < self.count; j = i++) {
        GEOVec a = [self pointAtIndex:i], b = [self pointAtIndex:j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) inside = !inside;
    }
    return inside;
}
- (id)copyWithZone:(NSZone *)zone { return self; }
@end

NSString *scenario_structs_geometry_3_all(void) {
    lines = [NSMutableArray array];
    GEOCircle *circle = [GEOCircle new];
    circle.radius = 2;
    circle.center = GEOVecMake(1, 1);
    GEOVec corners[] = { { 0, 0 }, { 4, 0 }, { 4, 3 }, { 0, 3 } };
    GEOPolygon *box = [[GEOPolygon alloc] initWithPoints:corners count:sizeof(corners) / sizeof(*corners)];
    NSArray<id<GEOShape>> *shapes = @[ circle, box ];
    for (id<GEOShape> shape in shapes) {
        Note([NSString stringWithFormat:@"%@ %.2f %@ %d", NSStringFromClass([(id)shape class]), shape.area, GEOVecString(shape.center), [shape contains:GEOVecMake(2.5, 1)]]);
        if ([shape respondsToSelector:@selector(corners)]) Note([NSString stringWithFormat:@"%lu corners", (unsigned long)shape.corners]);
        if ([shape respondsToSelector:@selector(scale:)]) [shape scale:1.5];
        shape.center = GEOVecAdd(shape.center, GEOVecMake(10, -1));
    }
    Note([NSString stringWithFormat:@"%.3f %@ %@", circle.radius, GEOVecString(circle.center), GEOVecString([box pointAtIndex:2])]);
    id<GEOShape> copy = [shapes[0] copyWithZone:nil];
    copy.center = GEOVecZero;
    Note([NSString stringWithFormat:@"%@ %@ %d", GEOVecString(copy.center), GEOVecString(circle.center), [box copy] == box]);
    NSArray *sorted = [shapes sortedArrayUsingComparator:^NSComparisonResult(id<GEOShape> a, id<GEOShape> b) { return [@(a.area) compare:@(b.area)]; }];
    Note([NSString stringWithFormat:@"%@ first, total %.1f", NSStringFromClass([sorted[0] class]), [[shapes valueForKeyPath:@"@sum.area"] doubleValue]]);
    double angles[4];
    for (int i = 0; i < 4; i++) angles[i] = atan2([box pointAtIndex:i].y, [box pointAtIndex:i].x) * 180 / M_PI;
    Note([NSString stringWithFormat:@"%.1f %.1f %.1f %d", angles[0], angles[1], angles[2], angles[3] > angles[0]]);
    return [lines componentsJoinedByString:@" / "];
}
