#import "THM.h"

typedef NS_ENUM(NSUInteger, THMMode) {
    THMModeOff,
    THMModeHeat,
    THMModeCool,
};

@protocol THMNamed <NSObject>
@property (nonatomic, copy, readonly) NSString *name;
@optional
@property (nonatomic, readonly) NSUInteger priority;
@end

@interface THMThermostat : NSObject <THMNamed>
@property (nonatomic, assign) CGFloat target;
@property (nonatomic, assign, readonly) THMMode mode;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, strong) NSMutableArray *readings;
@property (nonatomic, readonly) double average;
@property (nonatomic, copy) NSString *note;
@property (nonatomic, readonly, getter=description_) NSString *summary;
@property (class, nonatomic, assign) NSInteger count;
@property (nonatomic) NSString *unit;
- (void)record:(double)reading;
@end

@interface THMThermostat ()
@property (nonatomic, assign, readwrite) THMMode mode;
@property (nonatomic, assign) NSUInteger changes;
@end

static NSInteger thermostatCount = 0;

@implementation THMThermostat

@synthesize note = _comment;
@synthesize name = _name;

+ (NSInteger)count {
    return thermostatCount;
}

+ (void)setCount:(NSInteger)count {
    thermostatCount = MAX(0, count);
}

- (instancetype)init {
    if ((self = [super init])) {
        _target = 20;
        _name = @"hall";
        _enabled = YES;
        THMThermostat.count++;
    }
    return self;
}

- (void)setTarget:(CGFloat)target {
    if (target == _target) return;
    _target = MIN(MAX(target, 5), 30);
    self.changes++;
    self.mode = _target > self.average ? THMModeHeat : _target < self.average ? THMModeCool : THMModeOff;
}

- (NSMutableArray *)readings {
    if (!_readings) {
        _readings = [@[ @18 ] mutableCopy];
    }
    return _readings;
}

- (void)record:(double)reading {
    [self.readings addObject:@(reading)];
}

- (double)average {
    return [[self.readings valueForKeyPath:@"@avg.self"] doubleValue];
}

- (void)setNote:(NSString *)note {
    _comment = [[note stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] copy];
}

- (NSString *)description_ {
    return [NSString stringWithFormat:@"%@ %@ %.1f%@ %lu", self.name, self.isEnabled ? @"on" : @"off", self.target, self.unit ?: @"", (unsigned long)self.mode];
}

- (void)setUnit:(NSString *)unit {
    _unit = [unit uppercaseString];
}

@end

@interface THMLimited : THMThermostat
@property (nonatomic, assign) CGFloat limit;
@end

@implementation THMLimited

- (NSString *)name {
    return [[super name] stringByAppendingString:@"+"];
}

- (void)setTarget:(CGFloat)target {
    [super setTarget:self.limit > 0 ? MIN(target, self.limit) : target];
}

- (NSUInteger)priority {
    return 9;
}

- (BOOL)isEnabled {
    return [super isEnabled] && self.limit != 0;
}

@end

NSString *scenario_properties_thermostat_3_clamped(void) {
    THMThermostat *t = [THMThermostat new];
    t.target = 50;
    CGFloat high = t.target;
    THMMode first = t.mode;
    [t setTarget:1.5];
    CGFloat low = t.target;
    THMMode second = t.mode;
    t.target = 18;
    return [NSString stringWithFormat:@"%.1f %lu %.1f %lu %d", high, (unsigned long)first, low, (unsigned long)second, t.mode == THMModeOff];
}

NSString *scenario_properties_thermostat_3_lazy(void) {
    THMThermostat *t = [THMThermostat new];
    [t record:20];
    [t record:22];
    double before = t.average;
    NSMutableArray *held = t.readings;
    t.readings = nil;
    [held addObject:@100];
    double after = t.average;
    t.readings = held;
    [t.readings removeLastObject];
    return [NSString stringWithFormat:@"%.2f %.2f %.2f %lu", before, after, t.average, (unsigned long)held.count];
}

NSString *scenario_properties_thermostat_3_overridden(void) {
    THMLimited *limited = [[THMLimited alloc] init];
    THMThermostat *t = limited;
    BOOL off = t.enabled;
    limited.limit = 25;
    t.target = 28;
    t.unit = @"c";
    NSString *one = t.summary;
    t.enabled = NO;
    limited.limit = 0;
    t.target = 29;
    return [NSString stringWithFormat:@"%d %@ / %@", off, one, [t description_]];
}

NSString *scenario_properties_thermostat_3_computed(void) {
    THMThermostat *t = [THMThermostat new];
    t.note = @"  warm ";
    NSMutableString *text = [NSMutableString stringWithString:@"x"];
    t.note = text;
    [text appendString:@"y"];
    NSString *one = t.note;
    t.note = nil;
    id<THMNamed> named = t;
    id<THMNamed> other = [THMLimited new];
    NSUInteger priority = [named respondsToSelector:@selector(priority)] ? named.priority : 1;
    NSUInteger second = [other respondsToSelector:@selector(priority)] ? other.priority : 1;
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %lu %lu", one, t.note, named.name, other.name, (unsigned long)priority, (unsigned long)second];
}

NSString *scenario_properties_thermostat_3_classes(void) {
    NSInteger start = THMThermostat.count;
    THMThermostat *a = [THMThermostat new];
    THMLimited *b = [THMLimited new];
    NSInteger made = THMThermostat.count - start;
    THMThermostat.count -= 100;
    NSInteger least = [THMLimited count];
    THMLimited.count = 7;
    return [NSString stringWithFormat:@"%ld %ld %ld %d", (long)made, (long)least, (long)THMThermostat.count, a != nil && b != nil];
}

NSString *scenario_properties_thermostat_3_steps(void) {
    THMThermostat *t = [THMThermostat new];
    CGFloat before = t.target++;
    t.target += 2.5;
    t.target -= 100;
    CGFloat after = ++t.target;
    t.enabled = !t.enabled;
    t.enabled |= YES;
    THMThermostat *none = nil;
    none.target = 3;
    none.target++;
    return [NSString stringWithFormat:@"%.1f %.1f %d %.1f %@ %d", before, after, t.enabled, none.target, none.name, none.isEnabled];
}
