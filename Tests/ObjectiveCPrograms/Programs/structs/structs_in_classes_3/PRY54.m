#import "PRY54.h"

@interface PRYDial : NSObject {
    struct { int x, y; } _at;
    NSInteger _n;
}
- (int)sum;
@end
@implementation PRYDial
- (int)sum { _at.x = 3; _at.y = _at.x + 1; do _n += 2; while (_n < 5); return _at.x + _at.y + (int)_n; }
@end
NSString *scenario_structs_in_classes_3_a(void) { return [NSString stringWithFormat:@"%d", [[PRYDial new] sum]]; }
