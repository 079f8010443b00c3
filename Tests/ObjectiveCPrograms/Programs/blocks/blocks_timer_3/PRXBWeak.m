#import "PRXBWeak.h"

static NSMutableArray *PRXBLog;

@interface PRXBTimer ()
@property (nonatomic, assign) NSInteger fired;
@end

@implementation PRXBTimer

- (void)fire {
    self.fired++;
    if (self.tick) self.tick(self);
}

- (void)invalidate {
    self.tick = nil;
}

- (void)dealloc {
    [PRXBLog addObject:[NSString stringWithFormat:@"timer %ld", (long)_fired]];
}

@end

@implementation PRXBOwner

- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _log = [NSMutableArray array];
    _timer = [PRXBTimer new];
    return self;
}

- (void)startWithLimit:(NSInteger)limit {
    __weak typeof(self) weakSelf = self;
    __block NSInteger left = limit;
    self.timer.tick = ^(PRXBTimer *timer) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (strongSelf == nil) {
            [PRXBLog addObject:@"no owner"];
            return;
        }
        [strongSelf.log addObject:@(left)];
        if (--left <= 0) [timer invalidate];
    };
}

- (PRXBNaming)weakNaming {
    __weak PRXBOwner *me = self;
    return ^NSString *(NSString *prefix, NSInteger number) {
        return [NSString stringWithFormat:@"%@-%ld-%lu", prefix, (long)number, (unsigned long)me.log.count];
    };
}

- (PRXBNaming)strongNaming {
    return [^NSString *(NSString *prefix, NSInteger number) {
        return [prefix stringByAppendingFormat:@"-%ld-%lu", (long)number, (unsigned long)self.log.count];
    } copy];
}

- (void)dealloc {
    [PRXBLog addObject:@"owner"];
}

@end

static NSString *PRXBTexts(void) {
    return [PRXBLog componentsJoinedByString:@","];
}

NSString *scenario_blocks_timer_3_limit(void) {
    PRXBOwner *owner = [PRXBOwner new];
    [owner startWithLimit:3];
    for (int i = 0; i < 5; i++) [owner.timer fire];
    return [NSString stringWithFormat:@"%@ fired %ld tick %d", [owner.log componentsJoinedByString:@" "], (long)owner.timer.fired, owner.timer.tick != nil];
}

NSString *scenario_blocks_timer_3_gone(void) {
    PRXBLog = [NSMutableArray new];
    PRXBTimer *timer;
    @autoreleasepool {
        PRXBOwner *owner = [PRXBOwner new];
        [owner startWithLimit:9];
        timer = owner.timer;
        [timer fire];
    }
    [timer fire];
    timer = nil;
    return PRXBTexts();
}

NSString *scenario_blocks_timer_3_strong(void) {
    PRXBLog = [NSMutableArray new];
    PRXBNaming weak = nil, strong = nil;
    @autoreleasepool {
        PRXBOwner *a = [PRXBOwner new];
        [a.log addObject:@1];
        weak = [a weakNaming];
        PRXBOwner *b = [PRXBOwner new];
        [b.log addObjectsFromArray:@[@1, @2]];
        strong = b.strongNaming;
    }
    NSString *first = weak(@"w", 1);
    NSString *second = strong(@"s", 2);
    NSString *deaths = PRXBTexts();
    return [@[first, second, deaths] componentsJoinedByString:@" "];
}

NSString *scenario_blocks_timer_3_cleared(void) {
    PRXBLog = [NSMutableArray new];
    @autoreleasepool {
        PRXBOwner *owner = [PRXBOwner new];
        owner.naming = [owner strongNaming];
        [PRXBLog addObject:owner.naming(@"n", owner.log.count)];
        owner.naming = nil;
    }
    return PRXBTexts();
}

NSString *scenario_blocks_timer_3_replaced(void) {
    PRXBLog = [NSMutableArray new];
    PRXBOwner *owner = [PRXBOwner new];
    PRXBTimer *old = owner.timer;
    [owner startWithLimit:2];
    owner.timer = [[PRXBTimer alloc] init];
    [owner startWithLimit:5];
    [old fire];
    [owner.timer fire];
    [old fire];
    [old fire];
    return [NSString stringWithFormat:@"%@ %d %d", [owner.log componentsJoinedByString:@" "], old.tick == nil, owner.timer.tick == nil];
}

NSString *scenario_blocks_timer_3_nil_block(void) {
    PRXBOwner *owner = nil;
    PRXBNaming naming = [owner weakNaming];
    NSString *text = naming ? naming(@"x", 1) : @"none";
    PRXBOwner *real = [PRXBOwner new];
    NSString *other = real.naming ? real.naming(@"y", 2) : nil;
    real.naming = ^(NSString *p, NSInteger n) {
        return n > 1 ? [p uppercaseString] : (NSString *)nil;
    };
    return [NSString stringWithFormat:@"%@ %@ %@ %@", text, other, real.naming(@"z", 2), real.naming(@"z", 1)];
}
