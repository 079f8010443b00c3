#import "PRY95.h"

@interface PRY95Shape : NSObject
+ (instancetype)shapeWithKind:(NSString *)kind, ... NS_REQUIRES_NIL_TERMINATION;
+ (PRY95Shape *)square:(CGFloat)side;
+ (PRY95Shape *)circle:(CGFloat)r;
@property (nonatomic, readonly) CGFloat area;
@property (nonatomic, copy) NSString *tag;
- (NSComparisonResult)compare:(PRY95Shape *)other;
+ (NSUInteger)made;
@end
@interface PRY95Square : PRY95Shape { @public CGFloat _side; } @end
@interface PRY95Circle : PRY95Shape { CGFloat _r; }
- (id)initWithRadius:(CGFloat)r; @end
static NSUInteger PRY95Made;
@implementation PRY95Shape
+ (instancetype)shapeWithKind:(NSString *)kind, ... {
    va_list args;
    va_start(args, kind);
    NSMutableArray *rest = [NSMutableArray array];
    NSString *s;
    while ((s = va_arg(args, NSString *))) [rest addObject:s];
    va_end(args);
    PRY95Shape *shape = [kind isEqualToString:@"square"] ? [self square:[rest.firstObject doubleValue]] : [self circle:[[rest lastObject] floatValue]];
    shape.tag = [rest componentsJoinedByString:@"&"];
    return shape;
}
+ (PRY95Shape *)square:(CGFloat)side { PRY95Square *q = [[PRY95Square alloc] init]; q->_side = side; return q; }
+ (PRY95Shape *)circle:(CGFloat)r { return [[PRY95Circle alloc] initWithRadius:r]; }
- (instancetype)init { if ((self = [super init])) PRY95Made++; return self; }
- (CGFloat)area { [NSException raise:NSInternalInconsistencyException format:@"%@ must override %@", NSStringFromClass([self class]), NSStringFromSelector(_cmd)]; return 0; }
- (NSComparisonResult)compare:(PRY95Shape *)other { CGFloat d = self.area - other.area; return d < 0 ? NSOrderedAscending : d > 0; }
- (NSString *)description { return [NSString stringWithFormat:@"%@ %.1f", self.class, self.area]; }
+ (NSUInteger)made { return PRY95Made; }
- (NSString *)tag { return _tag ?: [NSStringFromClass([self class]) substringFromIndex:3]; }
@end
@implementation PRY95Square
- (CGFloat)area { return _side * _side; }
@end
@implementation PRY95Circle
- (id)initWithRadius:(CGFloat)r { self = [super init]; if (self) { _r = r; } return self; }
- (CGFloat)area { return 3 * _r * _r; }
- (NSString *)description { return [[super description] stringByAppendingString:@"!"]; }
@end
NSString *scenario_inheritance_constructors_3_cluster(void) {
    PRY95Shape *a = [PRY95Shape square:2], *b = [PRY95Shape circle:1], *c = [PRY95Shape shapeWithKind:@"square", @"1.5", @"x", nil];
    NSArray *s = [@[a, b, c] sortedArrayUsingSelector:@selector(compare:)];
    NSMutableArray *d = [NSMutableArray array];
    for (id x in s) [d addObject:[x description]];
    [d addObject:[NSString stringWithFormat:@"%@ %@ %lu %ld", c.tag, [b tag], (unsigned long)PRY95Shape.made, (long)[a compare:nil]]];
    return [d componentsJoinedByString:@", "];
}
typedef NS_ENUM(NSUInteger, PRY95Level) { PRY95Low = 1, PRY95Mid, PRY95High = 10, PRY95Top = PRY95High * 2 + 1 };
extern NSString *PRY95LevelName(PRY95Level l);
static NSString *const PRY95Names[] = { [PRY95Low] = @"low", [PRY95Mid] = @"mid", [PRY95High] = @"high" };
NSString *PRY95LevelName(PRY95Level l) { return l <= PRY95High ? PRY95Names[l] : [NSString stringWithFormat:@"#%lu", (unsigned long)l]; }
typedef struct { CGFloat x, y; } PRY95Vec;
static inline PRY95Vec PRY95Add(PRY95Vec a, PRY95Vec b) { return (PRY95Vec){a.x + b.x, a.y + b.y}; }
static inline PRY95Vec PRY95Scale(PRY95Vec a, CGFloat k) { a.x *= k; a.y *= k; return a; }
static const PRY95Vec PRY95Zero = {0, 0};
@interface PRY95Body : NSObject { @protected PRY95Vec _at, _speed; }
@property (nonatomic, assign) PRY95Vec at;
@property (nonatomic, assign) PRY95Level level;
@property (nonatomic, weak) PRY95Body *target;
- (void)step:(CGFloat)dt;
- (NSString *)name;
@end
@implementation PRY95Body
@synthesize at = _at;
- (instancetype)init { return [self initAt:PRY95Zero speed:(PRY95Vec){1, 0}]; }
- (instancetype)initAt:(PRY95Vec)at speed:(PRY95Vec)s { if ((self = [super init])) { _at = at; _speed = s; _level = PRY95Low; } return self; }
- (void)step:(CGFloat)dt { self.at = PRY95Add(_at, PRY95Scale(_speed, dt)); }
- (NSString *)name { return @"body"; }
- (NSString *)description { return [NSString stringWithFormat:@"%@(%.1f,%.1f)%@", [self name], self.at.x, self.at.y, PRY95LevelName(self.level)]; }
@end
@interface PRY95Homer : PRY95Body @end
@implementation PRY95Homer
- (instancetype)init { if (self = [super init]) { self.level = PRY95Mid; _speed.y = -1; } return self; }
- (void)step:(CGFloat)dt {
    if (self.target) { PRY95Vec to = self.target.at; PRY95Vec d = {to.x - _at.x, to.y - _at.y}; _speed = d; }
    [super step:dt];
    if (self.at.x > 5) { PRY95Vec v = self.at; v.x = 5; self.at = v; self.level++; }
}
- (NSString *)name { return [NSString stringWithFormat:@"homing %@", super.name]; }
@end
NSString *scenario_inheritance_constructors_3_bodies(void) {
    PRY95Body *b = [[PRY95Body alloc] init], *c = [[PRY95Body alloc] initAt:(PRY95Vec){.y = 2} speed:PRY95Zero];
    PRY95Homer *h = [PRY95Homer new];
    h.target = b;
    NSArray *all = @[b, c, h];
    for (int i = 0; i < 3; i++) [all makeObjectsPerformSelector:@selector(description)], [b step:2], [h step:0.5];
    c.level = PRY95Top;
    PRY95Vec copy = b.at; copy.x = 99;
    return [all componentsJoinedByString:@" "];
}
NSString *scenario_inheritance_constructors_3_levels(void) {
    PRY95Homer *h = [[PRY95Homer alloc] initAt:(PRY95Vec){5, 5} speed:(PRY95Vec){2, 2}];
    [h step:1]; [h step:1];
    PRY95Level l = h.level; l += 7;
    NSMutableDictionary *count = [NSMutableDictionary dictionary];
    for (NSNumber *n in @[@(PRY95Low), @(PRY95Top), @(PRY95Low), @(l)]) { NSString *k = PRY95LevelName(n.unsignedIntegerValue); count[k] = @([count[k] intValue] + 1); }
    return [NSString stringWithFormat:@"%@ %lu %@ %@ %@", h, (unsigned long)l, count[@"low"], count[@"#21"], count[@"high"]];
}
