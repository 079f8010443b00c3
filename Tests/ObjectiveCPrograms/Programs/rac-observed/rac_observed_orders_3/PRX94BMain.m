#import "PRX94BMain.h"

@interface PRX94BCart : NSObject
@property (nonatomic, strong) NSMutableArray *lines;
@property (nonatomic, assign) NSUInteger count;
@property (nonatomic, assign) NSInteger balance;
@property (nonatomic, copy) NSString *coupon;
@property (nonatomic, strong) NSNumber *discount;
@property (nonatomic, assign) BOOL busy;
@property (nonatomic, strong) NSDictionary *info;
@property (nonatomic, assign) double rate;
@property (nonatomic, strong) NSMutableArray *log;
- (void)note:(id)value;
@end

@implementation PRX94BCart
- (instancetype)init {
    self = [super init];
    if (self) {
        _lines = [NSMutableArray array];
        _log = [NSMutableArray array];
        _rate = 1.5;
    }
    return self;
}
- (void)note:(id)value {
    [self.log addObject:[NSString stringWithFormat:@"%@", value]];
}
- (NSString *)text { return [self.log componentsJoinedByString:@","]; }
- (void)setCoupon:(NSString *)coupon {
    _coupon = [coupon.uppercaseString copy];
    [self note:@"set"];
}
@end

NSString *scenario_rac_observed_orders_3_bound_count(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RACSubject *changes = [RACSubject subject];
    RAC(cart, count) = changes;
    [changes sendNext:@(-1)];
    NSUInteger first = cart.count;
    [changes sendNext:@0];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)first, (unsigned long)cart.count];
}

NSString *scenario_rac_observed_orders_3_bound_balance(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RAC(cart, count) = RACObserve(cart, balance);
    cart.balance = -3;
    return [NSString stringWithFormat:@"%lu", (unsigned long)cart.count];
}

NSString *scenario_rac_observed_orders_3_observed_coupon(void) {
    PRX94BCart *cart = [PRX94BCart new];
    cart.coupon = nil;
    [RACObserve(cart, coupon) subscribeNext:^(id x) { [cart note:x]; }];
    cart.coupon = @"abc";
    cart.coupon = nil;
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_distinct(void) {
    PRX94BCart *cart = [PRX94BCart new];
    [[RACObserve(cart, balance) distinctUntilChanged] subscribeNext:^(NSNumber *x) { [cart note:x]; }];
    cart.balance = 2;
    cart.balance = 2;
    cart.balance = 5;
    [cart note:@(cart.balance)];
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_combined(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RACSignal *coupon = [RACObserve(cart, info) map:^id(NSDictionary *info) { return info[@"code"]; }];
    [[RACSignal combineLatest:@[ RACObserve(cart, busy), coupon ] reduce:^(NSNumber *busy, NSString *code) {
        return [NSString stringWithFormat:@"%d:%@", busy.boolValue, code];
    }] subscribeNext:^(NSString *x) { [cart note:x]; }];
    cart.busy = YES;
    cart.info = @{ @"code": @"x" };
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_filtered(void) {
    PRX94BCart *cart = [PRX94BCart new];
    [[[RACObserve(cart, discount) filter:^BOOL(NSNumber *n) { return n.integerValue > 2; }] take:2] subscribeNext:^(NSNumber *n) { [cart note:n]; }];
    for (NSNumber *n in @[ @1, @3, @2, @4, @9 ]) cart.discount = n;
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_scanned(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RACSignal *numbers = [@[ @2, @3, @4 ].rac_sequence signalWithScheduler:RACScheduler.immediateScheduler];
    [[[numbers scanWithStart:@0 reduce:^id(NSNumber *sum, NSNumber *next) { return @(sum.integerValue + next.integerValue); }] startWith:@0] subscribeNext:^(NSNumber *n) { [cart note:n]; }];
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_mutable_sent(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RACSubject *subject = [RACSubject subject];
    __block NSArray *held = nil;
    [subject subscribeNext:^(NSArray *lines) {
        [cart note:@(lines.count)];
        held = lines;
    }];
    [subject sendNext:cart.lines];
    [cart.lines addObject:@"a"];
    [subject sendNext:cart.lines];
    [cart.lines addObject:@"b"];
    return [NSString stringWithFormat:@"%@ %lu", [cart text], (unsigned long)held.count];
}

NSString *scenario_rac_observed_orders_3_errors(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RACSignal *failing = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        [subscriber sendError:[NSError errorWithDomain:@"d" code:7 userInfo:nil]];
        return nil;
    }];
    [[failing catch:^RACSignal *(NSError *error) {
        [cart note:[NSString stringWithFormat:@"e:%ld", (long)error.code]];
        return [RACSignal empty];
    }] subscribeError:^(NSError *error) { [cart note:@"error"]; } completed:^{ [cart note:@"done"]; }];
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_zipped(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RACSubject *letters = [RACSubject subject], *numbers = [RACSubject subject];
    [[RACSignal zip:@[ letters, numbers ] reduce:^id(NSString *letter, NSNumber *number) { return [letter stringByAppendingFormat:@"%@", number]; }] subscribeNext:^(id x) { [cart note:x]; }];
    [letters sendNext:@"a"];
    [letters sendNext:@"b"];
    [numbers sendNext:@1];
    [numbers sendNext:@2];
    [numbers sendNext:@3];
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_tuple(void) {
    RACTuple *tuple = RACTuplePack(@1, nil, @"2");
    RACTupleUnpack(NSNumber *one, NSString *none, NSString *two) = tuple;
    return [NSString stringWithFormat:@"%@|%@|%@", one, none, two];
}

NSString *scenario_rac_observed_orders_3_merged(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RACSubject *a = [RACSubject subject], *b = [RACSubject subject];
    [[a merge:b] subscribeNext:^(id x) { [cart note:x]; }];
    [a sendNext:@1];
    [b sendNext:@"x"];
    [a sendCompleted];
    [b sendNext:@2];
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_rates(void) {
    PRX94BCart *cart = [PRX94BCart new];
    [RACObserve(cart, rate) subscribeNext:^(NSNumber *rate) { [cart note:rate]; }];
    cart.rate = .1;
    cart.rate = 1e20;
    cart.rate = 3.0;
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_if_then(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RACSubject *switches = [RACSubject subject];
    [[RACSignal if:switches then:[RACSignal return:@"yes"] else:[RACSignal return:@"no"]] subscribeNext:^(id x) { [cart note:x]; }];
    [switches sendNext:@NO];
    [switches sendNext:@YES];
    return [cart text];
}

NSString *scenario_rac_observed_orders_3_flattened(void) {
    PRX94BCart *cart = [PRX94BCart new];
    RACSubject *words = [RACSubject subject];
    [[words flattenMap:^RACStream *(NSString *word) {
        if (word.length == 0) return nil;
        return [@[ word, word.uppercaseString ].rac_sequence signalWithScheduler:[RACScheduler immediateScheduler]];
    }] subscribeNext:^(id x) { [cart note:x]; }];
    [words sendNext:@"a"];
    [words sendNext:@""];
    [words sendNext:@"b"];
    return [cart text];
}
