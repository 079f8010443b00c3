#import <Foundation/Foundation.h>

typedef NS_ENUM(NSUInteger, PRXGateState) {
    PRXGateStateLocked,
    PRXGateStateOpen,
    PRXGateStateBroken = 9,
};

typedef NS_OPTIONS(uint8_t, PRXAlarm) {
    PRXAlarmNone = 0,
    PRXAlarmForced = 1 << 0,
    PRXAlarmCoin = 1 << 1,
    PRXAlarmAll = 0xFF,
};

FOUNDATION_EXPORT NSString *NSStringFromPRXGateState(PRXGateState state);

@class PRXTurnstile;

@protocol PRXTurnstileWatcher <NSObject>
@required
- (void)turnstile:(PRXTurnstile *)turnstile didChangeFrom:(PRXGateState)from to:(PRXGateState)to;
@optional
- (BOOL)turnstile:(PRXTurnstile *)turnstile shouldAcceptCoin:(NSInteger)coin;
- (void)turnstile:(PRXTurnstile *)turnstile didRaise:(PRXAlarm)alarm;
@end

@interface PRXTurnstile : NSObject
@property (nonatomic, readonly) PRXGateState state;
@property (nonatomic, weak) id<PRXTurnstileWatcher> watcher;
@property (nonatomic, readonly) NSInteger coins;
@property (nonatomic, assign) PRXAlarm alarms;
- (void)insertCoin:(NSInteger)coin;
- (BOOL)push;
- (void)send:(NSString *)event, ... NS_REQUIRES_NIL_TERMINATION;
@end

NSString *scenario_view_models_turnstile_3_walk(void);
NSString *scenario_view_models_turnstile_3_refuse(void);
NSString *scenario_view_models_turnstile_3_alarms(void);
NSString *scenario_view_models_turnstile_3_names(void);
NSString *scenario_view_models_turnstile_3_events(void);
NSString *scenario_view_models_turnstile_3_table(void);
NSString *scenario_view_models_turnstile_3_unwatched(void);
