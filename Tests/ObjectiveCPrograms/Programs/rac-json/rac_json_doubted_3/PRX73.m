#import "PRX73.h"

@implementation PRX73Contact
- (instancetype)initWithJSON:(NSDictionary *)json {
    self = [super init];
    if (self) {
        [self setValuesForKeysWithDictionary:json];
    }
    return self;
}
- (void)setValue:(id)value forUndefinedKey:(NSString *)key {
    if ([key isEqualToString:@"web"] && [value isKindOfClass:[NSString class]]) self.site = [NSURL URLWithString:value];
}
- (void)setNilValueForKey:(NSString *)key { }
- (BOOL)isValid:(NSError **)error {
    NSArray *problems = [self problems];
    if (problems.count == 0) return YES;
    if (error) *error = [NSError errorWithDomain:@"dp" code:problems.count userInfo:@{ NSLocalizedDescriptionKey : [problems componentsJoinedByString:@","] }];
    return NO;
}
- (NSString *)summary { return [NSString stringWithFormat:@"%@ %@ %@ %@", self.name, self.age, self.emails.firstObject, self.site.host]; }
@end
@implementation PRX73Contact (Checks)
- (NSArray *)problems {
    NSMutableArray *problems = [NSMutableArray array];
    if (![self.name isKindOfClass:[NSString class]]) [problems addObject:@"name"];
    else if (self.name.length < 2) [problems addObject:@"short"];
    if (self.age != nil && ![self.age isKindOfClass:[NSNumber class]]) [problems addObject:@"age"];
    if (self.emails && ![self.emails isKindOfClass:[NSArray class]]) [problems addObject:@"emails"];
    else for (id email in self.emails) if (![email isKindOfClass:[NSString class]] || [email rangeOfString:@"@"].location == NSNotFound) [problems addObject:[NSString stringWithFormat:@"email %@", email]];
    return problems;
}
@end
NSString *scenario_rac_json_doubted_3_good(void) {
    PRX73Contact *c = [[PRX73Contact alloc] initWithJSON:@{ @"name" : @"Ann", @"age" : @31, @"emails" : @[ @"a@b.c" ], @"web" : @"http://x.org/q" }];
    return [NSString stringWithFormat:@"%d %@", [c isValid:nil], c.summary];
}
NSString *scenario_rac_json_doubted_3_bad(void) {
    PRX73Contact *c = [[PRX73Contact alloc] initWithJSON:@{ @"name" : @5, @"age" : @"31", @"emails" : @[ @1, @"x" ], @"other" : @0 }];
    NSError *error = nil;
    BOOL valid = [c isValid:&error];
    return [NSString stringWithFormat:@"%d %ld %@", valid, (long)error.code, error.localizedDescription];
}
NSString *scenario_rac_json_doubted_3_texts(void) {
    PRX73Contact *c = [[PRX73Contact alloc] initWithJSON:@{ @"name" : @"X", @"emails" : @"a@b" }];
    NSString *first = [[c problems] componentsJoinedByString:@"+"];
    c.emails = nil;
    c.name = @"XY";
    return [NSString stringWithFormat:@"%@ [%@]", first, [c.problems componentsJoinedByString:@"+"]];
}
