#import "PRX69.h"

@implementation PRX69Car
- (void)update { self.name = [self.name stringByAppendingString:@"+"]; }
- (NSString *)label { return self.name; }
@end
@implementation PRX69Van
- (NSString *)label { return @"van"; }
@end
@implementation PRX69Store
- (NSString *)update { return @"j"; }
- (NSArray *)rides { PRX69Car *a = [[PRX69Car alloc] init]; a.name = @"a"; PRX69Van *b = [[PRX69Van alloc] init]; b.name = @"b"; return @[a, b]; }
- (NSString *)loops { NSArray *all = [self rides]; for (PRX69Car *ride in all) { [ride update]; } return [[all valueForKey:@"name"] componentsJoinedByString:@","]; }
- (NSString *)products { double inherited = 3.0; NSInteger n = 4; double r = (inherited * inherited) - (inherited + 9); r += (n * n) - (n); r += (n * 2) + (n * n); return [NSString stringWithFormat:@"%.1f", r]; }
- (NSString *)casts { self.mode = PRX69KindBig; double rate = (double)self.mode; self.options = (PRX69Options)self.mode; float f = (float)PRX69KindSmall; PRX69Options flags = (PRX69Options)[@7 integerValue]; PRX69Options neg = (PRX69Options)-2; return [NSString stringWithFormat:@"%.1f %lu %.1f %lu %d", rate, (unsigned long)self.options, f, (unsigned long)flags, (neg & PRX69OptionBold) == 0]; }
- (NSString *)bits { self.value = [@3 compare:@(0.5)] & NO; PRX69Options o = (PRX69OptionBold | PRX69OptionWide) ^ 0; PRX69Options p = (PRX69OptionBold | PRX69OptionNone) ^ (PRX69OptionWide | PRX69OptionBold); NSInteger q = 6 | YES; return [NSString stringWithFormat:@"%ld %lu %lu %ld %d", (long)self.value, (unsigned long)o, (unsigned long)p, (long)q, (-3 ?: -4)]; }
- (NSString *)sets { NSSet *names = [NSSet setWithArray:@[@"b", @"a"]]; NSString *first = [[[names allObjects] sortedArrayUsingSelector:@selector(compare:)] firstObject] ?: @"-3"; NSMutableArray *queue = [[[@{@"7": @1} allKeys] sortedArrayUsingSelector:@selector(compare:)] mutableCopy]; return [NSString stringWithFormat:@"%@ %d %@", first, [queue.lastObject intValue], @(-(-3 ?: -3))]; }
- (NSString *)labels { PRX69Car *car = [[PRX69Van alloc] init]; NSString *title = [car label]; NSDictionary *d = @{@"a": title, @"key": title}; return [NSString stringWithFormat:@"%lu%@", (unsigned long)d.count, d[@"a"]]; }
- (NSString *)equals { NSMutableArray *results = [@[@1, @"t"] mutableCopy]; NSNumber *age = @1; BOOL flag = [age isEqual:!NO ? results[0] : self.title]; return [NSString stringWithFormat:@"%d", flag]; }
@end

NSString *scenario_precedence_read_3_loops(void) {
    return [[[PRX69Store alloc] init] loops];
}

NSString *scenario_precedence_read_3_products(void) {
    return [[[PRX69Store alloc] init] products];
}

NSString *scenario_precedence_read_3_casts(void) {
    return [[[PRX69Store alloc] init] casts];
}

NSString *scenario_precedence_read_3_bits(void) {
    return [[[PRX69Store alloc] init] bits];
}

NSString *scenario_precedence_read_3_sets(void) {
    return [[[PRX69Store alloc] init] sets];
}

NSString *scenario_precedence_read_3_labels(void) {
    return [[[PRX69Store alloc] init] labels];
}

NSString *scenario_precedence_read_3_equals(void) {
    return [[[PRX69Store alloc] init] equals];
}
