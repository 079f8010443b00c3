#import "ASDProfile.h"

@implementation ASDProfile
- (instancetype)initWithJSON:(NSDictionary *)json {
    self = [super init];
    if (self) {
        _json = json;
        self.title = json[@"title"];
    }
    return self;
}
- (instancetype)initWithTitle:(NSString *)title {
    self = [super init];
    if (self) {
        _json = @{};
        _title = [title copy];
    }
    return self;
}
- (NSString *)name { return [self.json objectForKey:@"name"]; }
- (NSString *)describe:(NSString *)text {
    return [NSString stringWithFormat:@"%@ %lu %d", text, (unsigned long)text.length, [text isEqualToString:@"a"]];
}
- (void)update:(NSDictionary *)json { self.city = json[@"city"]; }
@end

NSString *scenario_nil_values_assumed_3_all(void) {
    NSDictionary *json = @{ @"title": @"Ann", @"text": @"a" };
    ASDProfile *one = [[ASDProfile alloc] initWithJSON:json];
    ASDProfile *two = [[ASDProfile alloc] initWithJSON:@{}];
    ASDProfile *three = [[ASDProfile alloc] initWithTitle:json[@"none"]];
    [one update:@{ @"city": @"Oslo" }];
    [two update:@{}];
    NSMutableArray *lines = [NSMutableArray array];
    [lines addObject:[NSString stringWithFormat:@"%@ %@ %@", one.title, two.title, three.title]];
    [lines addObject:[NSString stringWithFormat:@"%lu %lu", (unsigned long)two.title.length, (unsigned long)[two name].length]];
    [lines addObject:[NSString stringWithFormat:@"%@ %@ %d", one.city, two.city, [two.city isEqualToString:@"Oslo"]]];
    [lines addObject:[one describe:json[@"text"]]];
    [lines addObject:[one describe:json[@"none"]]];
    [lines addObject:[NSString stringWithFormat:@"%@", [one name]]];
    return [lines componentsJoinedByString:@" / "];
}
