#import "PLYMain.h"

#import <ReactiveObjC/ReactiveObjC.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSUInteger, PLYPlayerState) { PLYPlayerStateStopped, PLYPlayerStatePlaying, PLYPlayerStatePaused };
typedef void (^PLYPlayerHandler)(PLYPlayerState state, NSTimeInterval at);

@interface PLYTrack : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSTimeInterval length;
+ (PLYTrack *)track:(NSString *)name :(NSTimeInterval)length;
@end
@implementation PLYTrack
+ (PLYTrack *)track:(NSString *)name :(NSTimeInterval)length {
    PLYTrack *track = [PLYTrack new];
    track.name = name;
    track->_length = length;
    return track;
}
@end

@interface PLYPlayer : NSObject
@property (nonatomic, readonly) PLYPlayerState state;
@property (nonatomic, readonly) NSTimeInterval position;
@property (nonatomic, strong) PLYTrack *track;
@property (nonatomic) float volume;
@property (nonatomic, copy) PLYPlayerHandler handler;
@property (nonatomic, readonly) RACSignal *stateText;
@property (nonatomic, readonly) RACSignal *progress;
- (void)tick:(NSTimeInterval)seconds;
- (void)toggle;
@end

@interface PLYPlayer ()
@property (nonatomic, assign, readwrite) PLYPlayerState state;
@property (nonatomic, assign, readwrite) NSTimeInterval position;
@end

@implementation PLYPlayer
- (id)init {
    if ((self = [super init]) != nil) {
        self.volume = 0.5f;
        RAC(self, position) = [[RACObserve(self, track) distinctUntilChanged] mapReplace:@0];
    }
    return self;
}
- (RACSignal *)stateText {
    return [[RACObserve(self, state) distinctUntilChanged] map:^NSString *(NSNumber *state) {
        NSDictionary *names = @{ @(PLYPlayerStateStopped): @"stopped", @(PLYPlayerStatePlaying): @"playing", @(PLYPlayerStatePaused): @"paused" };
        return names[state];
    }];
}
- (RACSignal *)progress {
    return [[RACSignal combineLatest:@[ RACObserve(self, track.length), RACObserve(self, position) ]]
        map:^id(RACTuple *values) {
            RACTupleUnpack(NSNumber *length, NSNumber *position) = values;
            if (length.doubleValue == 0) return @0;
            return @(MIN(1.0, position.doubleValue / length.doubleValue));
        }];
}
- (void)setState:(PLYPlayerState)state {
    PLYPlayerState old = _state;
    _state = state;
    if (old != state && self.handler) self.handler(state, self.position);
}
- (void)toggle {
    switch (self.state) {
        case PLYPlayerStateStopped:
            if (!self.track) return;
        case PLYPlayerStatePaused:
            self.state = PLYPlayerStatePlaying;
            break;
        case PLYPlayerStatePlaying:
            self.state = PLYPlayerStatePaused;
            break;
    }
}
- (void)tick:(NSTimeInterval)seconds {
    if (self.state != PLYPlayerStatePlaying) return;
    self.position += seconds;
    if (self.position >= self.track.length) {
        self.position = self.track.length;
        self.state = PLYPlayerStateStopped;
    }
}
@end

NSString *scenario_view_models_player_3_all(void) {
    lines = [NSMutableArray array];
    PLYPlayer *player = [[PLYPlayer alloc] init];
    NSMutableString *log = [NSMutableString string];
    player.handler = ^(PLYPlayerState state, NSTimeInterval at) {
    [log appendFormat:@"[%lu@%.1f]", (unsigned long)state, at];
    };
    NSMutableArray *texts = [NSMutableArray array];
    RACDisposable *subscription = [player.stateText subscribeNext:^(NSString *text) { [texts addObject:text]; }];
    __block NSNumber *last = nil;
    [player.progress subscribeNext:^(NSNumber *value) { last = value; }];
    [player toggle];
    Note([NSString stringWithFormat:@"%@ %@ %@", log, last, [texts componentsJoinedByString:@","]]);
    player.track = [PLYTrack track:@"Intro" :4];
    [player toggle];
    [player tick:1.5];
    Note([NSString stringWithFormat:@"%@ %.3f %g", last, player.volume, player.position]);
    [player toggle];
    [player tick:10];
    [player toggle];
    [player tick:10];
    Note([NSString stringWithFormat:@"%@ %@ %@", log, last, [texts componentsJoinedByString:@","]]);
    player.track = [PLYTrack track:@"Song" :200];
    Note([NSString stringWithFormat:@"%g %@ %lu", player.position, last, (unsigned long)player.state]);
    [subscription dispose];
    [player toggle];
    [player tick:50];
    Note([NSString stringWithFormat:@"%@ %lu %@", last, (unsigned long)texts.count, player.track.name]);
    player.track.length = 100;
    Note([NSString stringWithFormat:@"%@", last]);
    player.track = nil;
    Note([NSString stringWithFormat:@"%@ %g", last, player.position]);
    RACSignal *volume = [[RACObserve(player, volume) skip:1] map:^id(NSNumber *v) { return @(v.floatValue * 100); }];
    [volume subscribeNext:^(id x) { Note([NSString stringWithFormat:@"volume %@", x]); }];
    player.volume = 0.25;
    player.volume += 0.5f;
    return [lines componentsJoinedByString:@" / "];
}
