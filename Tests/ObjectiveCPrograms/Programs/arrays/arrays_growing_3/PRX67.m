#import "PRX67.h"

static NSMutableArray *PRX67Log = nil;
@implementation PRX67Store
- (void)setSize:(NSUInteger)size { _size = size > 5 ? 5 : size; }
- (instancetype)initWithSize:(NSUInteger)size { if ((self = [super init])) { _size = size > 7 ? 7 : size; } return self; }
- (NSString *)grow {
  self.queue = [@[@"ab"] mutableCopy];
  self.queue[1] = @"-3";
  NSMutableArray *found = [NSMutableArray array];
  found[0] = @(2.25);
  for (NSUInteger i = 0; i < 3; i++) found[i] = @(i * 2);
  for (NSUInteger i = 0; i < found.count; i++) { found[i] = @([found[i] integerValue] + 1); }
  found[found.count] = @"end";
  int list[3] = {1, 2, 3};
  list[1] = 7;
  self.queue[0] = self.queue[1];
  [self.queue setObject:@"x" atIndexedSubscript:2];
  return [NSString stringWithFormat:@"%@ %@ %d", [self.queue componentsJoinedByString:@","], [found componentsJoinedByString:@","], list[1]];
}
- (PRX67Span)span { return (PRX67Span){0 - 661, 1}; }
- (PRX67Span)other { PRX67Span s = { .start = 2, .end = self.size - 100 }; return s; }
- (NSString *)spans { return [NSString stringWithFormat:@"%lu %d %lu", (unsigned long)[self span].start, [self span].start > 5, (unsigned long)[self other].end]; }
- (NSString *)first { return PRX67Log[0]; }
- (NSString *)sizes { NSUInteger two = 2; self.size = -two; PRX67Store *a = [[PRX67Store alloc] initWithSize:1 - two]; return [NSString stringWithFormat:@"%lu %lu", (unsigned long)self.size, (unsigned long)a.size]; }
- (NSString *)sets { return [[[self.names allObjects] sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","]; }
@end

NSString *scenario_arrays_growing_3_grow(void) {
    return [[[PRX67Store alloc] init] grow];
}

NSString *scenario_arrays_growing_3_spans(void) {
    return [[[PRX67Store alloc] init] spans];
}

NSString *scenario_arrays_growing_3_first(void) {
    return [[[PRX67Store alloc] init] first];
}

NSString *scenario_arrays_growing_3_sizes(void) {
    return [[[PRX67Store alloc] init] sizes];
}

NSString *scenario_arrays_growing_3_sets(void) {
    return [[[PRX67Store alloc] init] sets];
}
