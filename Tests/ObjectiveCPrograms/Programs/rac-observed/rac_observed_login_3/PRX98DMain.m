#import "PRX98DMain.h"

@interface PRX98DLogin : NSObject
@property (nonatomic, copy) NSString *user;
@property (nonatomic, copy) NSString *password;
@property (nonatomic, strong, readonly) RACSignal *valid;
@property (nonatomic, assign, readonly) BOOL enabled;
@property (nonatomic, copy, readonly) NSString *status;
@property (nonatomic, strong) NSArray *results;
@property (nonatomic, assign) NSInteger attempts;
@property (nonatomic, strong) NSError *error;
@property (nonatomic, strong) PRX98DLogin *next;
- (RACSignal *)send:(NSString *)text;
- (void)finish;
@end
@interface PRX98DLogin ()
@property (nonatomic, assign, readwrite) BOOL enabled;
@property (nonatomic, copy, readwrite) NSString *status;
@end
@implementation PRX98DLogin
- (instancetype)init {
    if (self = [super init]) {
        _valid = [RACSignal combineLatest:@[ RACObserve(self, user), RACObserve(self, password) ] reduce:^id(NSString *user, NSString *password) {
            return @(user.length > 2 && password.length > 3);
        }];
        RAC(self, enabled) = _valid;
        RAC(self, status) = [[RACObserve(self, attempts) skip:1] map:^id(NSNumber *n) {
            return n.integerValue > 2 ? nil : [NSString stringWithFormat:@"try %@", n];
        }];
    }
    return self;
}
- (RACSignal *)send:(NSString *)text {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        self.attempts++;
        if (text.length == 0) [subscriber sendError:[NSError errorWithDomain:@"login" code:self.attempts userInfo:nil]];
        else {
            [subscriber sendNext:text.uppercaseString];
            [subscriber sendNext:nil];
            [subscriber sendCompleted];
        }
        return [RACDisposable disposableWithBlock:^{ self.results = [self.results ?: @[] arrayByAddingObject:text ?: @"-"]; }];
    }];
}
- (void)finish { self.results = nil; }
@end

static NSString *PRX98DCollect(RACSignal *signal) {
    NSMutableArray *log = [NSMutableArray array];
    [signal subscribeNext:^(id x) { [log addObject:[NSString stringWithFormat:@"%@", x]]; } error:^(NSError *error) { [log addObject:[NSString stringWithFormat:@"e%ld", (long)error.code]]; } completed:^{ [log addObject:@"."]; }];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_rac_observed_login_3_enabled(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    BOOL a = login.enabled;
    login.user = @"anna";
    BOOL b = login.enabled;
    login.password = @"1234";
    BOOL c = login.enabled;
    login.user = nil;
    return [NSString stringWithFormat:@"%d %d %d %d", a, b, c, login.enabled];
}

NSString *scenario_rac_observed_login_3_status(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    NSMutableArray *texts = [NSMutableArray array];
    [texts addObject:login.status ?: @"(null)"];
    for (int i = 0; i < 3; i++) {
        login.attempts++;
        [texts addObject:login.status ?: @"(null)"];
    }
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_rac_observed_login_3_sent(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    NSString *text = PRX98DCollect([login send:@"ab"]);
    return [NSString stringWithFormat:@"%@ %lu", text, (unsigned long)login.results.count];
}

NSString *scenario_rac_observed_login_3_failed(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    NSString *text = PRX98DCollect([login send:nil]);
    return [NSString stringWithFormat:@"%@ %@ %ld", text, login.results[0], (long)login.attempts];
}

NSString *scenario_rac_observed_login_3_replaced(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    return PRX98DCollect([[login send:@"ab"] map:^id(NSString *text) { return text ?: @"X"; }]);
}

NSString *scenario_rac_observed_login_3_ignored_nil(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    NSString *text = PRX98DCollect([[login send:@"ab"] ignore:nil]);
    return [NSString stringWithFormat:@"%@ %lu", text, (unsigned long)[[[login send:@"q"] toArray] count]];
}

NSString *scenario_rac_observed_login_3_concatenated(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    return PRX98DCollect([[[login send:@"a"] concat:[login send:@"b"]] concat:[login send:nil]]);
}

NSString *scenario_rac_observed_login_3_caught(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    NSMutableArray *log = [NSMutableArray array];
    RACSignal *safe = [[login send:@""] catch:^RACSignal *(NSError *error) {
        [log addObject:[NSString stringWithFormat:@"e:%ld", (long)error.code]];
        return [login send:@"d"];
    }];
    NSString *text = PRX98DCollect(safe);
    return [NSString stringWithFormat:@"%@ %@", log[0], text];
}

NSString *scenario_rac_observed_login_3_paths(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(login, next.user) subscribeNext:^(id x) { [log addObject:[NSString stringWithFormat:@"%@", x]]; }];
    PRX98DLogin *bob = [PRX98DLogin new];
    bob.user = @"bob";
    login.next = bob;
    login.next = nil;
    bob.user = @"late";
    PRX98DLogin *eve = [PRX98DLogin new];
    eve.user = @"eve";
    login.next = eve;
    return [log componentsJoinedByString:@","];
}

NSString *scenario_rac_observed_login_3_switched(void) {
    NSMutableArray *log = [NSMutableArray array];
    RACSubject *a = [RACSubject subject], *b = [RACSubject subject], *outer = [RACSubject subject];
    [[outer switchToLatest] subscribeNext:^(id x) { [log addObject:x]; }];
    [outer sendNext:a];
    [a sendNext:@"a1"];
    [outer sendNext:b];
    [a sendNext:@"a2"];
    [b sendNext:@"b1"];
    [b sendNext:@"b2"];
    return [log componentsJoinedByString:@","];
}

NSString *scenario_rac_observed_login_3_until(void) {
    NSMutableArray *log = [NSMutableArray array];
    RACSubject *values = [RACSubject subject], *stop = [RACSubject subject];
    [[values takeUntil:stop] subscribeNext:^(id x) { [log addObject:x]; }];
    [values sendNext:@1];
    [values sendNext:@2];
    [stop sendNext:nil];
    [values sendNext:@3];
    return [log componentsJoinedByString:@","];
}

NSString *scenario_rac_observed_login_3_loops(void) {
    NSMutableArray *log = [NSMutableArray array];
    NSMutableArray *subjects = [NSMutableArray array];
    for (NSUInteger i = 0; i < 3; i++) {
        RACSubject *subject = [RACSubject subject];
        [subject subscribeNext:^(NSString *x) { [log addObject:[NSString stringWithFormat:@"%lu:%@", (unsigned long)i, x]]; }];
        [subjects addObject:subject];
    }
    [subjects[0] sendNext:@"a"];
    [subjects[1] sendNext:@"b"];
    [[subjects lastObject] sendNext:@"c"];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_rac_observed_login_3_aggregated(void) {
    RACSignal *numbers = [@[ @1, @2, @3 ].rac_sequence signalWithScheduler:RACScheduler.immediateScheduler];
    NSNumber *sum = [[numbers aggregateWithStart:@0 reduce:^id(NSNumber *s, NSNumber *n) { return @(s.integerValue + n.integerValue); }] first];
    NSNumber *last = [[numbers takeLast:1] first];
    return [NSString stringWithFormat:@"%@ %@ %@", sum, last, [[numbers filter:^BOOL(NSNumber *n) { return n.integerValue < 2; }] first]];
}

NSString *scenario_rac_observed_login_3_sequences(void) {
    RACSequence *numbers = @[ @1, @2 ].rac_sequence;
    NSArray *doubled = [numbers map:^id(NSNumber *n) { return @(n.intValue * 2); }].array;
    NSNumber *sum = [@[ @1, @2, @3 ].rac_sequence foldLeftWithStart:@0 reduce:^id(NSNumber *s, NSNumber *n) { return @(s.intValue + n.intValue); }];
    return [NSString stringWithFormat:@"%@ %@ %@", [doubled componentsJoinedByString:@","], sum, [@[ @"a", @"b" ].rac_sequence.tail head]];
}

NSString *scenario_rac_observed_login_3_once(void) {
    PRX98DLogin *login = [PRX98DLogin new];
    RACSignal *replayed = [[[login send:@"a"] take:1] replay];
    NSString *first = [replayed first], *second = [replayed first];
    return [NSString stringWithFormat:@"%ld %@ %@", (long)login.attempts, first, second];
}
