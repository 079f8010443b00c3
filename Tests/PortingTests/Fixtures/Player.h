#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class Player;

/// Hears of a player.
@protocol PlayerDelegate <NSObject>
- (void)player:(Player *)player didPlay:(NSString *)title;
@optional
- (void)playerDidStop:(Player *)player;
@end

typedef NS_OPTIONS(NSUInteger, PlayerMode) {
    PlayerModeShuffle = 1 << 0,
    PlayerModeRepeat = 1 << 1,
};

/// A track; `seconds` is its length.
@interface Track : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSTimeInterval seconds;
+ (instancetype)trackWithTitle:(NSString *)title seconds:(NSTimeInterval)seconds;
@end

/// Plays tracks, one after the other.
@interface Player : NSObject

@property (nonatomic, weak, nullable) id<PlayerDelegate> delegate;
@property (nonatomic, copy) NSArray<Track *> *tracks;
@property (nonatomic) float volume;
@property (nonatomic, strong, nullable) Track *current;
@property (nonatomic) PlayerMode mode;
@property (nonatomic, readonly) RACCommand *playCommand;
@property (nonatomic, readonly) RACSignal *remaining;

- (instancetype)initWithScheduler:(RACScheduler *)scheduler;
- (nullable Track *)trackAfter:(nullable Track *)track;

@end

NS_ASSUME_NONNULL_END
