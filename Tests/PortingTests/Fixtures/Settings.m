// Settings: values that are observed, written, and read again.
//
// prints interval 1
// prints signature (none)
// prints failed: bad interval

#import "Settings.h"

NSString * const SettingsDidChangeNotification = @"SettingsDidChange";
const NSTimeInterval SettingsSaveDelay = 0.5;

static NSString * const SettingsErrorDomain = @"Settings";
static NSString *const SignatureKey = @"signature", *const IntervalKey = @"interval";

enum {
    SettingsErrorBadInterval = 1,
    SettingsErrorBadSignature
};

@interface Settings ()

@property (nonatomic, strong) NSUserDefaults *defaults;
@property (nonatomic, readwrite, nullable) NSDate *lastSaved;

@end

@implementation Settings

+ (instancetype)sharedSettings {
    static Settings *settings;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        settings = [[self alloc] init];
    });
    return settings;
}

- (instancetype)init {
    return [self initWithDefaults:[NSUserDefaults standardUserDefaults]];
}

- (instancetype)initWithDefaults:(NSUserDefaults *)defaults {
    self = [super init];
    if (self) {
        _defaults = defaults;
        _interval = FetchIntervalHourly;

        // Everything that changes is one signal.
        RACSignal *changes = [RACSignal merge:@[
            [RACObserve(self, signature) distinctUntilChanged],
            RACObserve(self, interval), // a number
            RACObserve(self, notifying),
        ]];
        @weakify(self);
        [[changes skip:3] subscribeNext:^(id _) {
            @strongify(self);
            self.lastSaved = [NSDate date];
            [NSNotificationCenter.defaultCenter postNotificationName:SettingsDidChangeNotification object:self];
        }];
    }
    return self;
}

#pragma mark NSCopying

- (id)copyWithZone:(NSZone *)zone {
    Settings *copy = [[Settings alloc] initWithDefaults:self.defaults];
    copy.signature = self.signature;
    copy.interval = self.interval;
    return copy;
}

#pragma mark Reading and writing

- (NSDictionary *)dictionary {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    dictionary[IntervalKey] = @(self.interval);
    if (self.signature) {
        dictionary[SignatureKey] = self.signature;
    }
    [dictionary setObject:@(self.isNotifying) forKey:@"notifying"];
    return [dictionary copy];
}

- (BOOL)readDictionary:(NSDictionary *)dictionary error:(NSError **)error {
    NSNumber *interval = dictionary[IntervalKey];
    if (![interval isKindOfClass:[NSNumber class]] || interval.integerValue > FetchIntervalDaily) {
        if (error) *error = [self errorWithCode:SettingsErrorBadInterval description:@"bad interval"];
        return NO;
    }
    self.interval = interval.unsignedIntegerValue;
    self.signature = dictionary[SignatureKey];
    return YES;
}

- (NSError *)errorWithCode:(NSInteger)code description:(NSString *)description {
    return [NSError errorWithDomain:SettingsErrorDomain
                               code:code
                           userInfo:@{ NSLocalizedDescriptionKey: description }];
}

- (void)reset {
    self.signature = nil;
    self.interval = FetchIntervalManually;
    self.notifying = NO;
}

@end

/// Uses them.
void SettingsExample(void (^print)(NSString *line)) {
    Settings *settings = [[Settings alloc] init];
    print([NSString stringWithFormat:@"interval %lu", (unsigned long)settings.interval]);
    print([NSString stringWithFormat:@"signature %@", settings.signature ?: @"(none)"]);
    NSError *error = nil;
    if (![settings readDictionary:@{ @"interval": @7 } error:&error]) {
        print([NSString stringWithFormat:@"failed: %@", error.localizedDescription]);
    }
}
