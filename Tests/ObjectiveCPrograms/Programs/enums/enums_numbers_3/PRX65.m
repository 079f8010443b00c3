#import "PRX65.h"

@implementation PRX65Device
- (NSInteger)code:(unsigned)code { return code; }
- (NSString *)bits {
  NSInteger value = self.kind | self.state;
  NSInteger total = 5;
  total |= self.kind & 6;
  self.kind = (self.kind & self.state) % 2;
  return [NSString stringWithFormat:@"%ld %ld %ld %ld", (long)value, (long)total, (long)self.kind, (long)(self.state ^ PRX65KindBig)];
}
- (NSString *)casts {
  PRX65Kind mode = (PRX65Kind)-1;
  PRX65Kind other = (PRX65Kind)[@8 compare:@3];
  NSInteger n = [self code:self.state];
  return [NSString stringWithFormat:@"%ld %ld %ld", (long)mode, (long)other, (long)n];
}
- (NSString *)falls {
  NSInteger total = 0;
  switch (self.level) { case PRX65Low: { total = 10; break; } case PRX65Middle: { total++; } default: { total += 2; break; } }
  switch (self.level) { case PRX65Low: case PRX65Middle: total += 100; default: total += 20; }
  // All cases, one of which goes on with the default.
  switch (self.level) { case PRX65Low: { total = 1; break; } case PRX65High: { total = 2; break; } case PRX65Middle: { total += 1000; } default: { total += 7; } }
  return [NSString stringWithFormat:@"%ld", (long)total];
}
- (NSString *)minimum {
  BOOL flag = self.isOpen;
  int mask = MIN(self.isOpen, self.isOpen);
  NSInteger sum = ABS(9) + MIN(-1, flag);
  self.flag = -1 < self.flags;
  BOOL twelve = 12.0 != self.kind;
  return [NSString stringWithFormat:@"%d %ld %d %d %d", mask, (long)sum, self.flag, twelve, MAX(flag, 3)];
}
- (unsigned)plain { return self.level < 3 ? self.level : -self.level - 7; }
- (NSInteger)labels:(unsigned)n { switch (n) { case 3: return 1; case PRX65High: return 2; case -1: return 4; default: return 3; } }
- (NSInteger)enumLabels { switch (self.kind) { case 1: return 1; case PRX65KindBig: return 2; case 7: return 9; default: return 3; } }
@end

static PRX65Device *PRX65Made(void) {
    PRX65Device *device = [[PRX65Device alloc] init];
    device.kind = PRX65KindBig;
    device.state = PRX65KindSmall;
    device.level = PRX65Middle;
    device.isOpen = YES;
    return device;
}

NSString *scenario_enums_numbers_3_bits(void) {
    return [PRX65Made() bits];
}

NSString *scenario_enums_numbers_3_casts(void) {
    return [PRX65Made() casts];
}

NSString *scenario_enums_numbers_3_falls(void) {
    return [PRX65Made() falls];
}

NSString *scenario_enums_numbers_3_minimum(void) {
    return [PRX65Made() minimum];
}

NSString *scenario_enums_numbers_3_labels(void) {
    PRX65Device *device = PRX65Made();
    return [NSString stringWithFormat:@"%u %ld %ld %ld", device.plain, (long)[device labels:2], (long)[device labels:-1],
        (long)device.enumLabels];
}
