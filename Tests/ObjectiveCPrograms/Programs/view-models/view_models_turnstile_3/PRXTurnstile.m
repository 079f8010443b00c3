#import "PRXTurnstile.h"

NSString *NSStringFromPRXGateState(PRXGateState state) {
    switch (state) {
        case PRXGateStateLocked: return @"locked";
        case PRXGateStateOpen: return @"open";
        case PRXGateStateBroken: return @"broken";
    }
    return [NSString stringWithFormat:@"state %lu", (unsigned long)state];
}

typedef void (^PRXTransition)(PRXTurnstile *gate);

@interface PRXTurnstile ()
@property (nonatomic, readwrite) PRXGateState state;
@property (nonatomic, readwrite) NSInteger coins;
@property (nonatomic, strong) NSDictionary<NSNumber *, NSDictionary<NSString *, PRXTransition> *> *table;
@end

@implementation PRXTurnstile

+ (NSArray<NSString *> *)events {
    return @[@"coin", @"push", @"kick"];
}

- (instancetype)init {
    if (self = [super init]) {
        PRXTransition open = ^(PRXTurnstile *gate) { gate.state = PRXGateStateOpen; };
        PRXTransition lock = ^(PRXTurnstile *gate) { gate.state = PRXGateStateLocked; };
        _table = @{
            @(PRXGateStateLocked): @{@"coin": open, @"kick": ^(PRXTurnstile *gate) {
                gate.alarms |= PRXAlarmForced;
                if (gate.coins > 2) gate.state = PRXGateStateBroken;
            }},
            @(PRXGateStateOpen): @{@"push": lock, @"coin": ^(PRXTurnstile *gate) { gate.coins++; }},
        };
    }
    return self;
}

- (void)setState:(PRXGateState)state {
    if (state == _state) {
        return;
    }
    PRXGateState old = _state;
    _state = state;
    [self.watcher turnstile:self didChangeFrom:old to:state];
}

- (void)setAlarms:(PRXAlarm)alarms {
    PRXAlarm raised = alarms & ~_alarms;
    _alarms = alarms;
    if (raised && [self.watcher respondsToSelector:@selector(turnstile:didRaise:)]) {
        [self.watcher turnstile:self didRaise:raised];
    }
}

- (void)insertCoin:(NSInteger)coin {
    if ([self.watcher respondsToSelector:@selector(turnstile:shouldAcceptCoin:)] && ![self.watcher turnstile:self shouldAcceptCoin:coin]) {
        self.alarms |= PRXAlarmCoin;
        return;
    }
    self.coins += 1;
    [self send:@"coin", nil];
}

- (BOOL)push {
    BOOL wasOpen = self.state == PRXGateStateOpen;
    [self send:@"push", nil];
    return wasOpen;
}

- (void)send:(NSString *)event, ... {
    va_list list;
    va_start(list, event);
    for (NSString *name = event; name != nil; name = va_arg(list, NSString *)) {
        PRXTransition transition = self.table[@(self.state)][name];
        if (transition) transition(self);
    }
    va_end(list);
}

@end

@interface PRXGuard : NSObject <PRXTurnstileWatcher>
@property (nonatomic, strong, readonly) NSMutableArray<NSString *> *log;
@property (nonatomic) NSInteger minimum;
@end

@implementation PRXGuard

- (instancetype)init {
    self = [super init];
    _log = [NSMutableArray array];
    return self;
}

- (void)turnstile:(PRXTurnstile *)turnstile didChangeFrom:(PRXGateState)from to:(PRXGateState)to {
    [self.log addObject:[NSString stringWithFormat:@"%@>%@", NSStringFromPRXGateState(from), NSStringFromPRXGateState(to)]];
}

- (BOOL)turnstile:(PRXTurnstile *)turnstile shouldAcceptCoin:(NSInteger)coin {
    return coin >= self.minimum;
}

- (void)turnstile:(PRXTurnstile *)turnstile didRaise:(PRXAlarm)alarm {
    [self.log addObject:[NSString stringWithFormat:@"!%d", alarm]];
}

@end

@interface PRXCounter : NSObject <PRXTurnstileWatcher> {
@public
    NSUInteger changes;
}
@end

@implementation PRXCounter
- (void)turnstile:(__unused PRXTurnstile *)turnstile didChangeFrom:(PRXGateState)from to:(PRXGateState)to {
    changes += to - from;
}
@end

NSString *scenario_view_models_turnstile_3_walk(void) {
    PRXTurnstile *gate = [PRXTurnstile new];
    PRXGuard *guard = [PRXGuard new];
    gate.watcher = guard;
    BOOL early = [gate push];
    [gate insertCoin:1];
    [gate insertCoin:2];
    BOOL through = [gate push];
    return [NSString stringWithFormat:@"%d%d %ld %@", early, through, (long)gate.coins, [guard.log componentsJoinedByString:@" "]];
}

NSString *scenario_view_models_turnstile_3_refuse(void) {
    PRXTurnstile *gate = [PRXTurnstile new];
    PRXGuard *guard = [PRXGuard new];
    guard.minimum = 2;
    gate.watcher = guard;
    [gate insertCoin:1];
    [gate insertCoin:0];
    gate.alarms = PRXAlarmNone;
    [gate insertCoin:1];
    [gate insertCoin:5];
    return [NSString stringWithFormat:@"%@ %d %ld", [guard.log componentsJoinedByString:@" "], gate.alarms, (long)gate.coins];
}

NSString *scenario_view_models_turnstile_3_alarms(void) {
    PRXAlarm alarms = PRXAlarmForced | PRXAlarmCoin;
    PRXAlarm rest = PRXAlarmAll & ~alarms;
    alarms ^= PRXAlarmCoin;
    PRXAlarm shifted = (PRXAlarm)(rest << 2);
    return [NSString stringWithFormat:@"%d %d %d %d %@", rest, alarms, shifted, (alarms & PRXAlarmCoin) != 0, @(PRXAlarmAll)];
}

NSString *scenario_view_models_turnstile_3_names(void) {
    NSMutableArray *names = [NSMutableArray array];
    for (PRXGateState state = PRXGateStateLocked; state <= 2; state++) {
        [names addObject:NSStringFromPRXGateState(state)];
    }
    [names addObject:NSStringFromPRXGateState((PRXGateState)9)];
    return [names componentsJoinedByString:@","];
}

NSString *scenario_view_models_turnstile_3_events(void) {
    PRXTurnstile *gate = [PRXTurnstile new];
    PRXGuard *guard = [PRXGuard new];
    gate.watcher = guard;
    [gate send:@"kick", @"coin", @"coin", @"coin", @"coin", @"push", @"kick", @"coin", nil];
    return [NSString stringWithFormat:@"%@ %@ %d", [guard.log componentsJoinedByString:@" "], NSStringFromPRXGateState(gate.state), gate.alarms];
}

NSString *scenario_view_models_turnstile_3_table(void) {
    NSMutableString *text = [NSMutableString string];
    PRXTurnstile *gate = [[PRXTurnstile alloc] init];
    for (NSString *event in [[gate class] events]) {
        NSUInteger used = 0;
        for (NSNumber *state in gate.table) {
            if (gate.table[state][event] != nil) used++;
        }
        [text appendFormat:@"%@%lu ", event, (unsigned long)used];
    }
    [text appendFormat:@"%d", gate.table[@(PRXGateStateBroken)] == nil];
    return text;
}

NSString *scenario_view_models_turnstile_3_unwatched(void) {
    PRXTurnstile *gate = [PRXTurnstile new];
    PRXCounter *counter = [PRXCounter new];
    [gate insertCoin:1];
    gate.watcher = counter;
    [gate push];
    NSUInteger after = counter->changes;
    [gate insertCoin:-4];
    gate.alarms = PRXAlarmAll;
    gate.watcher = nil;
    [gate push];
    return [NSString stringWithFormat:@"%d %lu %ld %hhu", after > 100, (unsigned long)counter->changes, (long)gate.coins, gate.alarms];
}
