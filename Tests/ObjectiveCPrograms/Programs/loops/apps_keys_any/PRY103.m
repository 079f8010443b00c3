#import "PRY103.h"

@interface PRY103Versions : NSObject
@property (nonatomic, strong) NSMutableDictionary *info;
- (NSArray *)versionsWithState:(NSInteger)state;
- (NSArray *)namesOf:(NSDictionary *)table;
@end
@implementation PRY103Versions
- (NSArray *)versionsWithState:(NSInteger)state {
    NSMutableArray *found = [NSMutableArray array];
    NSArray *all = [self.info allKeys];
    for (NSNumber *version in all) {
        NSInteger known = [self.info[version] integerValue];
        if (known == state) {
            [found addObject:@([version integerValue] * 10)];
        }
    }
    return [found sortedArrayUsingSelector:@selector(compare:)];
}
- (NSArray *)namesOf:(NSDictionary *)table {
    NSMutableArray *found = [NSMutableArray array];
    for (NSString *key in table) {
        [found addObject:table[key]];
    }
    return [found sortedArrayUsingSelector:@selector(compare:)];
}
@end
NSString *scenario_apps_keys_any_versions(void) {
    PRY103Versions *versions = [PRY103Versions new];
    versions.info = [NSMutableDictionary dictionary];
    versions.info[@"1"] = @2;
    versions.info[[@(7) stringValue]] = @2;
    versions.info[@"3"] = @1;
    return [[versions versionsWithState:2] componentsJoinedByString:@","];
}
NSString *scenario_apps_keys_any_names(void) {
    PRY103Versions *versions = [PRY103Versions new];
    NSArray *names = [versions namesOf:@{@1: @"one", @2: @"two", @"three": @"three"}];
    return [names componentsJoinedByString:@","];
}
