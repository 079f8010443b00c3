#import "PRY104.h"

@interface PRY104Joiner : NSObject
@property (nonatomic, copy) NSArray *names;
- (NSString *)joined:(NSMutableString *)text;
- (NSString *)simple:(NSMutableString *)text;
- (NSUInteger)counted:(NSMutableArray *)list;
@end
@implementation PRY104Joiner
- (NSString *)joined:(NSMutableString *)text {
    NSMutableString *all = text;
    for (NSString *name in self.names) {
        [all appendString:name];
    }
    return all;
}
- (NSString *)simple:(NSMutableString *)text {
    NSMutableString *all = text;
    [all appendString:@"!"];
    return [all copy];
}
- (NSUInteger)counted:(NSMutableArray *)list {
    NSMutableArray *all = list;
    [all addObject:@1];
    return all.count;
}
@end
NSString *scenario_apps_alias_parameter_joined(void) {
    PRY104Joiner *joiner = [PRY104Joiner new];
    joiner.names = @[@"a", @"b"];
    NSMutableString *text = [NSMutableString stringWithString:@"-"];
    NSString *joined = [joiner joined:text];
    return [NSString stringWithFormat:@"%@ %@", text, joined];
}
NSString *scenario_apps_alias_parameter_simple(void) {
    PRY104Joiner *joiner = [PRY104Joiner new];
    NSMutableString *text = [NSMutableString stringWithString:@"-"];
    NSString *joined = [joiner simple:text];
    return [NSString stringWithFormat:@"%@ %@", text, joined];
}
NSString *scenario_apps_alias_parameter_counted(void) {
    PRY104Joiner *joiner = [PRY104Joiner new];
    NSMutableArray *list = [NSMutableArray array];
    NSUInteger count = [joiner counted:list];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)list.count, (unsigned long)count];
}
