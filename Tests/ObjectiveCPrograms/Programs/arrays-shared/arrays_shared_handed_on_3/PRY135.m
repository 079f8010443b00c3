#import "PRY135.h"

static NSString *const PRY135PointsKey = @"points";
@implementation PRY135Writer
- (NSDictionary *)encode:(NSArray *)lines {
    NSMutableDictionary *dict = [NSMutableDictionary dictionary];
    dict[@"type"] = @"line";
    if (lines.count == 1) {
        [self noteKeys:lines[0] inDict:dict];
        dict[PRY135PointsKey] = lines[0];
    } else {
        [self noteKeysOfLines:lines inDict:dict];
    }
    return dict;
}
- (void)noteKeys:(NSArray *)points inDict:(NSMutableDictionary *)dict {
    if ([points count] > 0) dict[@"first"] = points[0];
}
- (void)noteKeysOfLines:(NSArray *)lines inDict:(NSMutableDictionary *)dict {
    if (lines.count > 0) [self noteKeys:lines[0] inDict:dict];
}
@end
NSString *scenario_arrays_shared_handed_on_3_keys(void) {
    PRY135Writer *w = [PRY135Writer new];
    NSDictionary *one = [w encode:@[@[@1, @2]]], *two = [w encode:@[@[@3], @[@4]]];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", one[@"first"], two[@"first"], [one[PRY135PointsKey] lastObject], two[PRY135PointsKey]];
}
