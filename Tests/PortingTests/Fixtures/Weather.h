#import <Foundation/Foundation.h>

@class RACSignal, RACScheduler;

extern NSString * const WeatherUnitKey;

typedef enum : NSInteger {
    WeatherUnitCelsius,
    WeatherUnitFahrenheit
} WeatherUnit;

@protocol WeatherService <NSObject>
@required
/// Sends degrees Celsius, an NSNumber.
- (RACSignal *)temperatureInPlace:(NSString *)place;
@end

@interface WeatherFeed : NSObject

@property (nonatomic, copy) NSString *place;
@property (nonatomic, assign) WeatherUnit unit;
/// What to show; nil until the first answer.
@property (nonatomic, readonly, copy) NSString *text;
/// Whether the last answer was none.
@property (nonatomic, readonly, getter = isStale) BOOL stale;

- (instancetype)initWithService:(id<WeatherService>)service scheduler:(RACScheduler *)scheduler;
- (void)refresh;
- (NSUInteger)requestCount;

@end
