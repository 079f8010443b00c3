#import "QOKSlider.h"

@implementation QOKSlider
- (void)setValue:(NSInteger)value {
    if (_value == value) return;
    _value = value;
    if (_value > 10) _value = 10;
    self.changes++;
}
- (void)setTitle:(NSString *)title {
    _title = [title copy];
    self.changes = self.changes + 1;
}
- (void)setPlain:(NSString *)plain { _plain = [plain uppercaseString]; }
@end

static NSString *QOKLog(void (^change)(QOKSlider *slider)) {
    QOKSlider *slider = [[QOKSlider alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [[RACObserve(slider, value) skip:1] subscribeNext:^(NSNumber *value) { [log addObject:[NSString stringWithFormat:@"v%@", value]]; }];
    [[RACObserve(slider, title) skip:1] subscribeNext:^(NSString *title) { [log addObject:[NSString stringWithFormat:@"t%@", title]]; }];
    [[RACObserve(slider, changes) skip:1] subscribeNext:^(NSNumber *changes) { [log addObject:[NSString stringWithFormat:@"c%@", changes]]; }];
    [[RACObserve(slider, plain) skip:1] subscribeNext:^(NSString *plain) { [log addObject:[NSString stringWithFormat:@"p%@", plain]]; }];
    change(slider);
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_rac_observed_setters_2_once(void) { return QOKLog(^(QOKSlider *slider) { slider.value = 12; }); }
NSString *scenario_rac_observed_setters_2_same(void) { return QOKLog(^(QOKSlider *slider) { slider.value = 3; slider.value = 3; }); }
NSString *scenario_rac_observed_setters_2_order(void) { return QOKLog(^(QOKSlider *slider) { slider.title = @"a"; [slider setTitle:nil]; }); }
NSString *scenario_rac_observed_setters_2_simple(void) { return QOKLog(^(QOKSlider *slider) { slider.plain = @"x"; slider.plain = nil; }); }
NSString *scenario_rac_observed_setters_2_read(void) {
    QOKSlider *slider = [[QOKSlider alloc] init];
    slider.value = 40;
    slider.title = @"t";
    return [NSString stringWithFormat:@"%ld %@ %ld", (long)slider.value, slider.title, (long)slider.changes];
}
