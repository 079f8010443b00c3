#import "PRXRunning.h"

static NSDictionary *prices(void) {
    return @{@"tea": @2, @"bread": @3};
}

NSString *scenario_rac_nil_running_3_scan(void) {
    NSMutableArray *lines = [NSMutableArray array];
    RACSignal *orders = [@[@"tea", @"cake", @"bread"].rac_sequence signalWithScheduler:RACScheduler.immediateScheduler];
    [[orders scanWithStart:@0 reduce:^id(NSNumber *last, NSString *name) {
        [lines addObject:[NSString stringWithFormat:@"%@>%@", last, name]];
        return [prices() objectForKey:name];
    }] subscribeNext:^(NSNumber *price) {
        [lines addObject:[NSString stringWithFormat:@"%ld", (long)price.integerValue]];
    }];
    return [lines componentsJoinedByString:@" "];
}

NSString *scenario_rac_nil_running_3_fold(void) {
    NSNumber *last = [@[@"tea", @"cake", @"bread", @"none"].rac_sequence foldLeftWithStart:@1 reduce:^id(NSNumber *running, NSString *name) {
        NSNumber *price = prices()[name];
        return price ? @(running.integerValue * 10 + price.integerValue) : nil;
    }];
    NSString *first = [@[@"tea", @"bread"].rac_sequence foldLeftWithStart:@"start" reduce:^id(NSString *running, NSString *name) {
        return running.length > 3 ? nil : name;
    }];
    return [NSString stringWithFormat:@"%@ %@", last, first];
}

NSString *scenario_rac_nil_running_3_aggregate(void) {
    RACSignal *orders = [@[@"cake", @"bread", @"tea"].rac_sequence signalWithScheduler:RACScheduler.immediateScheduler];
    NSNumber *last = [[orders aggregateWithStart:@5 reduce:^id(NSNumber *running, NSString *name) {
        return running == nil ? @100 : prices()[name];
    }] first];
    return [NSString stringWithFormat:@"%@", last];
}

NSString *scenario_rac_nil_running_3_compare(void) {
    NSDictionary *table = @{@"a": @5, @"b": @4};
    NSMutableArray *found = [NSMutableArray array];
    for (NSString *key in @[@"a", @"b", @"x"]) {
        [found addObject:@([table[key] compare:@4])];
        [found addObject:@([[@{@"a": @YES} objectForKey:key] isEqualToNumber:@1])];
    }
    return [found componentsJoinedByString:@" "];
}

NSString *scenario_rac_nil_running_3_otherwise(void) {
    NSArray *list = @[@1, @2];
    NSInteger rounds = 0;
    if ((list.count * 2 ?: 3) > 3) {
        rounds++;
    }
    while ((rounds % 4 ?: 7) < 7) {
        rounds++;
    }
    switch (rounds + 1 ?: 9) {
        case 5: return [NSString stringWithFormat:@"five %ld", (long)rounds];
        default: return [NSString stringWithFormat:@"%ld", (long)rounds];
    }
}
