#import "PRY62.h"

@interface PRY62Song : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign) NSInteger rating;
@property (nonatomic, strong) NSArray *tags;
@property (nonatomic, strong) PRY62Song *next;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
@end
@implementation PRY62Song
- (instancetype)initWithDictionary:(NSDictionary *)dictionary {
    if (self = [super init]) {
        [self setValuesForKeysWithDictionary:dictionary];
    }
    return self;
}
- (void)setValue:(id)value forKey:(NSString *)key {
    if ([key isEqualToString:@"tags"] && [value isKindOfClass:[NSString class]]) {
        value = [value componentsSeparatedByString:@","];
    }
    if ([key isEqualToString:@"next"] && [value isKindOfClass:[NSDictionary class]]) {
        self.next = [[PRY62Song alloc] initWithDictionary:value];
        return;
    }
    [super setValue:value forKey:key];
}
- (void)setValue:(id)value forUndefinedKey:(NSString *)key {
    if ([key isEqualToString:@"stars"]) self.rating = [value integerValue];
}
- (id)valueForKey:(NSString *)key {
    if ([key isEqualToString:@"all"]) return [self.tags componentsJoinedByString:@"+"];
    return [super valueForKey:key];
}
@end

NSString *scenario_kvc_overridden_3_model(void) {
    PRY62Song *song = [[PRY62Song alloc] initWithDictionary:@{ @"title": @"T", @"stars": @"5", @"tags": @"a,b", @"next": @{ @"title": @"N", @"rating": @2 }, @"other": @1 }];
    [song setValue:@"c,d,e" forKey:@"tags"];
    [song setValue:@"M" forKeyPath:@"next.title"];
    return [NSString stringWithFormat:@"%@ %ld %@ %@ %@ %@", song.title, (long)song.rating, [song valueForKey:@"all"], [song valueForKeyPath:@"next.title"], [song valueForKeyPath:@"next.rating"], [[@[ song, song.next ] valueForKey:@"title"] componentsJoinedByString:@"/"]];
}

@interface PRY62Base : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) BOOL open;
@end
@implementation PRY62Base
@end
@interface PRY62Loud : PRY62Base
@property (nonatomic, strong) NSMutableArray *log;
@end
@implementation PRY62Loud
- (instancetype)init { if (self = [super init]) _log = [NSMutableArray array]; return self; }
- (void)setValue:(id)value forKey:(NSString *)key {
    [self.log addObject:key];
    [super setValue:value forKey:key];
}
- (id)valueForKey:(NSString *)key {
    id value = [super valueForKey:key];
    return [value isKindOfClass:[NSString class]] ? [value uppercaseString] : value;
}
@end

NSString *scenario_kvc_overridden_3_family(void) {
    PRY62Loud *loud = [PRY62Loud new];
    PRY62Base *base = [PRY62Base new];
    NSArray *both = @[ base, loud ];
    [both setValue:@"n" forKey:@"name"];
    for (PRY62Base *each in both) {
        [each setValue:@YES forKey:@"open"];
    }
    [both makeObjectsPerformSelector:@selector(setName:) withObject:@"m"];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %d", [loud.log componentsJoinedByString:@","], base.name, [base valueForKey:@"name"], [loud valueForKey:@"name"], loud.open && base.open];
}
