#import "RGYRegistry.h"

NSString *const RGYDefaultName = @"none";
NSUInteger RGYTotal = 0;

static NSInteger RGYLimit = 2;
static NSMutableArray *RGYLog;
static const CGFloat kRates[] = { 0.5, 1.25, 2 };
static NSString *const kLevels[] = { @"low", @"mid", @"high" };
typedef struct { NSInteger level; const char *name; } RGYPair;
static const RGYPair kPairs[] = { { RGYLevelLow, "l" }, { RGYLevelHigh, "h" } };

static void note(NSString *line) {
    if (!RGYLog) RGYLog = [NSMutableArray array];
    [RGYLog addObject:line];
}

static NSInteger fibonacci(NSInteger n) {
    static NSMutableDictionary *memo = nil;
    static NSInteger misses;
    if (!memo) memo = [NSMutableDictionary dictionary];
    NSNumber *known = memo[@(n)];
    if (known) return known.integerValue;
    misses++;
    NSInteger result = n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    memo[@(n)] = @(result);
    if (n == 10) note([NSString stringWithFormat:@"misses %ld", (long)misses]);
    return result;
}

@implementation RGYRegistry {
    NSMutableSet *_names;
    NSUInteger _index;
}

static NSUInteger made = 0;

+ (instancetype)shared {
    static RGYRegistry *shared;
    static dispatch_once_t token;
    dispatch_once(&token, ^{
        shared = [[self alloc] init];
        note(@"shared");
    });
    return shared;
}

+ (NSUInteger)made { return made; }
+ (void)setLimit:(NSInteger)limit { RGYLimit = limit; }
+ (NSInteger)limit { return RGYLimit; }

- (instancetype)init {
    self = [super init];
    if (self) {
        _names = [NSMutableSet set];
        made++;
    }
    return self;
}

- (BOOL)add:(NSString *)name {
    if ((NSInteger)_names.count >= RGYLimit) return NO;
    [_names addObject:name];
    RGYTotal += 1;
    return YES;
}

- (NSArray *)names { return [_names.allObjects sortedArrayUsingSelector:@selector(compare:)]; }

- (NSString *)next {
    static NSString *const prefixes[] = { @"a", @"b" };
    NSString *result = [NSString stringWithFormat:@"%@%lu", prefixes[_index % 2], (unsigned long)_index];
    _index++;
    return result;
}

@end

@implementation RGYCounter

- (NSInteger)tick {
    static NSInteger ticks = 10;
    return ++ticks;
}

- (NSInteger)tickShared {
    static NSInteger ticks = 100;
    NSInteger (^step)(void) = ^{
        static NSInteger inner = 0;
        inner += 2;
        return inner;
    };
    ticks += step();
    return ticks--;
}

@end

NSString *scenario_statics_registry_3_shared(void) {
    RGYRegistry *registry = [RGYRegistry shared];
    [registry add:@"x"];
    [[RGYRegistry shared] add:@"w"];
    BOOL third = [registry add:@"z"];
    [RGYRegistry setLimit:RGYRegistry.limit + 1];
    BOOL again = [[RGYRegistry shared] add:@"z"];
    RGYRegistry *own = [RGYRegistry new];
    [own add:RGYDefaultName];
    NSString *first = registry.next, *second = registry.next, *other = own.next;
    return [NSString stringWithFormat:@"%d%d %@ %@ %lu %lu %@ %@%@%@", third, again, [registry.names componentsJoinedByString:@","],
        [own.names componentsJoinedByString:@","], (unsigned long)RGYTotal, (unsigned long)RGYRegistry.made,
        [RGYLog componentsJoinedByString:@"+"], first, second, other];
}

NSString *scenario_statics_registry_3_counters(void) {
    RGYCounter *one = [RGYCounter new], *other = [RGYCounter new];
    NSInteger a = [one tick], b = [other tick], c = [one tickShared], d = [other tickShared];
    NSInteger f = fibonacci(10) + fibonacci(5);
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %ld %@", (long)a, (long)b, (long)c, (long)d, (long)f, RGYLog.lastObject];
}

NSString *scenario_statics_registry_3_tables(void) {
    CGFloat sum = 0;
    for (NSUInteger i = 0; i < sizeof(kRates) / sizeof(kRates[0]); i++) sum += kRates[i];
    NSMutableString *text = [NSMutableString string];
    for (int i = 2; i >= 0; i--) [text appendString:kLevels[i]];
    for (int i = 0; i < 2; i++) [text appendFormat:@" %ld%s", (long)kPairs[i].level, kPairs[i].name];
    RGYLevel level = RGYLevelMid;
    level++;
    return [NSString stringWithFormat:@"%.2f %@ %ld %d", sum, text, (long)level, level < RGYLevelHigh];
}
