#import "PPLMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface PPLPerson : NSObject
@property (nonatomic, copy) NSString *first;
@property (nonatomic, copy) NSString *last;
@property (nonatomic, strong) NSNumber *age;
@property (nonatomic) NSInteger score;
@property (nonatomic, strong) PPLPerson *boss;
@property (nonatomic, copy) NSArray<PPLPerson *> *reports;
@property (nonatomic, readonly) NSString *fullName;
@property (nonatomic, strong) NSDate *born;
+ (instancetype)first:(NSString *)first last:(NSString *)last age:(NSNumber *)age;
@end

@implementation PPLPerson
+ (instancetype)first:(NSString *)first last:(NSString *)last age:(NSNumber *)age {
    PPLPerson *person = [[self alloc] init];
    person.first = first;
    person.last = last;
    person.age = age;
    person.score = age.integerValue * 2;
    return person;
}
- (NSString *)fullName {
    return [@[ self.first ?: @"", self.last ?: @"" ] componentsJoinedByString:@" "];
}
- (NSComparisonResult)compareLast:(PPLPerson *)other {
    NSComparisonResult result = [self.last compare:other.last options:NSCaseInsensitiveSearch];
    if (result == NSOrderedSame) result = [self.first compare:other.first];
    return result;
}
- (id)valueForUndefinedKey:(NSString *)key { return [NSString stringWithFormat:@"?%@", key]; }
- (NSString *)description { return self.fullName; }
@end

static void kvc(NSArray<PPLPerson *> *people) {
    Note([NSString stringWithFormat:@"%@", [[people valueForKey:@"first"] componentsJoinedByString:@","]]);
    PPLPerson *p = people[0];
    p.boss = people[1];
    p.reports = [people subarrayWithRange:NSMakeRange(1, 2)];
    Note([NSString stringWithFormat:@"%@ %@ %@", [p valueForKeyPath:@"boss.first"], [p valueForKeyPath:@"boss.boss.first"], [[p valueForKeyPath:@"reports.last"] componentsJoinedByString:@"+"]]);
    [p setValue:@"Zed" forKey:@"first"];
    [p setValue:@41 forKey:@"score"];
    [p setValue:nil forKey:@"last"];
    [p setValue:@"Boss" forKeyPath:@"boss.last"];
    Note([NSString stringWithFormat:@"%@|%ld|%@|%@", p.first, (long)p.score, p.last, p.boss.last]);
    Note([NSString stringWithFormat:@"%@", [p valueForKey:@"shoe"]]);
    NSDictionary *values = [p dictionaryWithValuesForKeys:@[ @"first", @"last", @"score" ]];
    Note([NSString stringWithFormat:@"%lu %@ %@", (unsigned long)values.count, values[@"last"], values[@"score"]]);
    [p setValuesForKeysWithDictionary:@{ @"last": @"Young", @"age": @7 }];
    Note([NSString stringWithFormat:@"%@ %@ %d", p.fullName, p.age, [[p valueForKey:@"last"] isEqual:p.last]]);
    Note([NSString stringWithFormat:@"%@", [people valueForKeyPath:@"@distinctUnionOfObjects.last.length"] ? @"union" : @"none"]);
    Note([NSString stringWithFormat:@"%@", [[people valueForKeyPath:@"@unionOfObjects.age"] componentsJoinedByString:@"-"]]);
}

static void sorting(NSArray<PPLPerson *> *people) {
    NSArray *byAge = [people sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"age" ascending:NO], [NSSortDescriptor sortDescriptorWithKey:@"first" ascending:YES selector:@selector(localizedCaseInsensitiveCompare:)] ]];
    Note([NSString stringWithFormat:@"%@", [byAge componentsJoinedByString:@","]]);
    NSArray *byLast = [people sortedArrayUsingSelector:@selector(compareLast:)];
    Note([NSString stringWithFormat:@"%@", [[byLast valueForKey:@"first"] componentsJoinedByString:@","]]);
    NSMutableArray *mutable = [people mutableCopy];
    [mutable sortUsingComparator:^NSComparisonResult(PPLPerson *a, PPLPerson *b) {
        if (a.score == b.score) return NSOrderedSame;
        return a.score < b.score ? NSOrderedAscending : NSOrderedDescending;
    }];
    Note([NSString stringWithFormat:@"%@ %@", [mutable.firstObject first], [[mutable lastObject] last]]);
    NSArray *words = [@[ @"b10", @"a2", @"B9", @"a10", @"" ] sortedArrayUsingComparator:^(NSString *x, NSString *y) { return [x compare:y options:NSNumericSearch | NSCaseInsensitiveSearch]; }];
    Note([NSString stringWithFormat:@"%@", [words componentsJoinedByString:@"<"]]);
    NSArray *numbers = [@[ @3, @1.5, @-2, @YES ] sortedArrayUsingSelector:@selector(compare:)];
    Note([NSString stringWithFormat:@"%@ %@", [numbers componentsJoinedByString:@" "], [[numbers reverseObjectEnumerator] allObjects][0]]);
    NSDictionary *ages = @{ @"x": @3, @"y": @1, @"z": @2 };
    Note([NSString stringWithFormat:@"%@ %@", [[ages keysSortedByValueUsingSelector:@selector(compare:)] componentsJoinedByString:@""], [[ages.allKeys sortedArrayUsingSelector:@selector(caseInsensitiveCompare:)] lastObject]]);
}

static void dictionaries(void) {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (NSString *word in @[ @"ant", @"bee", @"ape", @"cat", @"bat" ]) {
        NSString *key = [word substringToIndex:1];
        NSMutableArray *list = groups[key];
        if (!list) groups[key] = list = [NSMutableArray array];
        [list addObject:word];
    }
    for (NSString *key in [groups.allKeys sortedArrayUsingSelector:@selector(compare:)]) Note([NSString stringWithFormat:@"%@=%@", key, [groups[key] componentsJoinedByString:@"/"]]);
    NSMutableDictionary<NSString *, NSNumber *> *counts = [@{} mutableCopy];
    for (NSUInteger i = 0; i < 11; i++) {
        NSString *letter = [@"mississippi" substringWithRange:NSMakeRange(i, 1)];
        counts[letter] = @([counts[letter] unsignedIntegerValue] + 1);
    }
    __block NSString *top = nil;
    [counts enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSNumber *value, BOOL *stop) {
        if (!top || [value compare:counts[top]] == NSOrderedDescending || ([value isEqual:counts[top]] && [key compare:top] < 0)) top = key;
    }];
    Note([NSString stringWithFormat:@"%@ %@ %@", top, counts[top], counts[@"z"]]);
    NSSet *odd = [counts keysOfEntriesPassingTest:^BOOL(NSString *key, NSNumber *value, BOOL *stop) { return value.intValue % 2; }];
    Note([NSString stringWithFormat:@"%@", odd.anyObject]);
    [counts removeObjectsForKeys:@[ @"m", @"q" ]];
    [counts addEntriesFromDictionary:@{ @"s": @0, @"t": @9 }];
    Note([NSString stringWithFormat:@"%@ %lu %d", counts[@"s"], (unsigned long)counts.count, [counts isEqualToDictionary:@{ @"i": @4, @"p": @2, @"s": @0, @"t": @9 }]]);
    NSDictionary *nested = @{ @"a": @{ @"b": @[ @1, @{ @"c": @"deep" } ] } };
    Note([NSString stringWithFormat:@"%@ %@ %@", nested[@"a"][@"b"][1][@"c"], nested[@"x"][@"b"][1], [nested valueForKeyPath:@"a.b"][0]]);
    NSDictionary *pairs = [NSDictionary dictionaryWithObjectsAndKeys:@"v1", @"k1", @"v2", @"k2", nil];
    NSDictionary *zipped = [NSDictionary dictionaryWithObjects:@[ @1, @2 ] forKeys:@[ @"one", @"two" ]];
    Note([NSString stringWithFormat:@"%@ %@ %@", pairs[@"k2"], [zipped allKeysForObject:@2][0], [[zipped objectsForKeys:@[ @"two", @"none" ] notFoundMarker:@"-"] componentsJoinedByString:@","]]);
}

static void strings(void) {
    NSString *line = @"  name = Ann Smith ; age=42;; city = Łódź  ";
    NSMutableArray *parts = [NSMutableArray array];
    for (NSString *piece in [line componentsSeparatedByString:@";"]) {
        NSString *trimmed = [piece stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
        if (!trimmed.length) continue;
        NSRange equal = [trimmed rangeOfString:@"="];
        if (equal.location == NSNotFound) continue;
        NSString *key = [[trimmed substringToIndex:equal.location] stringByTrimmingCharactersInSet:NSCharacterSet.whitespaceCharacterSet];
        NSString *value = [[trimmed substringFromIndex:NSMaxRange(equal)] stringByTrimmingCharactersInSet:NSCharacterSet.whitespaceCharacterSet];
        [parts addObject:[NSString stringWithFormat:@"%@:%@(%lu)", key.capitalizedString, value, (unsigned long)value.length]];
    }
    Note([NSString stringWithFormat:@"%@", [parts componentsJoinedByString:@"|"]]);
    NSString *emoji = @"a👍é";
    Note([NSString stringWithFormat:@"%lu %lu %C %@", (unsigned long)emoji.length, (unsigned long)[emoji lengthOfBytesUsingEncoding:NSUTF8StringEncoding], [emoji characterAtIndex:0], [emoji substringFromIndex:3]]);
    NSMutableString *m = [NSMutableString string];
    for (NSInteger i = (NSInteger)line.length - 1; i >= 0; i--) if ([line characterAtIndex:i] != ' ') [m appendFormat:@"%C", [line characterAtIndex:i]];
    Note([NSString stringWithFormat:@"%@", m]);
    [m replaceOccurrencesOfString:@"=" withString:@"<=>" options:0 range:NSMakeRange(0, m.length)];
    [m insertString:@">>" atIndex:0];
    [m deleteCharactersInRange:NSMakeRange(m.length - 4, 4)];
    Note([NSString stringWithFormat:@"%@ %d %d", m, [m hasPrefix:@">>"], [m hasSuffix:@"eman"]]);
    Note([NSString stringWithFormat:@"%@ %@ %@", [@"file.tar.gz" pathExtension], [@"/usr/lib/x.txt" lastPathComponent], [[@"/a/b" stringByAppendingPathComponent:@"c"] stringByDeletingLastPathComponent]]);
    Note([NSString stringWithFormat:@"%@ %@", [@"abc" stringByPaddingToLength:6 withString:@"-+" startingAtIndex:0], [@"a-b_c d" stringByReplacingOccurrencesOfString:@"-" withString:@""]]);
    Note([NSString stringWithFormat:@"%d %d %d", [@"10" compare:@"9"] == NSOrderedAscending, [@"ABC" caseInsensitiveCompare:@"abd"] == NSOrderedAscending, [@"é" isEqualToString:@"e\u0301"]]);
    NSScanner *scanner = [NSScanner scannerWithString:@"x: 12 y: -3.5"];
    NSInteger x = 0; double y = 0;
    [scanner scanString:@"x:" intoString:NULL];
    [scanner scanInteger:&x];
    [scanner scanUpToString:@"y:" intoString:nil];
    BOOL found = [scanner scanString:@"y:" intoString:nil] && [scanner scanDouble:&y];
    Note([NSString stringWithFormat:@"%ld %g %d %d", (long)x, y, found, scanner.isAtEnd]);
    Note([NSString stringWithFormat:@"%@", [[[@"the quick brown" componentsSeparatedByString:@" "] valueForKey:@"capitalizedString"] componentsJoinedByString:@" "]]);
    unichar c = [@"Q" characterAtIndex:0];
    Note([NSString stringWithFormat:@"%d %c %@", c, c + 1, [[NSCharacterSet uppercaseLetterCharacterSet] characterIsMember:c] ? @"upper" : @"lower"]);
}

NSString *scenario_dictionaries_people_3_all(void) {
    lines = [NSMutableArray array];
    NSArray *people = @[ [PPLPerson first:@"Ann" last:@"Ng" age:@30], [PPLPerson first:@"bob" last:@"Ng" age:@25], [PPLPerson first:@"Cy" last:@"abel" age:@30] ];
    sorting(people);
    kvc(people);
    dictionaries();
    strings();
    return [lines componentsJoinedByString:@" / "];
}
