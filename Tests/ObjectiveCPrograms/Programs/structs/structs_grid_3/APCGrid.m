#import "APCGrid.h"

typedef struct {
    NSInteger x;
    NSInteger y;
} APCPoint;

typedef struct {
    APCPoint origin;
    uint8_t colors[4];
    BOOL used;
} APCCell;

static inline APCPoint APCPointMake(NSInteger x, NSInteger y) { APCPoint p; p.x = x; p.y = y; return p; }
static BOOL APCPointEqual(APCPoint a, APCPoint b) { return a.x == b.x && a.y == b.y; }
static const APCPoint APCPointZero = {0, 0};

@interface APCGrid : NSObject
@property (nonatomic, assign, readonly) NSInteger width;
@property (nonatomic, assign, readonly) NSInteger height;
@property (nonatomic, assign) APCPoint cursor;
- (instancetype)initWithWidth:(NSInteger)width height:(NSInteger)height;
- (id)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index;
- (void)moveBy:(APCPoint)delta;
@end
@implementation APCGrid {
    NSMutableDictionary *_rows;
    APCCell _cells[8];
}
- (instancetype)initWithWidth:(NSInteger)width height:(NSInteger)height {
    self = [super init];
    if (!self) return nil;
    _width = width;
    _height = height;
    _rows = @{}.mutableCopy;
    for (int i = 0; i < 8; i++) {
        _cells[i].origin = APCPointMake(i % 3, i / 3);
        _cells[i].colors[i % 4] = (uint8_t)(i * 50);
    }
    return self;
}
- (id)objectAtIndexedSubscript:(NSUInteger)index { return _rows[@(index)] ?: [NSNull null]; }
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index {
    if (object) _rows[@(index)] = object; else [_rows removeObjectForKey:@(index)];
}
- (void)moveBy:(APCPoint)delta {
    APCPoint c = self.cursor;
    c.x = (c.x + delta.x) % self.width;
    c.y = (c.y + delta.y) % self.height;
    if (c.x < 0) c.x += self.width;
    if (c.y < 0) c.y += self.height;
    self.cursor = c;
}
- (NSString *)cellText:(NSUInteger)i {
    APCCell cell = _cells[i];
    cell.used = !cell.used;
    cell.colors[0]++;
    return [NSString stringWithFormat:@"(%ld,%ld) %u/%u %d%d", (long)cell.origin.x, (long)cell.origin.y, cell.colors[0], _cells[i].colors[0], cell.used, _cells[i].used];
}
@end

NSString *scenario_structs_grid_3_grid(void) {
    APCGrid *grid = [[APCGrid alloc] initWithWidth:5 height:3];
    NSMutableArray *log = [NSMutableArray new];
    APCPoint steps[] = { {1, 1}, {-3, 0}, {0, -4}, {12, 2} };
    size_t count = sizeof(steps) / sizeof(steps[0]);
    for (size_t i = 0; i < count; i++) {
        [grid moveBy:steps[i]];
        [log addObject:[NSString stringWithFormat:@"%ld.%ld", (long)grid.cursor.x, (long)grid.cursor.y]];
    }
    grid[2] = @"two";
    grid[3] = @[@1, @2];
    grid[2] = nil;
    [log addObject:[NSString stringWithFormat:@"%d %d", grid[2] == [NSNull null], [grid[3] isKindOfClass:[NSArray class]]]];
    [log addObject:[grid cellText:4]];
    [log addObject:[grid cellText:7]];
    APCGrid *none = nil;
    APCPoint p = none.cursor;
    [log addObject:[NSString stringWithFormat:@"%d %ld", APCPointEqual(p, APCPointZero), (long)none.width]];
    APCPoint a = {.x = 3}, b = a;
    b.y = -1;
    [log addObject:[NSString stringWithFormat:@"%ld %ld %d", (long)a.y, (long)b.y, APCPointEqual(a, b)]];
    NSValue *boxed = [NSValue valueWithRange:NSMakeRange(3, 4)];
    NSRange range = boxed.rangeValue;
    NSRange cut = NSIntersectionRange(range, NSMakeRange(5, 10));
    NSRange both = NSUnionRange(range, NSMakeRange(0, 1));
    [log addObject:[NSString stringWithFormat:@"%@ %@ %lu %d", NSStringFromRange(cut), NSStringFromRange(both), (unsigned long)NSMaxRange(range), NSLocationInRange(7, range)]];
    int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int sum = 0;
    for (int r = 0; r < 2; ++r)
        for (int c = 0; c < 3; ++c) {
            if ((r + c) % 2) continue;
            sum += matrix[r][c];
        }
    [log addObject:@(sum).stringValue];
    return [log componentsJoinedByString:@" | "];
}
