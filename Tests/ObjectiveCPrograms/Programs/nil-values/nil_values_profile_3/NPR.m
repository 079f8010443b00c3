#import "NPR.h"

@class NPRProfile;

@interface NPRAddress : NSObject
@property (nonatomic, copy) NSString *city;
@property (nonatomic, copy) NSString *zip;
@property (nonatomic, weak) NPRProfile *owner;
@property (nonatomic, assign) NSRange lines;
@end

@implementation NPRAddress
@end

@interface NPRProfile : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NPRAddress *address;
@property (nonatomic, strong) NSArray *tags;
@property (nonatomic, strong) NSDate *born;
@property (nonatomic, assign) double score;
@property (nonatomic, copy) NSString *(^greeting)(NSString *name, NSNumber *hour);
- (NSString *)titleWithPrefix:(NSString *)prefix suffix:(NSString *)suffix;
- (NPRProfile *)friendNamed:(NSString *)name;
- (long long)visits;
@end

@implementation NPRProfile

- (NSString *)titleWithPrefix:(NSString *)prefix suffix:(NSString *)suffix {
    NSMutableString *title = [NSMutableString string];
    if (prefix.length > 0) [title appendFormat:@"%@ ", prefix];
    [title appendString:self.name ?: @"?"];
    if (suffix) [title appendString:suffix];
    return title.length > 1 ? title : nil;
}

- (NPRProfile *)friendNamed:(NSString *)name {
    if ([name isEqualToString:self.name] || !name) return nil;
    NPRProfile *friend = [NPRProfile new];
    friend.name = name;
    return friend;
}

- (long long)visits {
    return 5000000000LL;
}

@end

NSString *scenario_nil_values_profile_3_chains(void) {
    NPRProfile *ann = [NPRProfile new];
    ann.name = @"Ann";
    NSString *city = [[ann.address.city uppercaseString] stringByAppendingString:@"!"];
    NPRProfile *friend = [[ann friendNamed:@"Bob"] friendNamed:@"Bob"];
    NSString *far = [[[ann friendNamed:nil] friendNamed:@"Cy"] titleWithPrefix:@"x" suffix:nil];
    ann.address = [NPRAddress new];
    ann.address.owner = ann;
    ann.address.city = @"Rome";
    NSString *name = ann.address.owner.address.owner.name;
    ann.address.zip = [ann.address.zip stringByAppendingString:@"0"];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %lu", city, friend, far, name, ann.address.zip, (unsigned long)ann.address.city.lowercaseString.length];
}

NSString *scenario_nil_values_profile_3_scalars(void) {
    NPRProfile *none = nil;
    NPRProfile *ann = [NPRProfile new];
    NSTimeInterval age = [none.born timeIntervalSinceNow];
    double half = none.score / 2 + 1;
    long long visits = none.visits + ann.visits;
    NSUInteger tags = none.tags.count + ann.tags.count;
    BOOL has = [ann.tags containsObject:@"x"] || [none.tags containsObject:@"x"];
    NSInteger compared = [ann.name compare:@"a"];
    unichar first = [ann.name characterAtIndex:0];
    NSInteger index = [ann.tags indexOfObject:@"x"];
    float number = [[ann.tags firstObject] floatValue];
    return [NSString stringWithFormat:@"%.1f %.1f %lld %lu %d %ld %d %ld %.1f", age, half, visits, (unsigned long)tags, has, (long)compared, first, (long)index, number];
}

NSString *scenario_nil_values_profile_3_arguments(void) {
    NPRProfile *bob = [NPRProfile new];
    NSString *one = [bob titleWithPrefix:nil suffix:nil];
    NSString *two = [bob titleWithPrefix:@"" suffix:@"jr"];
    bob.name = @"Bob";
    NSString *three = [bob titleWithPrefix:@"Mr" suffix:one];
    NSString *four = [NSString stringWithFormat:@"%@|%@", one, [two stringByReplacingOccurrencesOfString:@"j" withString:@"J"]];
    NSArray *parts = [one componentsSeparatedByString:@","];
    NSString *joined = [parts componentsJoinedByString:@"-"];
    NSMutableArray *list = [NSMutableArray array];
    if (one) [list addObject:one];
    [list addObjectsFromArray:parts];
    [list addObject:three ?: @"none"];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu %@ %d", three, four, joined, (unsigned long)list.count, list.lastObject, [one hasPrefix:@"?"]];
}

NSString *scenario_nil_values_profile_3_blocks(void) {
    NPRProfile *ann = [NPRProfile new];
    NSMutableArray *seen = [NSMutableArray array];
    void (^note)(id) = ^(id value) {
        [seen addObject:value ?: @"nil"];
    };
    note(ann.greeting ? ann.greeting(ann.name, nil) : nil);
    ann.greeting = ^NSString *(NSString *name, NSNumber *hour) {
        if (!hour) return name;
        return [NSString stringWithFormat:@"%@ %@", hour.intValue < 12 ? @"Morning" : @"Evening", name];
    };
    note(ann.greeting(ann.name, nil));
    note(ann.greeting(ann.name, @9));
    ann.name = @"Ann";
    note(ann.greeting(ann.name, @20));
    NSString *(^missing)(NSString *) = nil;
    note(missing ? missing(@"a") : nil);
    id (^identity)(id) = ^id(id x) { return x; };
    note(identity(nil));
    note([identity(@[ @1 ]) firstObject]);
    return [seen componentsJoinedByString:@","];
}

NSString *scenario_nil_values_profile_3_collections(void) {
    NSArray *none = nil;
    NSDictionary *table = nil;
    NSMutableArray *list = [NSMutableArray arrayWithArray:none];
    NSMutableDictionary *copy = [NSMutableDictionary dictionaryWithDictionary:table];
    NSUInteger loops = 0;
    for (id x in none) loops += [x length];
    for (id key in table) loops += [key length];
    [none enumerateObjectsUsingBlock:^(id obj, NSUInteger idx, BOOL *stop) {
        *stop = YES;
    }];
    copy[@"b"] = table[@"x"] ?: @"default";
    [list addObjectsFromArray:none];
    [list addObject:[none description] ?: @"nothing"];
    NSArray *more = [@[ @"z" ] arrayByAddingObjectsFromArray:none ?: @[]];
    NSSet *set = [NSSet setWithArray:none ?: @[]];
    return [NSString stringWithFormat:@"%lu %lu %lu %@ %lu %lu %@", (unsigned long)loops, (unsigned long)copy.count, (unsigned long)list.count, list[0], (unsigned long)more.count, (unsigned long)set.count, [none componentsJoinedByString:@","]];
}

NSString *scenario_nil_values_profile_3_structs(void) {
    NPRProfile *ann = [NPRProfile new];
    NSRange range = ann.address.lines;
    NSUInteger end = NSMaxRange(ann.address.lines) + 1;
    ann.address = [NPRAddress new];
    ann.address.lines = NSMakeRange(2, 3);
    NSRange found = [ann.address.city rangeOfString:@"x"];
    NSRange lines = ann.address.lines;
    lines.length++;
    return [NSString stringWithFormat:@"%@ %lu %@ %d %@ %@", NSStringFromRange(range), (unsigned long)end, NSStringFromRange(found), found.location == NSNotFound, NSStringFromRange(ann.address.lines), NSStringFromRange(lines)];
}
