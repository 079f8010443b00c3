#import "QOINames.h"

@implementation QOINames
- (instancetype)init { if ((self = [super init])) _names = [NSMutableSet setWithObject:@"a"]; return self; }
- (void)merge:(NSSet *)other { [self.names unionSet:other]; }
@end

NSString *scenario_sets_typed_union_2_united(void) {
    QOINames *names = [[QOINames alloc] init];
    [names merge:[NSSet setWithObjects:@"x", @"y", nil]];
    return [NSString stringWithFormat:@"%lu %d", (unsigned long)names.names.count, [names.names containsObject:@"y"]];
}
NSString *scenario_sets_typed_union_2_without(void) {
    QOINames *names = [[QOINames alloc] init];
    [names merge:[NSSet setWithObjects:@"x", @"y", nil]];
    [names.names minusSet:[NSSet setWithObject:@"x"]];
    NSUInteger two = names.names.count;
    [names.names intersectSet:[NSSet setWithObjects:@"y", @"z", nil]];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)two, names.names.anyObject];
}
