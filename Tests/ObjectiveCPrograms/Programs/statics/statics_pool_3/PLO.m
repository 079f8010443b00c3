#import "PLO.h"

NSString *const PLODidChange = @"PLODidChange";
static NSString *const prefixes[] = { @"a", @"b", @"c" };
static const NSUInteger prefixCount = sizeof(prefixes) / sizeof(prefixes[0]);
static int calls;

typedef struct {
    __unsafe_unretained NSString *key;
    int weight;
} PLOWeight;

static const PLOWeight weights[] = {
    { @"low", 1 },
    { @"mid", 5 },
    { @"high", 10 },
};

static inline int weightOf(NSString *key) {
    for (NSUInteger i = 0; i < sizeof(weights) / sizeof(*weights); i++) {
        if ([weights[i].key isEqualToString:key]) return weights[i].weight;
    }
    return -1;
}

static NSUInteger nextID(void) {
    static NSUInteger last = 100;
    calls++;
    return last++;
}

static NSString *cached(NSString *name) {
    static NSMutableDictionary *cache;
    if (cache == nil) cache = [[NSMutableDictionary alloc] init];
    NSString *value = cache[name];
    if (value == nil) {
        value = [NSString stringWithFormat:@"%@%lu", name, (unsigned long)nextID()];
        cache[name] = value;
    }
    return value;
}

@interface PLOBase : NSObject
+ (instancetype)shared;
+ (NSMutableDictionary *)table;
+ (NSString *)label;
- (NSUInteger)serial;
@end

@implementation PLOBase {
    NSUInteger _serial;
}

static NSUInteger serials;

+ (instancetype)shared {
    static NSMutableDictionary *instances;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        instances = [NSMutableDictionary dictionary];
    });
    NSString *name = NSStringFromClass(self);
    id instance = instances[name];
    if (!instance) instances[name] = instance = [[self alloc] init];
    return instance;
}

+ (NSMutableDictionary *)table {
    static NSMutableDictionary *table = nil;
    static dispatch_once_t token;
    dispatch_once(&token, ^{
        table = [@{ @"made" : @0 } mutableCopy];
    });
    return table;
}

+ (NSString *)label {
    return @"base";
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _serial = ++serials;
        NSMutableDictionary *table = [[self class] table];
        table[@"made"] = @([table[@"made"] integerValue] + 1);
        table[[[self class] label]] = @(_serial);
    }
    return self;
}

- (NSUInteger)serial {
    return _serial;
}

@end

@interface PLOSpecial : PLOBase
@end

@implementation PLOSpecial

+ (NSString *)label {
    return [[super label] stringByAppendingString:@".special"];
}

@end

NSString *scenario_statics_pool_3_shared(void) {
    PLOBase *base = [PLOBase shared];
    PLOSpecial *special = [PLOSpecial shared];
    BOOL same = [PLOBase shared] == base && [PLOSpecial shared] == special;
    PLOBase *extra = [[PLOBase alloc] init];
    return [NSString stringWithFormat:@"%lu %lu %lu %d %@ %d", (unsigned long)base.serial, (unsigned long)special.serial, (unsigned long)extra.serial, same, [special isKindOfClass:[PLOSpecial class]] ? @"special" : @"base", (id)base == (id)special];
}

NSString *scenario_statics_pool_3_counters(void) {
    NSUInteger a = nextID(), b = nextID();
    NSString *one = cached(@"x"), *two = cached(@"y"), *again = cached(@"x");
    return [NSString stringWithFormat:@"%lu %lu %@ %@ %d %d", (unsigned long)a, (unsigned long)b, one, two, [one isEqual:again], calls];
}

NSString *scenario_statics_pool_3_tables(void) {
    [PLOBase new];
    [PLOSpecial new];
    [PLOSpecial table][@"extra"] = @"e";
    NSMutableDictionary *table = [PLOBase table];
    [table removeObjectForKey:@"base"];
    NSMutableArray *lines = [NSMutableArray array];
    for (NSString *key in [[[PLOSpecial table] allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        [lines addObject:[NSString stringWithFormat:@"%@=%@", key, [PLOBase table][key]]];
    }
    return [lines componentsJoinedByString:@" "];
}

NSString *scenario_statics_pool_3_functions(void) {
    NSMutableString *text = [NSMutableString string];
    for (NSUInteger i = 0; i < prefixCount; i++) [text appendString:prefixes[prefixCount - 1 - i]];
    static int runs = 0;
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        static int inner = 5;
        sum += inner++ + ++runs;
    }
    return [NSString stringWithFormat:@"%@ %d %d %d %d %@", text, weightOf(@"mid"), weightOf(@"none"), sum, runs, [PLODidChange substringFromIndex:3]];
}
