#import "SETMain.h"

#import <ReactiveObjC/ReactiveObjC.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface SETSettings : NSObject
@property (nonatomic, copy) NSString *unit;
@property (nonatomic) NSInteger interval;
@property (nonatomic) BOOL notifications;
@property (nonatomic, strong) NSDate *changed;
@property (nonatomic, copy) NSDictionary<NSString *, id> *extra;
@end
@implementation SETSettings
- (instancetype)init {
    if (self = [super init]) {
        _unit = @"km";
        _interval = 30;
    }
    return self;
}
@end

@interface SETSettingsScreen : NSObject
@property (nonatomic, strong, readonly) SETSettings *settings;
@property (nonatomic, copy) NSString *unitText;
@property (nonatomic, copy) NSString *intervalText;
@property (nonatomic, copy) NSString *summary;
@property (nonatomic) NSUInteger edits;
- (instancetype)initWithSettings:(SETSettings *)settings NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

@implementation SETSettingsScreen
- (instancetype)initWithSettings:(SETSettings *)settings {
    NSParameterAssert(settings != nil);
    self = [super init];
    if (self == nil) return nil;
    _settings = settings;

    RACChannelTo(self, unitText) = RACChannelTo(settings, unit);

    RACChannelTerminal *model = RACChannelTo(settings, interval, @0);
    RACChannelTerminal *view = RACChannelTo(self, intervalText);
    [[model map:^id(NSNumber *value) {
        return [NSString stringWithFormat:@"%ld min", (long)value.integerValue];
    }] subscribe:view];
    [[[view map:^id(NSString *text) { return @(text.integerValue); }] filter:^BOOL(NSNumber *value) {
        return value.integerValue > 0;
    }] subscribe:model];

    @weakify(self);
    [[[RACSignal merge:@[
        [RACObserve(settings, unit) skip:1],
        [RACObserve(settings, interval) skip:1],
        [RACObserve(settings, notifications) skip:1],
    ]] takeUntil:self.rac_willDeallocSignal] subscribeNext:^(id value) {
        @strongify(self);
        self.edits++;
    }];

    RAC(self, summary) = [RACSignal
        combineLatest:@[ RACObserve(settings, unit), RACObserve(settings, interval), RACObserve(settings, notifications), RACObserve(settings, extra) ]
        reduce:^(NSString *unit, NSNumber *interval, NSNumber *on, NSDictionary *extra) {
            NSMutableString *text = [NSMutableString stringWithFormat:@"%@ every %@", unit, interval];
            if (on.boolValue) [text appendString:@" with sound"];
            if (extra.count) [text appendFormat:@" %@", extra[@"tone"] ?: @"?"];
            return [text copy];
        }];
    return self;
}
- (void)dealloc {
    Note([NSString stringWithFormat:@"screen is gone after %lu", (unsigned long)self.edits]);
}
@end

NSString *scenario_view_models_settings_3_all(void) {
    lines = [NSMutableArray array];
    SETSettings *settings = [[SETSettings alloc] init];
    @autoreleasepool {
        SETSettingsScreen *screen = [[SETSettingsScreen alloc] initWithSettings:settings];
        Note([NSString stringWithFormat:@"%@ | %@ | %@", screen.unitText, screen.intervalText, screen.summary]);
        screen.unitText = @"mi";
        screen.intervalText = @"45 min";
        Note([NSString stringWithFormat:@"%@ %ld | %@", settings.unit, (long)settings.interval, screen.summary]);
        screen.intervalText = @"none";
        Note([NSString stringWithFormat:@"%ld %@", (long)settings.interval, screen.intervalText]);
        settings.interval = 5;
        settings.notifications = YES;
        settings.extra = @{ @"tone": @"bell", @"volume": @0.5 };
        Note([NSString stringWithFormat:@"%@ | %@ | %lu", screen.intervalText, screen.summary, (unsigned long)screen.edits]);
        settings.extra = @{ @"volume": @1 };
        Note([NSString stringWithFormat:@"%@", screen.summary]);
        settings.unit = nil;
        Note([NSString stringWithFormat:@"%@ [%@]", screen.summary, screen.unitText]);
    }
    settings.interval = 7;
    Note([NSString stringWithFormat:@"left %ld", (long)settings.interval]);
    return [lines componentsJoinedByString:@" / "];
}
