#import "PRXStationery.h"
#import <objc/runtime.h>

static const double PRXStroke = 0.25;

@interface PRXPen ()
@property (nonatomic, copy, readwrite) NSString *color;
@property (nonatomic, readwrite) double ink;
@end

@implementation PRXPen

- (instancetype)initWithColor:(NSString *)color {
    if ((self = [super init])) {
        _color = [color copy] ?: @"black";
        _ink = 2;
    }
    return self;
}

- (BOOL)write:(NSString *)text {
    double needed = text.length * PRXStroke;
    if (needed > self.ink) {
        return NO;
    }
    self.ink -= needed;
    [self.prx_lines addObject:text];
    if (self.ink < 1 && self.prx_onLow) {
        self.prx_onLow(self, self.ink);
    }
    return YES;
}

@end

static char PRXLinesKey;
static void *PRXOnLowKey = &PRXOnLowKey;
static const void *PRXTwinKey = "twin";

@implementation PRXPen (PRXHistory)

- (NSMutableArray<NSString *> *)prx_lines {
    NSMutableArray *lines = objc_getAssociatedObject(self, &PRXLinesKey);
    if (!lines) {
        lines = [NSMutableArray array];
        objc_setAssociatedObject(self, &PRXLinesKey, lines, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    }
    return lines;
}

- (PRXInkBlock)prx_onLow {
    return objc_getAssociatedObject(self, PRXOnLowKey);
}

- (void)setPrx_onLow:(PRXInkBlock)prx_onLow {
    objc_setAssociatedObject(self, PRXOnLowKey, prx_onLow, OBJC_ASSOCIATION_COPY_NONATOMIC);
}

- (BOOL)prx_isFavourite {
    return [objc_getAssociatedObject(self, @selector(prx_isFavourite)) boolValue];
}

- (void)setPrx_favourite:(BOOL)favourite {
    objc_setAssociatedObject(self, @selector(prx_isFavourite), @(favourite), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (PRXPen *)prx_twin {
    return objc_getAssociatedObject(self, PRXTwinKey);
}

- (void)setPrx_twin:(PRXPen *)twin {
    objc_setAssociatedObject(self, PRXTwinKey, twin, OBJC_ASSOCIATION_ASSIGN);
}

- (CGFloat)prx_width {
    NSNumber *width = objc_getAssociatedObject(self, _cmd);
    return width ? width.doubleValue : 0.5;
}

- (void)setPrx_width:(CGFloat)width {
    objc_setAssociatedObject(self, @selector(prx_width), @(width), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (NSUInteger)prx_uses {
    NSNumber *uses = objc_getAssociatedObject(self, _cmd);
    NSNumber *next = @(uses.unsignedIntegerValue + 1);
    objc_setAssociatedObject(self, _cmd, next, OBJC_ASSOCIATION_RETAIN);
    return next.unsignedIntegerValue;
}

@end

NSString *scenario_associated_stationery_3_lines(void) {
    PRXPen *pen = [[PRXPen alloc] initWithColor:nil];
    BOOL first = [pen write:@"hello"];
    BOOL second = [pen write:@"too long for it"];
    [pen.prx_lines insertObject:@"title" atIndex:0];
    PRXPen *other = [[PRXPen alloc] initWithColor:@"red"];
    return [NSString stringWithFormat:@"%d%d %@ %@ %.2f %lu", first, second, pen.color,
            [pen.prx_lines componentsJoinedByString:@"/"], pen.ink, (unsigned long)other.prx_lines.count];
}

NSString *scenario_associated_stationery_3_block(void) {
    PRXPen *pen = [[PRXPen alloc] initWithColor:@"blue"];
    NSMutableString *log = [NSMutableString string];
    pen.prx_onLow = ^(PRXPen *low, double left) {
        [log appendFormat:@"%@ %.2f;", low.color, left];
    };
    [pen write:@"abcd"];
    [pen write:@"ef"];
    pen.prx_onLow = nil;
    [pen write:@"g"];
    [log appendFormat:@" %@", pen.prx_onLow ? @"set" : @"none"];
    return log;
}

NSString *scenario_associated_stationery_3_flags(void) {
    PRXPen *pen = [[PRXPen alloc] initWithColor:@"green"];
    BOOL before = pen.prx_isFavourite;
    pen.prx_favourite = YES;
    BOOL after = pen.prx_favourite;
    pen.prx_favourite = !pen.prx_favourite;
    return [NSString stringWithFormat:@"%@ %@ %@", before ? @"yes" : @"no", after ? @"yes" : @"no", @(pen.prx_isFavourite)];
}

NSString *scenario_associated_stationery_3_twin(void) {
    PRXPen *pen = [[PRXPen alloc] initWithColor:@"green"];
    PRXPen *twin = [[PRXPen alloc] initWithColor:@"gold"];
    pen.prx_twin = twin;
    twin.prx_twin = pen;
    NSString *names = [NSString stringWithFormat:@"%@ %@", pen.prx_twin.color, pen.prx_twin.prx_twin.color];
    pen.prx_twin = nil;
    return [names stringByAppendingFormat:@" %@ %d", pen.prx_twin.color, twin.prx_twin == pen];
}

NSString *scenario_associated_stationery_3_counter(void) {
    PRXPen *pen = [[PRXPen alloc] initWithColor:@"grey"];
    [pen prx_uses];
    [pen prx_uses];
    PRXPen *other = [[PRXPen alloc] initWithColor:@"grey"];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)[pen prx_uses], (unsigned long)[other prx_uses]];
}

NSString *scenario_associated_stationery_3_width(void) {
    PRXPen *pen = [[PRXPen alloc] initWithColor:@"grey"];
    CGFloat sum = pen.prx_width;
    pen.prx_width = 0;
    sum += pen.prx_width;
    pen.prx_width += 1.75;
    sum += pen.prx_width;
    return [NSString stringWithFormat:@"%.2f %g", sum, pen.prx_width * 2];
}

NSString *scenario_associated_stationery_3_keys(void) {
    PRXPen *pen = [[PRXPen alloc] initWithColor:@"grey"];
    [pen setValue:@YES forKey:@"prx_favourite"];
    [pen setValue:@3 forKey:@"prx_width"];
    [pen write:@"ab"];
    NSArray *pens = @[pen, [[PRXPen alloc] initWithColor:@"x"]];
    return [NSString stringWithFormat:@"%d %@ %@ %@", pen.prx_isFavourite, [pen valueForKey:@"prx_width"],
            [pens valueForKeyPath:@"@sum.prx_width"], [pen valueForKeyPath:@"prx_lines.@count"]];
}

NSString *scenario_associated_stationery_3_remove(void) {
    PRXPen *pen = [[PRXPen alloc] initWithColor:@"grey"];
    pen.prx_width = 4;
    pen.prx_favourite = YES;
    objc_setAssociatedObject(pen, @selector(prx_width), nil, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    return [NSString stringWithFormat:@"%.1f %d", pen.prx_width, pen.prx_isFavourite];
}
