#import "PRX96AMain.h"

@interface PRX96APerson : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) NSInteger age;
@property (nonatomic, strong) PRX96APerson *boss;
@property (nonatomic, strong) NSArray *friends;
@property (nonatomic, assign) BOOL active;
@property (nonatomic, assign) float score;
@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, strong) NSDate *born;
@property (nonatomic, assign) char grade;
- (NSString *)initial;
@end
@implementation PRX96APerson
- (NSString *)initial { return self.name.length ? [self.name substringToIndex:1] : nil; }
- (void)setNilValueForKey:(NSString *)key {
    if ([key isEqualToString:@"age"]) self.age = -1;
    else [super setNilValueForKey:key];
}
- (id)valueForUndefinedKey:(NSString *)key { return [@"?" stringByAppendingString:key]; }
- (void)setValue:(id)value forUndefinedKey:(NSString *)key { self.name = [NSString stringWithFormat:@"%@=%@", key, value]; }
@end

static PRX96APerson *PRX96AMake(NSString *name, NSInteger age) {
    PRX96APerson *person = [PRX96APerson new];
    [person setValuesForKeysWithDictionary:@{ @"name": name, @"age": @(age) }];
    return person;
}

NSString *scenario_kvc_people_3_made(void) {
    PRX96APerson *ann = PRX96AMake(@"Ann", 30);
    return [NSString stringWithFormat:@"%@ %ld %@", ann.name, (long)ann.age, [ann valueForKey:@"initial"]];
}

NSString *scenario_kvc_people_3_paths(void) {
    PRX96APerson *ann = PRX96AMake(@"Ann", 30);
    ann.boss = PRX96AMake(@"Bob", 50);
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [ann valueForKeyPath:@"boss.name"], [ann valueForKeyPath:@"boss.initial"], [ann valueForKeyPath:@"boss.boss.name"], [ann valueForKeyPath:@"boss.name.length"]];
}

NSString *scenario_kvc_people_3_set_path(void) {
    PRX96APerson *ann = PRX96AMake(@"Ann", 30), *lone = PRX96AMake(@"L", 1);
    ann.boss = PRX96AMake(@"Bob", 50);
    [ann setValue:@"Rob" forKeyPath:@"boss.name"];
    [lone setValue:@"X" forKeyPath:@"boss.name"];
    return [NSString stringWithFormat:@"%@ %@", ann.boss.name, lone.boss.name];
}

NSString *scenario_kvc_people_3_nil_number(void) {
    PRX96APerson *ann = PRX96AMake(@"Ann", 30);
    [ann setValue:nil forKey:@"age"];
    [ann setValue:nil forKey:@"name"];
    return [NSString stringWithFormat:@"%ld %@", (long)ann.age, ann.name];
}

NSString *scenario_kvc_people_3_undefined(void) {
    PRX96APerson *ann = PRX96AMake(@"Ann", 30);
    id value = [ann valueForKey:@"height"];
    [ann setValue:@5 forKey:@"x"];
    return [NSString stringWithFormat:@"%@ %@", value, ann.name];
}

NSString *scenario_kvc_people_3_sums(void) {
    NSArray *people = @[ PRX96AMake(@"a", 10), PRX96AMake(@"b", 20), PRX96AMake(@"c", 30) ];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", [people valueForKeyPath:@"@sum.age"], [people valueForKeyPath:@"@avg.age"], [people valueForKeyPath:@"@max.age"], [people valueForKeyPath:@"@min.age"], [people valueForKeyPath:@"@count"]];
}

NSString *scenario_kvc_people_3_unions(void) {
    NSArray *people = @[ PRX96AMake(@"a", 10), PRX96AMake(@"b", 20), PRX96AMake(@"a", 30) ];
    NSArray *names = [[people valueForKeyPath:@"@distinctUnionOfObjects.name"] sortedArrayUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%@ %lu", [names componentsJoinedByString:@","], (unsigned long)[[people valueForKeyPath:@"@unionOfObjects.name"] count]];
}

NSString *scenario_kvc_people_3_nulls(void) {
    PRX96APerson *a = PRX96AMake(@"x", 1), *b = [PRX96APerson new];
    NSArray *names = [@[ a, b ] valueForKey:@"name"];
    return [NSString stringWithFormat:@"%@ %d", [names componentsJoinedByString:@","], names[1] == [NSNull null]];
}

NSString *scenario_kvc_people_3_texts_as_numbers(void) {
    PRX96APerson *a = [PRX96APerson new];
    [a setValue:@"12" forKey:@"age"];
    [a setValue:@"yes" forKey:@"active"];
    [a setValue:@"2.5" forKey:@"score"];
    return [NSString stringWithFormat:@"%ld %d %g", (long)a.age, a.active, a.score];
}

NSString *scenario_kvc_people_3_boxes(void) {
    PRX96APerson *a = [PRX96APerson new];
    [a setValue:@1 forKey:@"active"];
    BOOL first = a.active;
    [a setValue:@5.9 forKey:@"age"];
    [a setValue:@65 forKey:@"grade"];
    return [NSString stringWithFormat:@"%d %d %ld %d", first, [[a valueForKey:@"active"] isEqual:@NO], (long)a.age, a.grade];
}

NSString *scenario_kvc_people_3_dictionary(void) {
    PRX96APerson *ann = PRX96AMake(@"Ann", 30);
    NSDictionary *values = [ann dictionaryWithValuesForKeys:@[ @"name", @"boss" ]];
    return [NSString stringWithFormat:@"%lu %@ %d", (unsigned long)values.count, values[@"name"], [values[@"boss"] isKindOfClass:[NSNull class]]];
}

NSString *scenario_kvc_people_3_counts(void) {
    PRX96APerson *ann = PRX96AMake(@"Ann", 30);
    ann.friends = @[ PRX96AMake(@"x", 1), PRX96AMake(@"y", 2) ];
    ann.items = [NSMutableArray arrayWithObject:@1];
    return [NSString stringWithFormat:@"%@ %@", [ann valueForKeyPath:@"friends.@count"], [ann valueForKeyPath:@"items.@count"]];
}

NSString *scenario_kvc_people_3_friends(void) {
    PRX96APerson *ann = PRX96AMake(@"Ann", 30);
    ann.friends = @[ PRX96AMake(@"x", 1), PRX96AMake(@"y", 2) ];
    return [NSString stringWithFormat:@"%@ %@ %@", [[ann valueForKeyPath:@"friends.name"] componentsJoinedByString:@","], [ann valueForKeyPath:@"friends.@sum.age"], [[ann valueForKeyPath:@"friends.age"] firstObject]];
}
