//
//  Playlist.m
//
//  Plays tracks one after the other; undo, shuffle and history.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, PlaylistRepeat) { PlaylistRepeatNone, PlaylistRepeatOne, PlaylistRepeatAll };

typedef struct {
    NSUInteger played;
    NSTimeInterval seconds;
} PlaylistStatistics;

@interface PlaylistTrack : NSObject
@property (nonatomic, readonly, copy) NSString *title;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly, nullable, strong) NSURL *cover;
- (instancetype)initWithTitle:(NSString *)title duration:(NSTimeInterval)duration cover:(nullable NSURL *)cover;
@end

@interface Playlist : NSObject

@property (nonatomic, readonly, copy) NSArray<PlaylistTrack *> *tracks;
@property (nonatomic, readonly, nullable) PlaylistTrack *current;
@property (nonatomic) PlaylistRepeat repeat;
@property (nonatomic, readonly) PlaylistStatistics statistics;
@property (nonatomic, readonly) RACCommand<RACUnit *, PlaylistTrack *> *nextCommand;

- (void)appendTracks:(NSArray<PlaylistTrack *> *)tracks;
- (void)moveTrackAtIndex:(NSUInteger)from toIndex:(NSUInteger)to;
- (BOOL)undo;
- (nullable PlaylistTrack *)trackWithTitle:(NSString *)title;
- (NSDictionary<NSString *, NSArray<PlaylistTrack *> *> *)tracksByInitial;
- (NSTimeInterval)durationOfTracksInRange:(NSRange)range;

@end

NS_ASSUME_NONNULL_END

@implementation PlaylistTrack

- (instancetype)initWithTitle:(NSString *)title duration:(NSTimeInterval)duration cover:(NSURL *)cover {
    self = [super init];
    if (self) {
        _title = [title copy];
        _duration = duration;
        _cover = cover;
    }
    return self;
}

@end

@interface Playlist ()
@property (nonatomic, readwrite, copy) NSArray<PlaylistTrack *> *tracks;
@property (nonatomic, readwrite, nullable) PlaylistTrack *current;
@property (nonatomic, strong) NSMutableArray<void (^)(void)> *undos;
@end

@implementation Playlist {
    PlaylistStatistics _statistics;
}

- (instancetype)init {
    self = [super init];
    if (!self) return nil;

    _tracks = @[];
    _undos = [NSMutableArray array];

    RACSignal *hasTracks = [RACObserve(self, tracks) map:^(NSArray *tracks) { return @(tracks.count > 0); }];
    @weakify(self);
    _nextCommand = [[RACCommand alloc] initWithEnabled:hasTracks signalBlock:^(RACUnit *_) {
        @strongify(self);
        [self advance];
        return self.current ? [RACSignal return:self.current] : [RACSignal empty];
    }];

    return self;
}

- (PlaylistStatistics)statistics {
    return _statistics;
}

- (void)advance {
    NSUInteger index = self.current ? [self.tracks indexOfObjectIdenticalTo:self.current] : NSNotFound;
    if (self.current) {
        _statistics.played += 1;
        _statistics.seconds += self.current.duration;
    }
    switch (self.repeat) {
        case PlaylistRepeatOne:
            if (index != NSNotFound) break;
            // Falls through: nothing is played yet.
        case PlaylistRepeatAll:
            index = index == NSNotFound || index + 1 >= self.tracks.count ? 0 : index + 1;
            break;
        case PlaylistRepeatNone:
            index = index == NSNotFound ? 0 : index + 1;
            break;
    }
    self.current = index < self.tracks.count ? self.tracks[index] : nil;
}

- (void)appendTracks:(NSArray<PlaylistTrack *> *)tracks {
    NSArray *before = self.tracks;
    @weakify(self);
    [self.undos addObject:^{
        @strongify(self);
        self.tracks = before;
    }];
    self.tracks = [self.tracks arrayByAddingObjectsFromArray:tracks];
}

- (void)moveTrackAtIndex:(NSUInteger)from toIndex:(NSUInteger)to {
    NSParameterAssert(from < self.tracks.count);
    NSParameterAssert(to < self.tracks.count);
    if (from == to) return;

    NSMutableArray<PlaylistTrack *> *tracks = [self.tracks mutableCopy];
    PlaylistTrack *track = tracks[from];
    [tracks removeObjectAtIndex:from];
    [tracks insertObject:track atIndex:to];
    __weak __typeof__(self) weakSelf = self;
    [self.undos addObject:^{ [weakSelf moveTrackAtIndex:to toIndex:from]; }];
    self.tracks = tracks;
}

- (BOOL)undo {
    void (^last)(void) = self.undos.lastObject;
    if (!last) return NO;
    [self.undos removeLastObject];
    NSUInteger count = self.undos.count;
    last();
    // What the undo itself noted is not undone again.
    while (self.undos.count > count) [self.undos removeLastObject];
    return YES;
}

- (PlaylistTrack *)trackWithTitle:(NSString *)title {
    for (PlaylistTrack *track in self.tracks) {
        if ([track.title caseInsensitiveCompare:title] == NSOrderedSame) return track;
    }
    return nil;
}

- (NSDictionary<NSString *, NSArray<PlaylistTrack *> *> *)tracksByInitial {
    NSMutableDictionary<NSString *, NSMutableArray<PlaylistTrack *> *> *result = [NSMutableDictionary dictionary];
    for (PlaylistTrack *track in self.tracks) {
        NSString *initial = track.title.length > 0 ? [[track.title substringToIndex:1] uppercaseString] : @"#";
        if (!result[initial]) {
            result[initial] = [NSMutableArray array];
        }
        [result[initial] addObject:track];
    }
    return result;
}

- (NSTimeInterval)durationOfTracksInRange:(NSRange)range {
    NSTimeInterval sum = 0;
    for (NSUInteger i = range.location; i < NSMaxRange(range) && i < self.tracks.count; ++i) {
        sum += self.tracks[i].duration;
    }
    return sum;
}

@end
