#import "MCHMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSInteger, MCHState) { MCHStateIdle, MCHStateRunning, MCHStatePaused, MCHStateFailed, MCHStateDone };
static NSString *NSStringFromState(MCHState state) {
    switch (state) {
        case MCHStateIdle: return @"idle";
        case MCHStateRunning: return @"running";
        case MCHStatePaused: return @"paused";
        case MCHStateFailed: return @"failed";
        case MCHStateDone: return @"done";
    }
    return [NSString stringWithFormat:@"state %ld", (long)state];
}

@interface MCHTransition : NSObject
@property (nonatomic, readonly) MCHState from;
@property (nonatomic, readonly) MCHState to;
@property (nonatomic, copy, readonly) BOOL (^guard)(NSDictionary *context);
@property (nonatomic, copy, readonly) void (^action)(NSMutableDictionary *context);
+ (instancetype)from:(MCHState)from to:(MCHState)to guard:(BOOL (^)(NSDictionary *))guard action:(void (^)(NSMutableDictionary *))action;
@end

@implementation MCHTransition
+ (instancetype)from:(MCHState)from to:(MCHState)to guard:(BOOL (^)(NSDictionary *))guard action:(void (^)(NSMutableDictionary *))action {
    MCHTransition *transition = [[self alloc] init];
    transition->_from = from;
    transition->_to = to;
    transition->_guard = [guard copy];
    transition->_action = [action copy];
    return transition;
}
@end

@interface MCHMachine : NSObject
@property (nonatomic, readonly) MCHState state;
@property (nonatomic, strong, readonly) NSMutableDictionary *context;
@property (nonatomic, strong, readonly) NSMutableArray<NSString *> *history;
- (void)on:(NSString *)event transition:(MCHTransition *)transition;
- (BOOL)fire:(NSString *)event;
@end

@implementation MCHMachine {
    NSMutableDictionary<NSString *, NSMutableArray<MCHTransition *> *> *_transitions;
}
- (instancetype)init {
    if (self = [super init]) {
        _transitions = [[NSMutableDictionary alloc] init];
        _context = [[NSMutableDictionary alloc] init];
        _history = [[NSMutableArray alloc] init];
    }
    return self;
}
- (void)on:(NSString *)event transition:(MCHTransition *)transition {
    NSMutableArray *list = _transitions[event];
    if (list == nil) _transitions[event] = list = [NSMutableArray array];
    [list addObject:transition];
}
- (BOOL)fire:(NSString *)event {
    for (MCHTransition *transition in _transitions[event]) {
        if (transition.from != self.state) continue;
        if (transition.guard && !transition.guard(self.context)) continue;
        MCHState old = _state;
        _state = transition.to;
        !transition.action ?: transition.action(self.context);
        [self.history addObject:[NSString stringWithFormat:@"%@->%@", NSStringFromState(old), NSStringFromState(_state)]];
        return YES;
    }
    return NO;
}
@end

NSString *scenario_blocks_machine_3_all(void) {
    lines = [NSMutableArray array];
    MCHMachine *machine = [MCHMachine new];
    [machine on:@"start" transition:[MCHTransition from:MCHStateIdle to:MCHStateRunning guard:nil action:^(NSMutableDictionary *context) {
        context[@"runs"] = @([context[@"runs"] intValue] + 1);
    }]];
    [machine on:@"pause" transition:[MCHTransition from:MCHStateRunning to:MCHStatePaused guard:nil action:nil]];
    [machine on:@"resume" transition:[MCHTransition from:MCHStatePaused to:MCHStateRunning guard:^BOOL(NSDictionary *context) {
        return ![context[@"locked"] boolValue];
    } action:nil]];
    [machine on:@"tick" transition:[MCHTransition from:MCHStateRunning to:MCHStateFailed guard:^BOOL(NSDictionary *context) {
        return [context[@"progress"] doubleValue] < 0;
    } action:^(NSMutableDictionary *context) { [context removeObjectForKey:@"progress"]; }]];
    [machine on:@"tick" transition:[MCHTransition from:MCHStateRunning to:MCHStateDone guard:^BOOL(NSDictionary *context) {
        return [context[@"progress"] doubleValue] >= 1.0;
    } action:NULL]];
    [machine on:@"tick" transition:[MCHTransition from:MCHStateRunning to:MCHStateRunning guard:nil action:^(NSMutableDictionary *context) {
        double progress = [context[@"progress"] doubleValue] + 0.4;
        context[@"progress"] = @(progress);
        if (!context[@"log"]) context[@"log"] = [NSMutableArray array];
        [context[@"log"] addObject:[NSString stringWithFormat:@"%.0f%%", progress * 100]];
    }]];
    Note([NSString stringWithFormat:@"%d %d", [machine fire:@"tick"], [machine fire:@"unknown"]]);
    for (NSString *event in @[ @"start", @"tick", @"pause", @"tick", @"resume", @"tick", @"tick", @"tick", @"tick" ]) {
        if (![machine fire:event]) Note([NSString stringWithFormat:@"%@ ignored in %@", event, NSStringFromState(machine.state)]);
    }
    Note([NSString stringWithFormat:@"%@", [machine.history componentsJoinedByString:@" "]]);
    Note([NSString stringWithFormat:@"%@ %@ %.1f", machine.context[@"runs"], [machine.context[@"log"] componentsJoinedByString:@","], [machine.context[@"progress"] doubleValue]]);
    Note([NSString stringWithFormat:@"%@ %@", NSStringFromState(machine.state), NSStringFromState((MCHState)42)]);
    MCHMachine *other = [MCHMachine new];
    other.context[@"x"] = nil;
    [other.context setValue:nil forKey:@"y"];
    Note([NSString stringWithFormat:@"%lu %ld", (unsigned long)other.context.count, (long)other.state]);
    return [lines componentsJoinedByString:@" / "];
}
