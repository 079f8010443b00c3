#import "QOJPlayer.h"

@implementation QOJPlayer
- (instancetype)init {
    if ((self = [super init])) {
        _name = @"none";
        _score = 1;
    }
    return self;
}
- (void)rename:(NSString *)name { _name = [name copy]; }
- (void)hit {
    _score++;
    _score += 2;
    self->_score *= 2;
}
- (void)clear {
    self.score = _score = 0;
}
- (void)hitLoudly {
    [self willChangeValueForKey:@"score"];
    _score = 50;
    [self didChangeValueForKey:@"score"];
}
- (NSArray *)moves {
    if (!_moves) _moves = @[@"start"];
    return _moves;
}
- (void (^)(void))later { return ^{ _name = @"later"; }; }
- (BOOL)start {
    if (_started) return NO;
    _started = [NSDate dateWithTimeIntervalSince1970:0];
    return YES;
}
@end

NSString *scenario_rac_observed_variables_2_assigned(void) {
    QOJPlayer *player = [[QOJPlayer alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(player, name) subscribeNext:^(NSString *name) { [log addObject:name ?: @"nil"]; }];
    [player rename:@"Ann"];
    [log addObject:[@"=" stringByAppendingString:player.name]];
    player.name = @"Bob";
    [player later]();
    [log addObject:[@"=" stringByAppendingString:player.name]];
    [player rename:nil];
    player.name = player.name;
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_rac_observed_variables_2_counted(void) {
    QOJPlayer *player = [[QOJPlayer alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(player, score) subscribeNext:^(NSNumber *score) { [log addObject:score]; }];
    [player hit];
    [log addObject:@(-player.score)];
    player.score++;
    [player hitLoudly];
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_rac_observed_variables_2_lazy(void) {
    QOJPlayer *player = [[QOJPlayer alloc] init];
    __block NSInteger events = 0;
    [RACObserve(player, moves) subscribeNext:^(NSArray *moves) { events += moves.count; }];
    NSUInteger count = player.moves.count;
    return [NSString stringWithFormat:@"%ld %lu", (long)events, (unsigned long)count];
}
NSString *scenario_rac_observed_variables_2_readonly(void) {
    QOJPlayer *player = [[QOJPlayer alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(player, started) subscribeNext:^(NSDate *date) { [log addObject:date ? @"date" : @"nil"]; }];
    [log addObject:[player start] ? @"yes" : @"no"];
    [log addObject:[player start] ? @"yes" : @"no"];
    return [log componentsJoinedByString:@" "];
}
