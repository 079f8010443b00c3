//
//  Weather.m
//
//  Asks for the weather again and again, as long as somebody looks.
//

#import "Weather.h"
#import <ReactiveObjC/ReactiveObjC.h>

NSString * const WeatherUnitKey = @"unit";
static NSTimeInterval const WeatherInterval = 60;
static const double kFahrenheitFactor = 9.0 / 5.0;

static double WeatherToFahrenheit(double celsius) {
    return celsius * kFahrenheitFactor + 32;
}

static NSString *WeatherText(double degrees, WeatherUnit unit) {
    switch (unit) {
        case WeatherUnitCelsius:
            return [NSString stringWithFormat:@"%.1f °C", degrees];
        case WeatherUnitFahrenheit:
            return [NSString stringWithFormat:@"%.0f °F", WeatherToFahrenheit(degrees)];
    }
    return nil;
}

@interface WeatherFeed ()

@property (nonatomic, readwrite, copy) NSString *text;
@property (nonatomic, readwrite, getter = isStale) BOOL stale;

@end

@implementation WeatherFeed {
    id<WeatherService> _service;
    RACScheduler *_scheduler;
    RACSubject *_refreshes;
    NSUInteger _requestCount;
}

#pragma mark - Life

- (instancetype)initWithService:(id<WeatherService>)service scheduler:(RACScheduler *)scheduler
{
    self = [super init];
    if (!self) return nil;

    _service = service;
    _scheduler = scheduler ?: [RACScheduler mainThreadScheduler];
    _refreshes = [RACSubject subject];
    _unit = WeatherUnitCelsius;

    [self bind];

    return self;
}

- (void)dealloc
{
    [_refreshes sendCompleted];
}

- (void)bind
{
    @weakify(self);

    RACSignal *ticks = [[RACSignal interval:WeatherInterval onScheduler:_scheduler] startWith:[NSDate date]];
    RACSignal *requests = [[RACSignal merge:@[ ticks, _refreshes ]] takeUntil:self.rac_willDeallocSignal];

    // The latest request wins; one that takes longer than 10 s counts as failed.
    RACSignal *degrees = [[[requests
        map:^RACSignal *(id _) {
            @strongify(self);
            return [self currentDegrees];
        }]
        switchToLatest]
        replayLast];

    RAC(self, text) = [RACSignal
        combineLatest:@[ [degrees filter:^BOOL(NSNumber *x) { return x != nil; }], RACObserve(self, unit) ]
        reduce:^NSString *(NSNumber *value, NSNumber *unit) {
            return WeatherText(value.doubleValue, unit.integerValue);
        }];

    RAC(self, stale) = [[degrees map:^(NSNumber *value) { return @(value == nil); }] startWith:@YES];
}

#pragma mark - Requests

- (RACSignal *)currentDegrees
{
    if (self.place == nil) return [RACSignal return:nil];
    _requestCount += 1;
    NSUInteger number = _requestCount;
    return [[[[_service temperatureInPlace:self.place]
        timeout:10 onScheduler:_scheduler]
        doError:^(NSError *error) {
            NSLog(@"request %lu failed: %@", (unsigned long)number, error.localizedDescription);
        }]
        catchTo:[RACSignal return:nil]];
}

- (void)refresh
{
    [_refreshes sendNext:nil];
}

- (NSUInteger)requestCount
{
    return _requestCount;
}

- (void)setPlace:(NSString *)place
{
    if ([_place isEqualToString:place]) return;
    _place = [place copy];
    [self refresh];
}

@end
