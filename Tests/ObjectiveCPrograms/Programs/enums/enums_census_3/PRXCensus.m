#import "PRXCensus.h"

@interface PRXPerson : NSObject
@property (nonatomic, assign) PRXGrade grade;
@property (nonatomic, assign) PRXLevel level;
@property (nonatomic, assign) PRXStage stage;
@property (nonatomic, assign) PRXRights rights;
- (BOOL)may:(PRXRights)rights;
- (void)advance;
- (NSUInteger)stagesLeft;
@end

@implementation PRXPerson
- (BOOL)may:(PRXRights)rights {
    return (self.rights & rights) == rights;
}
- (void)advance {
    self.level += 10;
    if (self.stage < PRXStageThird) {
        self.stage++;
    }
}
- (NSUInteger)stagesLeft {
    return PRXStageThird - self.stage;
}
@end

static NSString *PRXStageName(PRXStage stage) {
    static NSString *const names[] = { [PRXStageFirst] = @"first", [PRXStageSecond] = @"second", [PRXStageThird] = @"third" };
    return stage < sizeof(names) / sizeof(names[0]) ? names[stage] : @"none";
}

NSString *scenario_enums_census_3_narrow(void) {
    PRXLevel top = PRXLevelTop;
    PRXLevel over = top + 10;
    PRXLevel under = PRXLevelZero - 1;
    int wide = top + 10;
    PRXGrade grade = PRXGradeHigh * 10000;
    PRXGrade negative = (PRXGrade)0x8001;
    BOOL low = negative < PRXGradeLow;
    return [NSString stringWithFormat:@"%d %d %d %d %d %d", over, under, wide, grade, negative, low];
}

NSString *scenario_enums_census_3_unsigned(void) {
    PRXStage a = PRXStageFirst, b = PRXStageThird;
    BOOL negative = a - b < 0;
    BOOL large = a - b > 1000;
    NSInteger distance = (NSInteger)a - (NSInteger)b;
    NSUInteger wrapped = a - b;
    NSInteger back = a - b;
    return [NSString stringWithFormat:@"%d %d %ld %d %ld %d", negative, large, (long)distance, wrapped == NSUIntegerMax - 1, (long)back, (int)(b - a)];
}

NSString *scenario_enums_census_3_options(void) {
    PRXPerson *person = [PRXPerson new];
    person.rights = PRXRightsRead | PRXRightsShare;
    BOOL read = [person may:PRXRightsRead], owner = [person may:PRXRightsOwner], none = [person may:PRXRightsNone];
    person.rights |= PRXRightsWrite;
    person.rights &= ~PRXRightsRead;
    PRXRights toggled = person.rights ^ PRXRightsOwner;
    PRXRights inverted = ~PRXRightsOwner & 0xFF;
    NSUInteger count = 0;
    for (NSUInteger bits = person.rights; bits; bits >>= 1) count += bits & 1;
    return [NSString stringWithFormat:@"%d%d%d %lu %lu %lu %lu %d", read, owner, none, (unsigned long)person.rights, (unsigned long)toggled,
            (unsigned long)inverted, (unsigned long)count, !(person.rights & PRXRightsRead)];
}

NSString *scenario_enums_census_3_boxed(void) {
    NSDictionary *byStage = @{@(PRXStageFirst): @"a", @(PRXStageThird): @"c"};
    NSMutableArray *grades = [NSMutableArray arrayWithObjects:@(PRXGradeHigh), @(PRXGradeLow), @(PRXGradeNone), nil];
    [grades sortUsingSelector:@selector(compare:)];
    PRXGrade first = (PRXGrade)[grades.firstObject integerValue];
    PRXStage second = [@"1" integerValue];
    NSNumber *rights = @(PRXRightsOwner);
    return [NSString stringWithFormat:@"%@ %@ %@ %d %@ %@ %@", byStage[@2], byStage[@(second)], [grades componentsJoinedByString:@","],
            first == PRXGradeLow, PRXStageName(second), rights, @(PRXLevelTop)];
}

NSString *scenario_enums_census_3_plain(void) {
    PRXPlain plain = PRXPlainC;
    plain--;
    PRXPlain next = plain + 1;
    int values[] = { PRXPlainA, PRXPlainB, PRXPlainC };
    int sum = 0;
    for (size_t i = 0; i < sizeof(values) / sizeof(*values); i++) sum += values[i];
    PRXPlain maximum = MAX(PRXPlainB, next);
    return [NSString stringWithFormat:@"%d %d %d %d %d", plain, next == PRXPlainC, sum, maximum, plain > PRXPlainB ? PRXPlainA : PRXPlainB];
}

NSString *scenario_enums_census_3_counting(void) {
    NSMutableString *text = [NSMutableString string];
    for (PRXStage stage = PRXStageFirst; stage <= PRXStageThird; stage++) {
        [text appendFormat:@"%@:%lu ", PRXStageName(stage), (unsigned long)stage * 2];
    }
    PRXStage stage = PRXStageThird;
    do {
        [text appendFormat:@"%lu", (unsigned long)stage];
    } while (stage-- > PRXStageFirst);
    [text appendFormat:@" %@ %d", PRXStageName(stage), stage > PRXStageThird];
    return text;
}

NSString *scenario_enums_census_3_object(void) {
    PRXPerson *person = [[PRXPerson alloc] init];
    person.level = 245;
    [person advance];
    NSInteger level = person.level;
    [person advance];
    [person advance];
    [person setValue:@30 forKey:@"level"];
    PRXPerson *none = nil;
    return [NSString stringWithFormat:@"%ld %d %@ %lu %d %@", (long)level, person.level, PRXStageName(person.stage),
            (unsigned long)person.stagesLeft, none.grade == PRXGradeNone, [person valueForKey:@"stage"]];
}

NSString *scenario_enums_census_3_switches(void) {
    NSMutableArray *out = [NSMutableArray array];
    for (NSNumber *number in @[@-3, @0, @7, @5, @65533]) {
        PRXGrade grade = number.intValue;
        switch (grade) {
            case PRXGradeLow: [out addObject:@"low"]; break;
            case PRXGradeNone:
                [out addObject:@"none"];
            case PRXGradeHigh:
                [out addObject:@"fell"];
                break;
            default: [out addObject:[NSString stringWithFormat:@"%d?", grade]];
        }
    }
    switch (PRXLevelTop + 6) {
        case 0: [out addObject:@"zero"]; break;
        case 256: [out addObject:@"wide"]; break;
    }
    return [out componentsJoinedByString:@" "];
}

NSString *scenario_enums_census_3_sorting(void) {
    NSMutableArray<PRXPerson *> *people = [NSMutableArray array];
    PRXStage stages[3] = { PRXStageThird, PRXStageFirst, PRXStageSecond };
    for (int i = 0; i < 3; i++) {
        PRXPerson *person = [PRXPerson new];
        person.stage = stages[i];
        person.grade = i - 1;
        [people addObject:person];
    }
    NSArray *byStage = [people sortedArrayUsingComparator:^NSComparisonResult(PRXPerson *a, PRXPerson *b) {
        if (a.stage == b.stage) return NSOrderedSame;
        return a.stage < b.stage ? NSOrderedAscending : NSOrderedDescending;
    }];
    NSArray *high = [people filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"grade >= %d AND stage != %lu", PRXGradeNone, (unsigned long)PRXStageThird]];
    return [NSString stringWithFormat:@"%@ %lu %@", [[byStage valueForKey:@"grade"] componentsJoinedByString:@","], (unsigned long)high.count,
            [people valueForKeyPath:@"@sum.stage"]];
}
