#import "PRY141.h"

@interface PRY141Pt : NSObject
@property (nonatomic) CGFloat x;
@property (nonatomic) float f;
@property (nonatomic) NSTimeInterval t;
@property (nonatomic) NSRange range;
@property (nonatomic, strong) NSMutableArray *log;
@end
@implementation PRY141Pt
- (instancetype)init {
    if ((self = [super init])) {
        _log = [NSMutableArray array];
        [self addObserver:self forKeyPath:@"x" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:NULL];
        [self addObserver:self forKeyPath:@"f" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:NULL];
    }
    return self;
}
- (void)dealloc { [self removeObserver:self forKeyPath:@"x"]; [self removeObserver:self forKeyPath:@"f"]; }
- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    NSNumber *old = change[NSKeyValueChangeOldKey], *new = change[NSKeyValueChangeNewKey];
    id any = [change objectForKey:NSKeyValueChangeNewKey];
    [self.log addObject:[NSString stringWithFormat:@"%@ %.2f>%.2f %@ %d", keyPath, old.doubleValue, [new floatValue], any, [any isKindOfClass:[NSNumber class]]]];
}
- (NSString *)observe {
    NSMutableArray *seen = [NSMutableArray array];
    [RACObserve(self, x) subscribeNext:^(NSNumber *n) { [seen addObject:[NSString stringWithFormat:@"%.1f", n.doubleValue]]; }];
    [RACObserve(self, x) subscribeNext:^(id n) { NSNumber *m = n; [seen addObject:[NSString stringWithFormat:@"%d %@", [n isKindOfClass:[NSNumber class]], m]]; }];
    [[RACSignal combineLatest:@[RACObserve(self, x), RACObserve(self, f)] reduce:^(NSNumber *a, NSNumber *b) { return @(a.doubleValue + b.doubleValue); }] subscribeNext:^(NSNumber *sum) { [seen addObject:sum]; }];
    [[RACSignal combineLatest:@[RACObserve(self, x), RACObserve(self, f)]] subscribeNext:^(RACTuple *t) { NSNumber *a = t.first; [seen addObject:a]; [seen addObject:@([t.second floatValue] * 2)]; }];
    self.x = 2.5; self.f = 1.5;
    NSNumber *viaKey = [self valueForKey:@"x"];
    id anyKey = [self valueForKey:@"x"];
    return [NSString stringWithFormat:@"%@ %@ %@ %d", [seen componentsJoinedByString:@","], viaKey, anyKey, [anyKey isKindOfClass:[NSNumber class]]];
}
@end
NSString *scenario_rac_observed_fractions_3_point(void) {
    PRY141Pt *p = [PRY141Pt new];
    p.x = 42; p.f = 0.5; p.x = p.x * 2;
    NSString *log = [p.log componentsJoinedByString:@" | "];
    return log;
}
NSString *scenario_rac_observed_fractions_3_signals(void) { return [[PRY141Pt new] observe]; }
NSString *scenario_rac_observed_fractions_3_data(void) {
    const char *text = "Hi, there";
    NSData *data = [NSData dataWithBytes:text length:strlen(text) + 1];
    NSData *part = [NSData dataWithBytes:text length:2];
    NSMutableData *all = [NSMutableData dataWithBytes:text length:strlen(text)];
    [all appendBytes:" you" length:5];
    return [NSString stringWithFormat:@"%lu %lu %lu %@", (unsigned long)data.length, (unsigned long)part.length, (unsigned long)all.length, [[NSString alloc] initWithData:part encoding:NSUTF8StringEncoding]];
}
