#import "QOLKind.h"

@implementation QOLCell
@end

static NSString *QOLName(QOLKind kind) {
    static NSArray *names = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ names = @[@"unknown", @"text", @"image"]; });
    return kind < names.count ? names[kind] : nil;
}

NSString *scenario_enums_beside_numbers_2_names(void) {
    NSArray *names = @[@"unknown", @"text"];
    NSMutableArray *found = [NSMutableArray array];
    for (QOLKind kind = QOLKindUnknown; kind <= QOLKindImage; kind++) {
        if (kind < names.count) [found addObject:names[kind]];
    }
    return [found componentsJoinedByString:@","];
}
NSString *scenario_enums_beside_numbers_2_bounds(void) {
    return [NSString stringWithFormat:@"%@ %@", QOLName(QOLKindImage), QOLName(QOLKindText)];
}
NSString *scenario_enums_beside_numbers_2_equal(void) {
    NSDictionary *json = @{@"kind": @7, @"level": @4};
    QOLCell *cell = [[QOLCell alloc] init];
    cell.kind = QOLKindImage;
    cell.level = QOLLevelHigh;
    BOOL kind = cell.kind == [json[@"kind"] integerValue];
    BOOL level = cell.level == [json[@"level"] integerValue];
    NSUInteger other = 9;
    return [NSString stringWithFormat:@"%d %d %d %d", kind, level, cell.kind != other, [json[@"kind"] integerValue] != cell.kind];
}
NSString *scenario_enums_beside_numbers_2_literal(void) {
    QOLCell *cell = [[QOLCell alloc] init];
    cell.level = QOLLevelLow;
    return [NSString stringWithFormat:@"%d %d %d %d", cell.kind == 0, cell.level == 3, cell.level < 0, cell.kind > 5];
}
