#import "CPCDirectory.h"

@interface CPCPerson : NSObject
@property (nonatomic, copy) NSString *firstName;
@property (nonatomic, copy) NSString *lastName;
@property (nonatomic, assign) NSInteger age;
@property (nonatomic, strong) NSNumber *score;
@property (nonatomic, strong) CPCPerson *boss;
@property (nonatomic, readonly) NSString *fullName;
+ (instancetype)personWithJSON:(NSDictionary *)json;
@end
@implementation CPCPerson
+ (instancetype)personWithJSON:(NSDictionary *)json {
    CPCPerson *person = [[CPCPerson alloc] init];
    [person setValuesForKeysWithDictionary:json];
    return person;
}
- (NSString *)fullName {
    return [@[self.firstName ?: @"", self.lastName ?: @""] componentsJoinedByString:@" "];
}
- (void)setValue:(id)value forUndefinedKey:(NSString *)key {
    if ([key isEqualToString:@"first"]) self.firstName = value;
    else if ([key isEqualToString:@"last"]) self.lastName = value;
}
- (void)setNilValueForKey:(NSString *)key {
    if ([key isEqualToString:@"age"]) self.age = -1; else [super setNilValueForKey:key];
}
- (id)valueForUndefinedKey:(NSString *)key { return [@"?" stringByAppendingString:key]; }
@end

@interface CPCDirectory : NSObject
@property (nonatomic, strong) NSMutableArray *people;
- (NSArray *)peopleMatching:(NSString *)text;
- (NSDictionary *)groupedBy:(NSString *)key;
@end
@implementation CPCDirectory
- (NSMutableArray *)people { if (!_people) _people = [NSMutableArray array]; return _people; }
- (NSArray *)peopleMatching:(NSString *)text {
    return [self.people filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(CPCPerson *p, NSDictionary *bindings) {
        return [p.fullName rangeOfString:text options:NSCaseInsensitiveSearch | NSDiacriticInsensitiveSearch].length > 0;
    }]];
}
- (NSDictionary *)groupedBy:(NSString *)key {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (CPCPerson *p in self.people) {
        id value = [p valueForKey:key] ?: @"none";
        NSMutableArray *group = [groups objectForKey:value];
        if (!group) {
            group = [NSMutableArray array];
            [groups setObject:group forKey:value];
        }
        [group addObject:p.fullName];
    }
    return groups;
}
@end

NSString *scenario_kvc_directory_3_directory(void) {
    NSMutableArray *log = [NSMutableArray array];
    CPCDirectory *directory = [CPCDirectory new];
    NSArray *json = @[
        @{@"first": @"Ann", @"lastName": @"Lee", @"age": @31, @"score": @7.5},
        @{@"firstName": @"Bo", @"last": @"Öst", @"age": @"28"},
        @{@"firstName": @"Cy", @"age": @31, @"score": @2},
    ];
    for (NSDictionary *entry in json) [directory.people addObject:[CPCPerson personWithJSON:entry]];
    CPCPerson *ann = directory.people[0];
    CPCPerson *cy = directory.people.lastObject;
    cy.boss = ann;
    [ann setValue:nil forKey:@"score"];
    [log addObject:[[directory.people valueForKey:@"fullName"] componentsJoinedByString:@","]];
    [log addObject:[NSString stringWithFormat:@"%@ %@ %@", [directory.people valueForKeyPath:@"@sum.age"], [directory.people valueForKeyPath:@"@max.score"], [directory.people valueForKeyPath:@"@avg.age"]]];
    [log addObject:[NSString stringWithFormat:@"%@ %@", [cy valueForKeyPath:@"boss.firstName"], [ann valueForKeyPath:@"boss.firstName"]]];
    [log addObject:[ann valueForKey:@"shoe"]];
    [cy setValue:nil forKey:@"age"];
    [log addObject:@(cy.age)];
    [log addObject:[[directory peopleMatching:@"ost"] count] ? [[[directory peopleMatching:@"ost"] firstObject] fullName] : @"-"];
    NSDictionary *groups = [directory groupedBy:@"age"];
    for (id key in [groups.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        [log addObject:[NSString stringWithFormat:@"%@:%@", key, [groups[key] componentsJoinedByString:@"/"]]];
    }
    NSArray *sorted = [directory.people sortedArrayUsingDescriptors:@[
        [NSSortDescriptor sortDescriptorWithKey:@"age" ascending:NO],
        [NSSortDescriptor sortDescriptorWithKey:@"firstName" ascending:YES selector:@selector(caseInsensitiveCompare:)]]];
    [log addObject:[[sorted valueForKey:@"firstName"] componentsJoinedByString:@""]];
    NSDictionary *values = [ann dictionaryWithValuesForKeys:@[@"firstName", @"score", @"age"]];
    [log addObject:[NSString stringWithFormat:@"%@ %d %@", values[@"firstName"], values[@"score"] == [NSNull null], values[@"age"]]];
    return [log componentsJoinedByString:@"|"];
}
