#import "QORLevel.h"

@implementation QORItem
- (NSString *)name {
    switch (self.level) {
        case QORLevelLow: return @"low";
        case QORLevelHigh: return @"high";
    }
    return @"none";
}
@end

NSString *scenario_enums_without_zero_2_initial(void) {
    QORItem *item = [[QORItem alloc] init];
    return [NSString stringWithFormat:@"%@ %ld %d", [item name], (long)item.level, item.level == QORLevelLow];
}
NSString *scenario_enums_without_zero_2_missing(void) {
    QORItem *item = [[QORItem alloc] init];
    BOOL low = item.next.level == QORLevelLow;
    item.level = item.next.level;
    return [NSString stringWithFormat:@"%d %ld %@", low, (long)item.level, [item name]];
}
NSString *scenario_enums_without_zero_2_set(void) {
    QORItem *item = [[QORItem alloc] init];
    item.level = QORLevelHigh;
    QORLevel level = item.level;
    if (!level) return @"zero";
    return [item name];
}
