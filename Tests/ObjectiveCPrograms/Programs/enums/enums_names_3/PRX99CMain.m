#import "PRX99CMain.h"

typedef NS_ENUM(NSInteger, PRX99CState) { PRX99CStateNone, PRX99CStateSome, PRX99CStateDefault, PRX99CStateSelf, PRX99CStateInit };
typedef NS_ENUM(NSInteger, PRX99CType) { PRX99CTypeA = 1, PRX99CTypeB };
typedef NS_OPTIONS(NSUInteger, PRX99CFlags) { PRX99CFlagsNone = 0, PRX99CFlagsAll = 7, PRX99CFlagsIn = 2 };

@interface PRX99CItem : NSObject
@property (nonatomic, assign) PRX99CState state;
@property (nonatomic, assign) PRX99CType type;
@property (nonatomic, strong) id value;
@property (nonatomic, copy) NSString *operator;
@property (nonatomic, copy) NSString *where;
@property (nonatomic, assign) NSInteger repeat;
@property (nonatomic, assign, getter=isDefault) BOOL isDefault;
@property (nonatomic, strong) PRX99CItem *super_;
@property (nonatomic, assign) PRX99CFlags flags;
- (NSString *)load;
- (NSString *)load:(NSString *)name;
- (NSString *)load:(NSString *)name then:(NSString *)next;
- (NSString *)loadWith:(NSString *)name;
- (NSString *)initial;
- (NSString *)copyright;
- (NSString *)newest;
- (NSInteger)in:(NSInteger)in is:(NSInteger)is;
+ (PRX99CItem *)default;
@end
@implementation PRX99CItem
- (NSString *)load { return @"load"; }
- (NSString *)load:(NSString *)name { return [@"load:" stringByAppendingString:name ?: @"nil"]; }
- (NSString *)load:(NSString *)name then:(NSString *)next { return [NSString stringWithFormat:@"%@>%@", [self load:name], next]; }
- (NSString *)loadWith:(NSString *)name { return [[self load] stringByAppendingString:name]; }
- (NSString *)initial { return @"i"; }
- (NSString *)copyright { return @"c"; }
- (NSString *)newest { return @"n"; }
- (NSInteger)in:(NSInteger)in is:(NSInteger)is { return in * 10 + is; }
+ (PRX99CItem *)default {
    PRX99CItem *item = [self new];
    item.isDefault = YES;
    return item;
}
@end

static NSString *PRX99CText(PRX99CState state) {
    switch (state) {
        case PRX99CStateNone: return @"none";
        case PRX99CStateSome: return @"some";
        case PRX99CStateDefault: return @"default";
        case PRX99CStateSelf: return @"self";
        case PRX99CStateInit: return @"init";
    }
    return @"?";
}

NSString *scenario_enums_names_3_states(void) {
    NSMutableArray *texts = [NSMutableArray array];
    for (NSInteger i = 0; i < 6; i++) [texts addObject:PRX99CText(i)];
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_enums_names_3_none_of_nil(void) {
    PRX99CItem *none = nil, *item = [PRX99CItem new];
    return [NSString stringWithFormat:@"%d %d %@", none.state == PRX99CStateNone, item.state == PRX99CStateNone, PRX99CText(none.state)];
}

NSString *scenario_enums_names_3_types(void) {
    PRX99CItem *item = [PRX99CItem new];
    NSInteger first = item.type;
    item.type = PRX99CTypeB;
    return [NSString stringWithFormat:@"%ld %ld %d", (long)first, (long)item.type, item.type != PRX99CTypeA];
}

NSString *scenario_enums_names_3_keywords(void) {
    PRX99CItem *item = [PRX99CItem default];
    item.operator = @"+";
    item.where = @"x";
    item.repeat = 3;
    return [NSString stringWithFormat:@"%@ %@ %ld %d %ld", item.operator, item.where, (long)item.repeat, item.isDefault, (long)[item in:2 is:5]];
}

NSString *scenario_enums_names_3_overloads(void) {
    PRX99CItem *item = [PRX99CItem new];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [item load], [item load:@"a"], [item load:nil then:@"b"], [item loadWith:@"x"]];
}

NSString *scenario_enums_names_3_families(void) {
    PRX99CItem *item = [PRX99CItem new];
    return [NSString stringWithFormat:@"%@ %@ %@", item.initial, [item copyright], item.newest];
}

NSString *scenario_enums_names_3_shadows(void) {
    NSInteger value = 1;
    NSMutableArray *seen = [NSMutableArray array];
    [seen addObject:@(value)];
    void (^block)(NSInteger) = ^(NSInteger value) { [seen addObject:@(value)]; };
    block(2);
    {
        NSInteger inner = value;
        [seen addObject:@(inner)];
    }
    return [seen componentsJoinedByString:@" "];
}

NSString *scenario_enums_names_3_local_keywords(void) {
    NSInteger var = 1, let = 2, func = 3;
    NSString *in = @"in", *protocol = @"let";
    return [NSString stringWithFormat:@"%ld %@ %@", (long)(var + let + func), in, protocol];
}

NSString *scenario_enums_names_3_literals(void) {
    NSString *text = @"\"q\" \\(x)" @" a\'b \u00e9" " #1";
    return [text stringByAppendingString:@" \"\" ##"];
}

NSString *scenario_enums_names_3_flags(void) {
    PRX99CItem *item = [PRX99CItem new];
    BOOL none = item.flags == PRX99CFlagsNone;
    item.flags = PRX99CFlagsAll;
    return [NSString stringWithFormat:@"%d %d %lu %d", none, !item.flags, (unsigned long)item.flags, (item.flags & PRX99CFlagsIn) == PRX99CFlagsIn];
}

NSString *scenario_enums_names_3_state_in_dictionary(void) {
    NSDictionary *names = @{ @(PRX99CStateNone): @"none", @(PRX99CStateSome): @"some" };
    NSMutableDictionary *counts = [NSMutableDictionary dictionary];
    for (NSNumber *state in @[ @(PRX99CStateSome), @(PRX99CStateNone), @(PRX99CStateSome) ]) counts[state] = @([counts[state] integerValue] + 1);
    return [NSString stringWithFormat:@"%@ %@ %@", names[@(PRX99CStateSome)], counts[@(PRX99CStateSome)], names[@(PRX99CStateSelf)]];
}

NSString *scenario_enums_names_3_next_state(void) {
    PRX99CState state = PRX99CStateNone;
    state++;
    NSString *first = PRX99CText(state);
    state = (state + 4) % 5;
    return [NSString stringWithFormat:@"%@ %@", first, PRX99CText(state)];
}
