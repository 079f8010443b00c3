#import "PRX90Shop.h"

static NSMutableArray *shops;
static NSString *title = nil;
static NSInteger counted = 0;

static NSInteger total(NSInteger a, NSInteger b) {
    counted += 1;
    return a * 10 + b;
}

static NSString *describe(id value) {
    return [NSString stringWithFormat:@"<%@>", value];
}

@implementation PRX90Clerk

- (NSString *)greeting {
    return [@"I am " stringByAppendingString:self.name];
}

@end

@implementation NSError (PRX90Text)

- (BOOL)isLate {
    return self.code == 3;
}

- (NSString *)prx_line {
    return [NSString stringWithFormat:@"%@/%ld%@", self.domain, (long)self.code, self.isLate ? @" late" : @""];
}

@end

@implementation PRX90Shop

+ (NSMutableArray *)shops {
    if (!shops) shops = [NSMutableArray array];
    return shops;
}

+ (NSString *)kind {
    return NSStringFromClass(self.class);
}

- (NSString *)title {
    if (title == nil) {
        title = @"corner shop";
    }
    return title;
}

- (NSInteger)total:(NSInteger)a and:(NSInteger)b {
    self.total = total(a, b) + counted;
    return self.total;
}

- (NSMutableArray *)lines {
    if (!_lines) {
        _lines = @[].mutableCopy;
    }
    return _lines;
}

- (NSString *)describe:(NSObject<PRX90Clerk> *)clerk {
    NSInteger rank = [clerk respondsToSelector:@selector(rank)] ? [clerk rank] : -1;
    return [NSString stringWithFormat:@"%@ %ld", describe([clerk greeting]), (long)rank];
}

- (NSString *)street:(NSInteger)number {
    NSString *name = @"none";
    switch (number) {
        case 1:
            name = @"first";
            break;
#ifdef PRX90_VILLAGE
        case 2:
            name = @"lane";
            break;
#else
        case 2:
            name = @"second";
            break;
        case 5:
            name = @"fifth";
            break;
#endif
        case 3:
        case 4:
            name = @"ring";
            break;
        default:
            name = @"far";
    }
    return name;
}

- (BOOL)check:(NSString *)path error:(NSError **)error {
    NSData *data = [NSData dataWithContentsOfFile:path options:0 error:error];
    return data != nil;
}

- (NSString *)failure:(NSError *)error {
    self.last = error;
    NSError *inner = error.userInfo[NSUnderlyingErrorKey];
    return [NSString stringWithFormat:@"%@ %@ %d %@", error.prx_line, [inner prx_line], self.last.isLate, inner == nil ? @"alone" : @"with another"];
}

@end

@implementation PRX90Kiosk
@end

NSString *scenario_categories_names_3_hidden(void) {
    PRX90Shop *shop = [[PRX90Shop alloc] init];
    [[PRX90Shop shops] addObject:@"a"];
    [PRX90Shop.shops addObject:@"b"];
    NSInteger first = [shop total:1 and:2];
    NSInteger second = [shop total:3 and:4];
    return [NSString stringWithFormat:@"%@ %@ %ld %ld %ld\n%lu %@ %@", shop.title, [shop title], (long)first, (long)second, (long)shop.total,
        (unsigned long)[PRX90Shop shops].count, PRX90Shop.kind, [PRX90Kiosk kind]];
}

NSString *scenario_categories_names_3_protocols(void) {
    PRX90Clerk *ann = [[PRX90Clerk alloc] init];
    ann.name = @"Ann";
    PRX90Shop *shop = [[PRX90Shop alloc] init];
    shop.clerk = ann;
    NSMutableArray *found = [NSMutableArray array];
    [found addObject:[shop.clerk greeting]];
    [found addObject:[shop describe:ann]];
    [found addObject:[ann conformsToProtocol:@protocol(PRX90Clerk)] ? @"a clerk" : @"no clerk"];
    [found addObject:NSStringFromProtocol(@protocol(PRX90Clerk))];
    [found addObject:[shop.clerk isKindOfClass:[PRX90Clerk class]] ? @"of the class" : @"of another"];
    return [found componentsJoinedByString:@", "];
}

NSString *scenario_categories_names_3_errors(void) {
    PRX90Shop *shop = [[PRX90Shop alloc] init];
    NSError *late = [NSError errorWithDomain:@"shop" code:3 userInfo:nil];
    NSError *outer = [NSError errorWithDomain:@"street" code:1 userInfo:@{ NSUnderlyingErrorKey: late }];
    NSError *missing = nil;
    BOOL ok = [shop check:@"/there/is/nothing/here" error:&missing];
    return [NSString stringWithFormat:@"%@\n%@\n%@\n%d %d %@", [shop failure:late], [shop failure:outer], [shop failure:nil], ok, missing.isLate,
        missing != nil ? @"failed" : @"read"];
}

NSString *scenario_categories_names_3_copies(void) {
    PRX90Shop *shop = [[PRX90Shop alloc] init];
    PRX90Shop *other = [[PRX90Shop alloc] init];
    other.lines = shop.lines;
    [other.lines addObject:@"bread"];
    NSMutableArray *list = @[@"milk"].mutableCopy;
    shop.lines = list;
    [list addObject:@"tea"];
    NSMutableDictionary *prices = @{}.mutableCopy;
    prices[@"tea"] = shop.lines;
    [shop.lines addObject:@"salt"];
    return [NSString stringWithFormat:@"%@ %@ %@", [other.lines componentsJoinedByString:@"+"], [shop.lines componentsJoinedByString:@"+"],
        [prices[@"tea"] componentsJoinedByString:@"+"]];
}

NSString *scenario_categories_names_3_platforms(void) {
    PRX90Shop *shop = [[PRX90Shop alloc] init];
    NSMutableArray *names = [NSMutableArray array];
    for (NSInteger number = 0; number < 7; number++) {
        [names addObject:[shop street:number]];
    }
    return [names componentsJoinedByString:@" "];
}
