#import "RGSBox.h"

@implementation RGSBox

- (void)countInto:(NSMutableArray *)log {
    @weakify(self);
    __block NSInteger count = 0;
    [self.input subscribeNext:^(NSString *x) {
        @strongify(self);
        count++;
        [log addObject:[NSString stringWithFormat:@"%@ %ld", x, (long)count]];
        self.value = x;
    }];
}

- (RACSignal *)answers {
    @weakify(self);
    return [self.input flattenMap:^RACSignal *(NSString *x) {
        @strongify(self);
        if (!self) return [RACSignal return:@"gone"];
        self.value = x;
        return [RACSignal return:[self.value uppercaseString]];
    }];
}

- (RACSignal *)passing {
    @weakify(self);
    return [self.input filter:^BOOL(NSString *x) {
        @strongify(self);
        return x.length > 1 || self.value.length > 0;
    }];
}

@end

NSString *scenario_rac_captures_gone_self_2_counts(void) {
    RACSubject *input = [RACSubject subject];
    NSMutableArray *log = [NSMutableArray array];
    @autoreleasepool {
        RGSBox *box = [[RGSBox alloc] init];
        box.input = input;
        [box countInto:log];
        [input sendNext:@"a"];
        [log addObject:box.value];
    }
    [input sendNext:@"b"];
    return [log componentsJoinedByString:@","];
}

NSString *scenario_rac_captures_gone_self_2_answers(void) {
    RACSubject *input = [RACSubject subject];
    NSMutableArray *log = [NSMutableArray array];
    @autoreleasepool {
        RGSBox *box = [[RGSBox alloc] init];
        box.input = input;
        [[box answers] subscribeNext:^(NSString *x) { [log addObject:x]; }];
        [input sendNext:@"a"];
    }
    [input sendNext:@"b"];
    return [log componentsJoinedByString:@","];
}

NSString *scenario_rac_captures_gone_self_2_passes(void) {
    RACSubject *input = [RACSubject subject];
    NSMutableArray *log = [NSMutableArray array];
    RGSBox *box = [[RGSBox alloc] init];
    box.input = input;
    [[box passing] subscribeNext:^(NSString *x) { [log addObject:x]; }];
    [input sendNext:@"a"];
    box.value = @"v";
    [input sendNext:@"b"];
    [input sendNext:@"cd"];
    return [log componentsJoinedByString:@","];
}

NSString *scenario_rac_captures_gone_self_2_types(void) {
    RACSubject *input = [RACSubject subject];
    NSMutableArray *log = [NSMutableArray array];
    [[[input materialize] map:^(RACEvent *event) { return @(event.eventType); }] subscribeNext:^(NSNumber *type) {
        [log addObject:[NSString stringWithFormat:@"%@", type]];
    }];
    [input sendNext:@"a"];
    [input sendCompleted];
    return [log componentsJoinedByString:@","];
}
