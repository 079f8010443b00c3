#import "WNCBag.h"

@implementation WNCBag
- (instancetype)init {
    self = [super init];
    if (self) {
        _extras = [NSMutableDictionary dictionary];
    }
    return self;
}
- (id)valueForUndefinedKey:(NSString *)key {
    if ([key hasPrefix:@"x-"]) return self.extras[key];
    return [super valueForUndefinedKey:key];
}
- (void)setValue:(id)value forUndefinedKey:(NSString *)key {
    if ([key hasPrefix:@"x-"]) {
        self.extras[key] = value;
    } else {
        [super setValue:value forUndefinedKey:key];
    }
}
- (void)setNilValueForKey:(NSString *)key {
    if ([key isEqualToString:@"count"]) {
        self.count = 0;
    } else {
        [super setNilValueForKey:key];
    }
}
@end

@implementation WNCBox
- (id)valueForUndefinedKey:(NSString *)key {
    if ([key isEqualToString:@"size"]) return @"big";
    return [super valueForUndefinedKey:key];
}
@end

NSString *scenario_kvc_super_1_extras(void) {
    WNCBag *bag = [[WNCBag alloc] init];
    [bag setValue:@3 forKey:@"count"];
    [bag setValue:@"red" forKey:@"x-color"];
    NSString *first = [NSString stringWithFormat:@"%ld %@ %@", (long)bag.count, [bag valueForKey:@"x-color"],
        [bag valueForKey:@"x-none"]];
    [bag setValue:nil forKey:@"count"];
    return [NSString stringWithFormat:@"%@ %ld %lu", first, (long)bag.count, (unsigned long)bag.extras.count];
}

NSString *scenario_kvc_super_1_box(void) {
    WNCBox *box = [[WNCBox alloc] init];
    [box setValue:@"blue" forKey:@"x-color"];
    return [NSString stringWithFormat:@"%@ %@", [box valueForKey:@"size"], [box valueForKey:@"x-color"]];
}
