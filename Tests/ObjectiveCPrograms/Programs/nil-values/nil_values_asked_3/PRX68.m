#import "PRX68.h"

@implementation PRX68Car
- (instancetype)initWithItems:(NSMutableArray *)items { self = [super init]; if (self) { _items = items; } return self; }
- (NSMutableArray *)items { if (!_items) { _items = [NSMutableArray array]; } return _items; }
- (void)setSize:(NSUInteger)size { if (_size == size) { return; } _size = size > 6 ? 6 : size; }
@end
@implementation PRX68Store
static int PRX68Scaled(NSInteger index, id peer) { index++; return (int)index; }
- (BOOL)validateIndex:(NSInteger)index error:(NSError **)error { self.offset = self.total; return YES; }
- (BOOL)check:(NSInteger)index error:(NSError **)error { if (index < 0) { if (error) *error = [NSError errorWithDomain:@"d" code:2 userInfo:nil]; return NO; } self.offset = self.total; return YES; }
- (NSString *)lazy { PRX68Car *c = [[PRX68Car alloc] initWithItems:nil]; [c.items addObject:@1]; PRX68Car *d = [[PRX68Car alloc] initWithItems:[@[@3, @4] mutableCopy]]; --c.size; return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)c.items.count, (unsigned long)d.items.count, (unsigned long)c.size]; }
- (NSString *)tests { self.results = [@[@"r"] mutableCopy]; NSUInteger i = [self.words indexOfObjectPassingTest:^BOOL(id obj, NSUInteger idx, BOOL *stop) { return NO; }]; self.words = @[@"a"]; NSUInteger j = [self.words indexOfObjectPassingTest:^BOOL(id obj, NSUInteger idx, BOOL *stop) { return NO; }]; return [NSString stringWithFormat:@"%@ %d", self.results[i], j == NSNotFound]; }
- (NSString *)fails { self.total = 0; [self validateIndex:self.total-- error:NULL]; NSInteger a = self.offset; NSError *e = nil; BOOL ok = [self check:self.total++ error:&e]; if (![self check:--self.total error:&e]) { a += 100; } return [NSString stringWithFormat:@"%ld %d %ld %ld %ld", (long)a, ok, (long)e.code, (long)self.offset, (long)self.total]; }
- (NSString *)asks { NSString *text = [@{@"a": @"yes"} valueForKey:[@YES stringValue]]; return [NSString stringWithFormat:@"%ld %@", (long)[[text lowercaseString] integerValue], text]; }
- (NSString *)unpacks { RACTuple *t = RACTuplePack(@1, @"w"); RACTupleUnpack(NSNumber *age, NSString *word) = t; age = @6; return [NSString stringWithFormat:@"%@ %@", age, word]; }
- (NSString *)observes { NSMutableArray *seen = [NSMutableArray array]; [[RACObserve(self, mode) not] subscribeNext:^(NSNumber *n) { [seen addObject:n]; }]; self.mode = PRX68High; [[RACObserve(self, mode) map:^id(NSNumber *n) { return @(n.integerValue + 10); }] subscribeNext:^(id x) { [seen addObject:x]; }]; return [seen componentsJoinedByString:@","]; }
- (NSString *)scales { return [NSString stringWithFormat:@"%d", PRX68Scaled(self.word.integerValue, nil)]; }
- (NSString *)kvc { [self setValue:@7 forKey:@"port"]; self.keys = 3; return [NSString stringWithFormat:@"%@ %@ %ld", [self valueForKey:@"port"], [self valueForKey:@"keys"], (long)self.keys]; }
- (NSString *)absolute { self.level = 200; int value = ABS(self.level) / 8; return [NSString stringWithFormat:@"%d", value]; }
- (NSString *)dropped { NSString *word = [@"abc" substringFromIndex:1] ?: self.word; NSUInteger (^f)(void) = ^NSUInteger { return word.length; }; return [NSString stringWithFormat:@"%lu", (unsigned long)f()]; }
@end

NSString *scenario_nil_values_asked_3_lazy(void) {
    return [[[PRX68Store alloc] init] lazy];
}

NSString *scenario_nil_values_asked_3_tests(void) {
    return [[[PRX68Store alloc] init] tests];
}

NSString *scenario_nil_values_asked_3_fails(void) {
    return [[[PRX68Store alloc] init] fails];
}

NSString *scenario_nil_values_asked_3_asks(void) {
    return [[[PRX68Store alloc] init] asks];
}

NSString *scenario_nil_values_asked_3_unpacks(void) {
    return [[[PRX68Store alloc] init] unpacks];
}

NSString *scenario_nil_values_asked_3_observes(void) {
    return [[[PRX68Store alloc] init] observes];
}

NSString *scenario_nil_values_asked_3_scales(void) {
    return [[[PRX68Store alloc] init] scales];
}

NSString *scenario_nil_values_asked_3_kvc(void) {
    return [[[PRX68Store alloc] init] kvc];
}

NSString *scenario_nil_values_asked_3_absolute(void) {
    return [[[PRX68Store alloc] init] absolute];
}

NSString *scenario_nil_values_asked_3_dropped(void) {
    return [[[PRX68Store alloc] init] dropped];
}
