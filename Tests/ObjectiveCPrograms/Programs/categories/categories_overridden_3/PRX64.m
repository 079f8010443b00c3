#import "PRX64.h"
@implementation PRX64Shape
- (NSString *)describe { return [NSString stringWithFormat:@"%@ %ld %ld", [[self class] kind], (long)self.score, (long)self.area]; }
@end

@implementation PRX64Circle
- (NSInteger)score { return [super score] + 2; }
+ (NSString *)kind { return @"circle"; }
- (NSInteger)area { return 3 * self.size; }
@end

// Extras.
@implementation PRX64Shape (Extras)
// Scores.
- (NSInteger)score { return self.size * 10; }
- (NSInteger)area { return self.size * self.size; }
+ (NSString *)kind { return @"shape"; }
@end

@implementation PRX64Shape (Plain)
- (NSInteger)twice { return 2 * self.score; }
@end

@implementation PRX64Circle (Words)
- (NSString *)describe { return [@"o " stringByAppendingString:[super describe]]; }
@end

NSString *scenario_categories_overridden_3_run(void) {
  PRX64Shape *s = [[PRX64Shape alloc] init]; s.size = 4;
  PRX64Shape *c = [[PRX64Circle alloc] init]; c.size = 5;
  return [NSString stringWithFormat:@"%@ %@ %ld", s.describe, [c describe], (long)[c twice]];
}
