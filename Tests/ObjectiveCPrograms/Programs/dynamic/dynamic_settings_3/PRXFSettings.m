#import "PRXFSettings.h"

NSString *const PRXFDidChange = @"PRXFDidChange";
NSString * const PRXFNameKey = @"name";
const NSInteger PRXFLimit = 3;

@interface PRXFSettings ()
@property (nonatomic, strong) NSMutableDictionary *values;
@property (nonatomic) NSInteger depth;
@property (nonatomic, strong) NSMutableOrderedSet *pending;
@end

@implementation PRXFSettings

@synthesize name = _theName;
@synthesize volume = _volume;

static PRXFSettings *_shared = nil;

+ (PRXFSettings *)shared {
    @synchronized (self) {
        if (!_shared) _shared = [[self alloc] init];
    }
    return _shared;
}

+ (void)reset {
    @synchronized (self) {
        _shared = nil;
    }
}

- (instancetype)init {
    self = [super init];
    if (self) {
        self.values = [NSMutableDictionary dictionary];
        self.pending = [NSMutableOrderedSet orderedSet];
    }
    return self;
}

- (void)changed:(NSString *)key {
    if (self.depth > 0) {
        [self.pending addObject:key];
        return;
    }
    [[NSNotificationCenter defaultCenter] postNotificationName:PRXFDidChange object:self userInfo:@{ @"key": key, @"value": self[key] ?: [NSNull null] }];
}

- (NSString *)name {
    return _theName.length > 0 ? _theName : @"anonymous";
}

- (void)setName:(NSString *)name {
    if ([name isEqualToString:_theName]) return;
    _theName = [name copy];
    [self changed:PRXFNameKey];
}

- (void)useDark:(BOOL)dark {
    if (_dark == dark) return;
    _dark = dark;
    [self changed:@"dark"];
}

- (NSNumber *)volume {
    return _volume ?: @0.5;
}

- (void)setVolume:(NSNumber *)volume {
    _volume = volume;
    [self changed:@"volume"];
}

- (id)objectForKeyedSubscript:(id)key {
    if ([key isEqual:PRXFNameKey]) return self.name;
    if ([key isEqual:@"dark"]) return @(self.isDark);
    if ([key isEqual:@"volume"]) return self.volume;
    return self.values[key];
}

- (void)setObject:(id)object forKeyedSubscript:(id<NSCopying>)key {
    if (object) self.values[key] = object;
    else [self.values removeObjectForKey:key];
    [self changed:[(id)key description]];
}

- (void)batch:(void (^)(PRXFSettings *))changes {
    self.depth++;
    changes(self);
    if (--self.depth == 0) {
        NSOrderedSet *keys = [self.pending copy];
        [self.pending removeAllObjects];
        for (NSString *key in keys) [self changed:key];
    }
}

@end

@implementation PRXFListener {
    NSMutableArray *_log;
    id _token;
}

- (instancetype)initWithLog:(NSMutableArray *)log {
    self = [super init];
    if (self) {
        _log = log;
        __weak PRXFListener *weakSelf = self;
        _token = [[NSNotificationCenter defaultCenter] addObserverForName:PRXFDidChange object:nil queue:nil usingBlock:^(NSNotification *note) {
            [weakSelf heard:note];
        }];
    }
    return self;
}

- (void)heard:(NSNotification *)note {
    NSString *key = note.userInfo[@"key"];
    id value = note.userInfo[@"value"];
    [_log addObject:[NSString stringWithFormat:@"%@=%@", key, value == [NSNull null] ? @"-" : value]];
    if (_log.count >= PRXFLimit) [self stop];
}

- (void)stop {
    if (_token) [[NSNotificationCenter defaultCenter] removeObserver:_token];
    _token = nil;
}

- (void)dealloc {
    [self stop];
    [_log addObject:@"bye"];
}

@end

NSString *scenario_dynamic_settings_3_posts(void) {
    NSMutableArray *log = [NSMutableArray array];
    PRXFListener *listener = [[PRXFListener alloc] initWithLog:log];
    PRXFSettings *settings = [PRXFSettings new];
    settings.name = @"Ann";
    settings.name = @"Ann";
    settings.dark = YES;
    [settings useDark:YES];
    settings[@"x"] = nil;
    settings.name = @"too late";
    [listener stop];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_dynamic_settings_3_keys(void) {
    PRXFSettings *settings = [PRXFSettings new];
    settings[@"size"] = @12;
    settings[@7] = @"seven";
    NSString *before = [settings[@"size"] stringValue];
    settings[@"size"] = nil;
    settings.name = @"";
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %@", before, settings[@"size"], settings[@7], settings[@"name"], settings[@"dark"], settings[@"volume"]];
}

NSString *scenario_dynamic_settings_3_batch(void) {
    NSMutableArray *log = [NSMutableArray array];
    PRXFSettings *settings = [PRXFSettings new];
    PRXFListener *listener = [[PRXFListener alloc] initWithLog:log];
    [settings batch:^(PRXFSettings *s) {
        s.volume = @1;
        s.dark = YES;
        [s batch:^(PRXFSettings *inner) {
            inner.volume = nil;
        }];
        s.dark = NO;
        [log addObject:@"end"];
    }];
    [listener stop];
    return [NSString stringWithFormat:@"%@ %lu", [log componentsJoinedByString:@","], (unsigned long)settings.pending.count];
}

NSString *scenario_dynamic_settings_3_volume(void) {
    PRXFSettings *settings = [[PRXFSettings alloc] init];
    NSNumber *first = settings.volume;
    settings.volume = @2;
    NSNumber *second = settings.volume;
    settings.volume = nil;
    return [NSString stringWithFormat:@"%@ %@ %@ %.2f", first, second, settings.volume, settings.volume.floatValue + second.floatValue];
}

NSString *scenario_dynamic_settings_3_listener(void) {
    NSMutableArray *log = [NSMutableArray array];
    PRXFSettings *settings = [PRXFSettings new];
    @autoreleasepool {
        PRXFListener *listener = [[PRXFListener alloc] initWithLog:log];
        settings.dark = YES;
        listener = nil;
        [log addObject:@"nil"];
    }
    settings.dark = NO;
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_dynamic_settings_3_once(void) {
    PRXFSettings *one = [PRXFSettings shared];
    one.name = @"one";
    PRXFSettings *same = PRXFSettings.shared;
    [PRXFSettings reset];
    PRXFSettings *two = [PRXFSettings shared];
    return [NSString stringWithFormat:@"%d %d %@ %@", one == same, one == two, same.name, two.name];
}
