#import "PRY59.h"

static NSDictionary *PRY59Row(void) { return @{ @"name": [NSNull null], @"n": @5, @"tags": [NSNull null] }; }
NSString *scenario_rac_json_nulls_3_a(void) {
    NSDictionary *json = PRY59Row();
    NSString *name = json[@"name"];
    if (name == (id)[NSNull null]) name = @"none";
    return name;
}
NSString *scenario_rac_json_nulls_3_b(void) {
    NSDictionary *json = PRY59Row();
    NSString *name = [json objectForKey:@"name"];
    if ([name isEqual:[NSNull null]]) return @"null";
    return name;
}
NSString *scenario_rac_json_nulls_3_c(void) {
    NSDictionary *json = PRY59Row();
    NSString *name = json[@"name"];
    NSArray *tags = json[@"tags"];
    NSNumber *n = json[@"n"];
    return [NSString stringWithFormat:@"%d %d %d %@", (id)name == [NSNull null], [tags isEqual:[NSNull null]], [n isEqual:[NSNull null]], name == (id)[NSNull null] ? @"q" : name];
}
NSString *scenario_rac_json_nulls_3_d(void) {
    NSDictionary *json = PRY59Row();
    NSArray *tags = json[@"tags"];
    NSUInteger count = 0;
    if ((NSNull *)tags != [NSNull null]) count = tags.count + 1;
    id null = [NSNull null];
    NSString *name = json[@"name"];
    NSString *PRY59Shown = name != null ? name : @"-";
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)count, PRY59Shown];
}
@interface PRY59Model : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSNumber *age;
@end
@implementation PRY59Model
- (instancetype)initWithDictionary:(NSDictionary *)d {
    if (self = [super init]) {
        _name = d[@"name"];
        if (_name == (id)[NSNull null]) _name = @"anon";
        self.age = d[@"age"];
        if ([self.age isEqual:[NSNull null]]) self.age = @0;
    }
    return self;
}
@end
NSString *scenario_rac_json_nulls_3_e(void) {
    PRY59Model *m = [[PRY59Model alloc] initWithDictionary:@{ @"name": [NSNull null], @"age": [NSNull null] }];
    return [NSString stringWithFormat:@"%@ %@", m.name, m.age];
}
#define PRY59_NULL_TO_NIL(obj) ({ __typeof__(obj) __obj = (obj); __obj == (id)[NSNull null] ? nil : __obj; })
#define PRY59_IS_NULL(x) ((x) == nil || (id)(x) == [NSNull null])
static NSString *PRY59Shown(NSString *value) {
    if (value == nil || (id)value == NSNull.null) return @"-";
    return value;
}
static BOOL PRY59IsEmpty(id thing) {
    return thing == nil || [thing isEqual:[NSNull null]] || ([thing respondsToSelector:@selector(length)] && [(NSData *)thing length] == 0) || ([thing respondsToSelector:@selector(count)] && [(NSArray *)thing count] == 0);
}
NSString *scenario_rac_json_nulls_3_loops(void) {
    NSDictionary *json = @{ @"names": @[ @"a", [NSNull null], @"b" ], @"x": [NSNull null], @"y": @"why" };
    NSMutableArray *kept = [NSMutableArray array];
    for (NSString *name in json[@"names"]) {
        if (name == (id)[NSNull null]) continue;
        [kept addObject:name];
    }
    __block NSUInteger nulls = 0;
    [json[@"names"] enumerateObjectsUsingBlock:^(NSString *name, NSUInteger i, BOOL *stop) {
        if ((id)name == [NSNull null]) nulls += i + 1;
    }];
    return [NSString stringWithFormat:@"%@ %lu", [kept componentsJoinedByString:@","], (unsigned long)nulls];
}
NSString *scenario_rac_json_nulls_3_macros(void) {
    NSDictionary *json = @{ @"x": [NSNull null], @"y": @"why" };
    NSString *x = PRY59_NULL_TO_NIL(json[@"x"]);
    NSString *y = PRY59_NULL_TO_NIL(json[@"y"]);
    NSString *z = json[@"x"];
    return [NSString stringWithFormat:@"%@ %@ %d %d %@ %@", x, y, PRY59_IS_NULL(z), PRY59_IS_NULL(y), PRY59Shown(json[@"x"]), PRY59Shown(json[@"y"])];
}
NSString *scenario_rac_json_nulls_3_empty(void) {
    return [NSString stringWithFormat:@"%d%d%d%d%d", PRY59IsEmpty(nil), PRY59IsEmpty([NSNull null]), PRY59IsEmpty(@""), PRY59IsEmpty(@[]), PRY59IsEmpty(@"a")];
}
NSString *scenario_rac_json_nulls_3_signals(void) {
    NSMutableArray *log = [NSMutableArray array];
    RACSignal *s = [RACSignal return:@{ @"n": [NSNull null], @"m": @"em" }];
    [[s map:^id(NSDictionary *d) {
        NSString *n = d[@"n"];
        return [n isEqual:[NSNull null]] ? @"null" : n;
    }] subscribeNext:^(NSString *x) { [log addObject:x]; }];
    [[s map:^id(NSDictionary *d) { return d[@"n"]; }] subscribeNext:^(NSString *x) {
        [log addObject:x == (id)[NSNull null] ? @"N" : x];
    }];
    [[[s map:^id(NSDictionary *d) { return d[@"m"]; }] filter:^BOOL(NSString *x) { return x && x != (id)[NSNull null]; }] subscribeNext:^(NSString *x) { [log addObject:x]; }];
    return [log componentsJoinedByString:@" "];
}
@interface PRY59User : NSObject
@property (nonatomic, copy) NSString *email;
@property (nonatomic, strong) NSDate *born;
+ (instancetype)userWithJSON:(NSDictionary *)json;
@end
@implementation PRY59User
+ (instancetype)userWithJSON:(NSDictionary *)json {
    PRY59User *user = [[self alloc] init];
    NSString *email = json[@"email"];
    NSNumber *born = json[@"born"];
    if (![email isEqual:[NSNull null]]) user.email = email;
    if (born && ![born isEqual:[NSNull null]]) user.born = [NSDate dateWithTimeIntervalSince1970:[born doubleValue]];
    return user;
}
@end
NSString *scenario_rac_json_nulls_3_users(void) {
    PRY59User *a = [PRY59User userWithJSON:@{ @"email": [NSNull null], @"born": @10 }];
    PRY59User *b = [PRY59User userWithJSON:@{ @"email": @"e", @"born": [NSNull null] }];
    return [NSString stringWithFormat:@"%@ %.0f %@ %d", a.email, a.born.timeIntervalSince1970, b.email, b.born == nil];
}
NSString *scenario_rac_json_nulls_3_rows(void) {
    NSDictionary *json = @{ @"list": @[ @{ @"id": @1, @"t": [NSNull null] }, @{ @"id": [NSNull null], @"t": @"tt" } ] };
    NSMutableString *out = [NSMutableString string];
    for (NSDictionary *PRY59Row in json[@"list"]) {
        NSNumber *ident = [PRY59Row objectForKey:@"id"];
        NSString *t;
        t = PRY59Row[@"t"];
        if ([t isKindOfClass:[NSNull class]]) t = @"untitled";
        NSInteger n = (id)ident != [NSNull null] ? ident.integerValue : -1;
        [out appendFormat:@"%ld:%@ ", (long)n, t];
    }
    return out;
}
NSString *scenario_rac_json_nulls_3_typeof(void) {
    NSDictionary *json = @{ @"x": [NSNull null], @"y": @"why" };
    NSString *y = ({ __typeof__(json[@"y"]) o = json[@"y"]; o == (id)[NSNull null] ? nil : o; });
    NSString *z = ({ id o = json[@"y"]; o == [NSNull null] ? nil : o; });
    int n = 3;
    typeof(n) m = n * 2;
    typeof(json) k = json;
    return [NSString stringWithFormat:@"%@ %@ %d %lu", y, z, m, (unsigned long)k.count];
}
