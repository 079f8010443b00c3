#import "QOUStep.h"

@implementation QOUWizard
- (QOUStep)after:(QOUStep)step { return step + 1; }
- (QOUStep)stepNamed:(NSString *)name { return [@[@"first", @"second", @"third"] indexOfObject:name]; }
- (NSString *)title {
    switch (self.step) {
        case QOUStepFirst: return @"1";
        case QOUStepSecond: return @"2";
        case QOUStepThird: return @"3";
        default: return [NSString stringWithFormat:@"?%ld", (long)self.step];
    }
}
@end

NSString *scenario_enums_from_numbers_2_after(void) {
    QOUWizard *wizard = [[QOUWizard alloc] init];
    NSMutableArray *titles = [NSMutableArray array];
    for (NSInteger i = 0; i < 4; i++) {
        [titles addObject:[wizard title]];
        wizard.step = [wizard after:wizard.step];
    }
    return [titles componentsJoinedByString:@" "];
}
NSString *scenario_enums_from_numbers_2_named(void) {
    QOUWizard *wizard = [[QOUWizard alloc] init];
    QOUStep second = [wizard stepNamed:@"second"];
    QOUStep missing = [wizard stepNamed:@"none"];
    return [NSString stringWithFormat:@"%ld %d", (long)second, missing == NSNotFound];
}
