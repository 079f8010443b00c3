#import "PRY64.h"

@interface PRY64User : NSObject
@property (nonatomic, copy) NSString *name;
@end
@implementation PRY64User
@end
@interface PRY64Model : NSObject
@property (nonatomic, strong) PRY64User *user;
@property (nonatomic, strong) NSArray *items;
@property (nonatomic, copy) NSString *title;
@end
@implementation PRY64Model
- (void)fill:(NSDictionary *)json {
    id user = json[@"user"];
    self.user = user == [NSNull null] ? nil : user;
    self.user = (id)self.user == [NSNull null] ? nil : self.user;
    self.items = json[@"items"];
    if ([self.items isEqual:[NSNull null]]) self.items = @[];
    self.title = json[@"title"];
    if (self.title == (id)[NSNull null]) self.title = @"untitled";
}
@end
NSString *scenario_rac_observed_nulls_3_a(void) {
    PRY64Model *m = [PRY64Model new];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(m, user.name) subscribeNext:^(NSString *x) { [log addObject:x ?: @"nil"]; }];
    [RACObserve(m, title) subscribeNext:^(id x) { [log addObject:x ?: @"nil"]; }];
    [[RACObserve(m, items) map:^id(id x) { return @([x isKindOfClass:[NSArray class]] ? [x count] : 99); }] subscribeNext:^(NSNumber *x) { [log addObject:x]; }];
    [m fill:@{ @"user": [NSNull null], @"items": [NSNull null], @"title": [NSNull null] }];
    PRY64User *u = [PRY64User new];
    u.name = @"n";
    [m fill:@{ @"user": u, @"items": @[ @1, @2 ], @"title": @"T" }];
    return [NSString stringWithFormat:@"%@ %lu %@ %d", [log componentsJoinedByString:@","], (unsigned long)m.items.count, m.title.lowercaseString, [m.title hasPrefix:@"T"]];
}
