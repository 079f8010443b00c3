#import "PRY65.h"

static NSString *PRY65Kind(NSDictionary *json) {
    NSString *name = json[@"name"];
    if ([name class] == [NSNull class]) return @"null";
    if ([name class] == nil) return @"nil";
    return name;
}
static BOOL PRY65Valid(NSString *text) { return text && ![text isEqual:[NSNull null]] && text.length > 0; }
static id PRY65OrNil(id x) { return x == [NSNull null] ? nil : x; }
static NSString *string(NSDictionary *d, NSString *key) {
    NSString *value = [d objectForKey:key];
    return [value isKindOfClass:[NSString class]] ? value : nil;
}
static NSInteger number(NSDictionary *d, NSString *key) {
    NSNumber *value = d[key];
    if (![value respondsToSelector:@selector(integerValue)]) return -1;
    return [value integerValue];
}
static NSArray *array(id value) {
    if ([value isKindOfClass:[NSDictionary class]]) return [value allValues];
    return [value isKindOfClass:[NSArray class]] ? value : @[];
}
NSString *scenario_rac_json_helpers_3_nulls(void) {
    NSDictionary *d = @{ @"name": [NSNull null], @"n": @"7", @"b": @YES, @"list": @[ @1 ], @"map": @{ @"k": @2 } };
    return [NSString stringWithFormat:@"%@ %@ %@ %d%d%d %@ %@ %@", PRY65Kind(d), PRY65Kind(@{}), PRY65Kind(@{ @"name": @"x" }), PRY65Valid(d[@"name"]), PRY65Valid(nil), PRY65Valid(@"v"), PRY65OrNil(d[@"name"]), string(d, @"name"), string(d, @"n")];
}
NSString *scenario_rac_json_helpers_3_numbers(void) {
    NSDictionary *d = @{ @"name": [NSNull null], @"n": @"7", @"b": @YES, @"f": @3.9 };
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %ld %lu %lu %lu", (long)number(d, @"name"), (long)number(d, @"n"), (long)number(d, @"b"), (long)number(d, @"f"), (long)number(d, @"zz"), (unsigned long)array(@[ @1, @2 ]).count, (unsigned long)array(@{ @"k": @2 }).count, (unsigned long)array(nil).count];
}
@interface PRY65Parser : NSObject
@property (nonatomic, strong) NSMutableArray *errors;
- (id)object:(NSDictionary *)json key:(NSString *)key ofClass:(Class)cls;
@end
@implementation PRY65Parser
- (instancetype)init { if (self = [super init]) { _errors = [NSMutableArray array]; } return self; }
- (id)object:(NSDictionary *)json key:(NSString *)key ofClass:(Class)cls {
    id value = json[key];
    if (value == nil || [value isKindOfClass:[NSNull class]]) return nil;
    if (![value isKindOfClass:cls]) {
        [self.errors addObject:[NSString stringWithFormat:@"%@ is no %@", key, NSStringFromClass(cls)]];
        return nil;
    }
    return value;
}
@end
NSString *scenario_rac_json_helpers_3_parser(void) {
    PRY65Parser *p = [PRY65Parser new];
    NSDictionary *json = @{ @"id": @5, @"title": @"t", @"tags": @"no", @"gone": [NSNull null] };
    NSNumber *ident = [p object:json key:@"id" ofClass:[NSNumber class]];
    NSString *title = [p object:json key:@"title" ofClass:[NSString class]];
    NSArray *tags = [p object:json key:@"tags" ofClass:[NSArray class]];
    NSString *gone = [p object:json key:@"gone" ofClass:[NSString class]];
    NSString *wrong = [p object:json key:@"id" ofClass:NSString.class];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %@", ident, title, tags, gone, wrong, [p.errors componentsJoinedByString:@";"]];
}
