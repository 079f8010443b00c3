#import "PRY56.h"

enum { PRYFormSmall, PRYFormBig = 4, PRYFormHuge };
@interface PRYForms : NSObject {
    int _size;
    struct { int x, y; } _at;
    NSInteger _grid[2][3], *_unused;
    NSString *_a, *_b;
    BOOL (^_test)(id);
}
@property (nonatomic, copy) NSString *(^make)(NSString *a, NSInteger n);
@property (nonatomic, strong) NSMutableDictionary<NSString *, NSArray<NSNumber *> *> *table;
- (NSString *)run;
@end
static inline NSInteger twice(NSInteger x) { return x << 1; }
@implementation PRYForms
static NSInteger sCount;
static NSString *join(NSString *a, NSString *b) { return [NSString stringWithFormat:@"%@%@", a ?: @"-", b ?: @"-"]; }
#pragma mark - Running
- (NSString *)run {
    NSMutableString *out = NSMutableString.string;
    _size = PRYFormBig; _at.x = 3; _at.y = _at.x++ + _size; _grid[1][2] = _at.y; _grid[0][0]--;
    [out appendFormat:@"%d %d %d %ld %ld;", _size, _at.x, _at.y, (long)_grid[1][2], (long)_grid[0][0]];
    NSEnumerator *e = [@[@"p", @"q", @"r"] objectEnumerator]; NSString *line;
    while ((line = [e nextObject])) { if ([line isEqual:@"q"]) continue; [out appendString:line]; }
    e = [@[@1, @2, @3] reverseObjectEnumerator];
    for (id o; (o = [e nextObject]) != nil;) [out appendFormat:@"%@", o];
    NSInteger x, y = 2, z; x = z = y + 1; x += y -= 1; z *= 1 + 1;
    [out appendFormat:@" %ld %ld %ld", (long)x, (long)y, (long)z];
    if ((x = twice(y)) > 1 && x != 3) ; else [out appendString:@"never"];
    int k = 0; do k++; while (k < 5);
    for (int i = 0, j = 10; i < j; i++, j -= 2) { if (i == 1) continue; if (j < 5) break; [out appendFormat:@"(%d,%d)", i, j]; }
    k = k > 3 ? k < 6 ? 1 : 2 : 3;
    @synchronized (self) { if (k == 1) { sCount += k; } }
    self.make = ^NSString *(NSString *a, NSInteger n) { return n ? join(a, [@(n) stringValue]) : nil; };
    [out appendFormat:@" %@ %@ %@", self.make(@"m", 3), self.make(nil, 4), self.make(@"z", 0)];
    _test = ^BOOL(id v) { return [v intValue] > 1; };
    [out appendFormat:@" %d%d %ld", _test(@2), _test(@"1"), (long)sCount];
    self.table = [@{@"k": @[@1, @2]} mutableCopy]; self.table[@"n"] = @[];
    [out appendFormat:@" %lu %@ %@", (unsigned long)self.table.count, self.table[@"k"].lastObject, self.table[@"n"].firstObject];
    NSString *long_ = @"one "
        "two "
        @"three";
    { NSString *out = long_; long_ = [out uppercaseString]; }
    switch (long_.length) { case 0: return nil; case 13: { NSInteger v = 1; [out appendFormat:@" %@%ld", long_, (long)v]; } /* falls */ case 14: [out appendString:@"!"]; default: ; }
    BOOL flag = !!_a | !_b, other = flag ^ YES, third = (flag & !other) == YES;
    unsigned char bits = 0xF0; bits >>= 2; bits |= 1; bits = ~bits;
    [out appendFormat:@" %d%d%d %d %d", flag, other, third, bits, (bits & 0x80) >> 7];
    id any = @[@"x"]; NSArray *typed = (NSArray *)any; (void)typed; typeof(typed) same = typed;
    const NSInteger limit = 2; NSInteger sums[limit]; sums[0] = 1; sums[1] = sums[0] + limit;
    [out appendFormat:@" %@ %ld %d", same[0], (long)sums[1], (int)(sizeof(sums) / sizeof(sums[0]))];
    return out;
}
@end
NSString *scenario_loops_forms_3_run(void) { return [[PRYForms new] run]; }
