#import "EOSItem.h"

@implementation EOSItem

- (instancetype)initWithDictionary:(NSDictionary *)dictionary {
    if ((self = [super init])) {
        self.flags = [dictionary[@"flags"] unsignedIntegerValue] & (EOSFlagStarred | EOSFlagLocked);
        self.kind = (EOSKind)[dictionary[@"kind"] integerValue];
    }
    return self;
}

- (NSString *)show {
    NSMutableDictionary *values = [NSMutableDictionary dictionaryWithDictionary:@{ @"kind": [@(self.kind) stringValue] }];
    values[@"flags"] = @(self.flags);
    id kind = self.kind == EOSKindBag ? values[@"kind"] : @"-";
    return [NSString stringWithFormat:@"%@ %@ %@", values[@"kind"], values[@"flags"], kind];
}

- (NSDictionary *)dictionary {
    NSMutableDictionary *values = [@{ @"kind": @"none" } mutableCopy];
    values[@"flags"] = @(self.flags << 1);
    if (self.flags & EOSFlagStarred) [values setObject:@[ @"starred" ] forKey:@"kind"];
    return values;
}

@end

NSString *scenario_enums_option_sets_3_read(void) {
    EOSItem *item = [[EOSItem alloc] initWithDictionary:@{ @"flags": @7, @"kind": @1 }];
    EOSItem *empty = [[EOSItem alloc] initWithDictionary:@{}];
    return [NSString stringWithFormat:@"%@ | %@", [item show], [empty show]];
}

NSString *scenario_enums_option_sets_3_change(void) {
    EOSItem *item = [[EOSItem alloc] initWithDictionary:@{ @"flags": @1, @"kind": @"2" }];
    item.flags |= EOSFlagHidden;
    item.flags ^= EOSFlagStarred;
    EOSFlags turned = item.flags ^ EOSFlagLocked;
    item.flags &= ~EOSFlagHidden;
    EOSFlags raw = 3;
    NSDictionary *values = [item dictionary];
    item.flags = raw ? raw : EOSFlagNone;
    NSDictionary *others = [item dictionary];
    return [NSString stringWithFormat:@"%lu %lu %@ %@ %@ %@", (unsigned long)turned, (unsigned long)item.flags, values[@"kind"],
                                      values[@"flags"], [others[@"kind"] componentsJoinedByString:@"+"], others[@"flags"]];
}

NSString *scenario_enums_option_sets_3_cast(void) {
    NSDictionary *values = @{ @"a": @2, @"b": @[ @"x", @"y" ], @"c": @"text" };
    EOSFlags flags = (EOSFlags)[values[@"a"] integerValue];
    EOSKind kind = (EOSKind)([values[@"a"] intValue] % 2);
    NSMutableArray *texts = [NSMutableArray array];
    for (NSString *key in @[ @"a", @"b", @"c", @"d" ]) {
        [texts addObject:[NSString stringWithFormat:@"%@", [values[key] isKindOfClass:[NSArray class]] ? [values[key] componentsJoinedByString:@"x"] : values[key]]];
    }
    return [NSString stringWithFormat:@"%lu %ld %@", (unsigned long)(flags | EOSFlagStarred), (long)kind, [texts componentsJoinedByString:@","]];
}
