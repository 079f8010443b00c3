#import "Player.h"
#import <ReactiveObjC/ReactiveObjC.h>

static const float PlayerLoudest = 11;

@implementation Track

+ (instancetype)trackWithTitle:(NSString *)title seconds:(NSTimeInterval)seconds {
    Track *track = [[self alloc] init];
    track.title = title;
    track.seconds = seconds;
    return track;
}

- (BOOL)isEqual:(id)object {
    if (![object isKindOfClass:Track.class]) return NO;
    return [self.title isEqual:[object title]];
}

- (NSUInteger)hash {
    return self.title.hash;
}

@end

@interface Player ()
@property (nonatomic, strong) RACScheduler *scheduler;
@property (nonatomic, strong) RACSubject *stops;
@end

@implementation Player

- (instancetype)initWithScheduler:(RACScheduler *)scheduler {
    if ((self = [super init])) {
        _scheduler = scheduler;
        _tracks = @[];
        _stops = [RACSubject subject];
        _volume = 5;

        RACSignal *hasTracks = [RACObserve(self, tracks) map:^(NSArray *tracks) {
            return @(tracks.count > 0);
        }];
        @weakify(self);
        _playCommand = [[RACCommand alloc] initWithEnabled:hasTracks signalBlock:^(Track *track) {
            @strongify(self);
            return [self play:track ?: self.tracks.firstObject];
        }];

        // What is left of the track, each second.
        _remaining = [[RACObserve(self, current)
            map:^(Track *track) {
                @strongify(self);
                if (track == nil) return [RACSignal return:@0];

                return [[[[RACSignal
                    interval:1 onScheduler:self.scheduler]
                    scanWithStart:@(track.seconds) reduce:^(NSNumber *left, id _) {
                        return @(left.doubleValue - 1);
                    }]
                    startWith:@(track.seconds)]
                    takeWhileBlock:^BOOL(NSNumber *left) {
                        return left.doubleValue >= 0;
                    }];
            }]
            switchToLatest];
    }
    return self;
}

- (RACSignal *)play:(Track *)track {
    self.current = track;
    [self.delegate player:self didPlay:track.title];
    [self countPlays];
    @weakify(self);
    return [[[[RACSignal
        empty]
        delay:track.seconds]
        takeUntil:self.stops]
        doCompleted:^{
            @strongify(self);
            self.current = [self trackAfter:self.current];
            if (self.current == nil) {
                if ([self.delegate respondsToSelector:@selector(playerDidStop:)]) {
                    [self.delegate playerDidStop:self];
                }
            }
        }];
}

- (NSInteger)countPlays {
    static NSInteger plays = 0;
    plays += 1;
    return plays;
}

- (Track *)trackAfter:(Track *)track {
    NSUInteger index = [self.tracks indexOfObject:track];
    if (index == NSNotFound || self.tracks.count == 0) return nil;
    if (index + 1 < self.tracks.count) {
        return self.tracks[index + 1];
    }
    return (self.mode & PlayerModeRepeat) ? self.tracks.firstObject : nil;
}

- (void)setVolume:(float)volume {
    _volume = MAX(0, MIN(volume, PlayerLoudest));
}

- (void)connectToChannel:(RACChannelTerminal *)terminal {
    RACChannelTerminal *volume = RACChannelTo(self, volume);
    [[terminal map:^(NSNumber *x) { return @(x.floatValue / 10); }] subscribe:volume];
    [[volume skip:1] subscribe:terminal];
}

- (NSString *)nameOfMode {
    switch (self.mode) {
        case PlayerModeShuffle: return @"shuffle";
        case PlayerModeRepeat: return @"repeat";
        default: return @"none";
    }
}

@end
