#import "PRY42.h"

@interface PRYDuck : NSObject { id _fly; NSInteger _legs; NSString *plain; }
@property (nonatomic) NSInteger wings;
@end
@implementation PRYDuck
- (NSString *)text { return [NSString stringWithFormat:@"%@ %ld %@ %ld", _fly, (long)_legs, plain, (long)_wings]; }
@end
@interface PRYRubber : PRYDuck @end
@implementation PRYRubber
- (id)init { if (!(self = [super init])) return nil; self->_fly = @"no"; self->_legs = 2; self->plain = @"p"; return self; }
@end
@interface PRYToy : PRYDuck @end
@implementation PRYToy
- (id)init { if (self = [super init]) { _fly = @"no"; _legs = 3; plain = @"q"; self.wings = 4; } return self; }
@end
@interface PRYReal : PRYDuck { NSInteger _own; } @end
@implementation PRYReal
- (id)init { if ((self = [super init])) { self->_own = 5; self->_legs = self->_own + 1; self.wings = 4; } return self; }
@end
NSString *scenario_inheritance_set_by_arrow_3_a(void) { return [NSString stringWithFormat:@"%@|%@|%@", [[PRYRubber new] text], [[PRYToy new] text], [[PRYReal new] text]]; }
