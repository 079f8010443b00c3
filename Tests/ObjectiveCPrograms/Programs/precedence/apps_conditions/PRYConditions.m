#import "PRYConditions.h"

@interface PRYConditionStore : NSObject
@property (nonatomic, copy) NSArray *items;
@end
@implementation PRYConditionStore
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 110000
- (NSInteger)count:(NSArray<NSString *> *)list {
#else
- (NSInteger)count:(NSArray *)list {
#endif
    return list.count + self.items.count;
}
- (BOOL)isOld:(BOOL)a {
    if (a
#if TARGET_OS_IPHONE
        && self.items.count > 0
#endif
        ) {
        return YES;
    }
    BOOL b = a &&
#ifdef TARGET_OS_WATCH
        YES;
#else
        self.items.count == 2;
#endif
    return b;
}
@end
NSString *scenario_apps_conditions_split(void) {
    PRYConditionStore *s = [PRYConditionStore new];
    s.items = @[@1, @2];
    return [NSString stringWithFormat:@"%ld %d", (long)[s count:@[@"x"]], [s isOld:YES]];
}
NSString *scenario_apps_conditions_else(void) {
    NSString *s;
#if __IPHONE_OS_VERSION_MIN_REQUIRED < __IPHONE_7_0
    if ([NSString instancesRespondToSelector:@selector(oldOne)]) { s = @"old"; }
    else
#endif
    {
        s = @"new";
    }
    return s;
}
