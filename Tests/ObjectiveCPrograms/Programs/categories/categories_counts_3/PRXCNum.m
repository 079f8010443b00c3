#import "PRXCNum.h"

@implementation NSNumber (PRXCFormat)

- (NSString *)prxc_ordinal {
    NSInteger value = [self integerValue];
    NSInteger last = labs(value) % 10, two = labs(value) % 100;
    NSString *suffix = @"th";
    if (two < 11 || two > 13) {
        switch (last) {
            case 1: suffix = @"st"; break;
            case 2: suffix = @"nd"; break;
            case 3: suffix = @"rd"; break;
        }
    }
    return [NSString stringWithFormat:@"%@%@", self, suffix];
}

- (NSNumber *)prxc_clampedBetween:(NSNumber *)low and:(NSNumber *)high {
    if (low && [self compare:low] == NSOrderedAscending) return low;
    if (high && [self compare:high] == NSOrderedDescending) return high;
    return self;
}

- (BOOL)prxc_isWhole {
    double value = self.doubleValue;
    return value == floor(value);
}

- (void)prxc_times:(void (^)(NSUInteger))block {
    NSUInteger count = MAX(0, self.integerValue);
    for (NSUInteger i = 0; i < count; i++) {
        block(i);
    }
}

- (NSString *)prxc_roman {
    static NSArray *letters;
    static const int values[] = {10, 9, 5, 4, 1};
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        letters = @[@"X", @"IX", @"V", @"IV", @"I"];
    });
    int left = self.intValue;
    NSMutableString *roman = [NSMutableString new];
    for (int i = 0; left > 0; ) {
        if (left >= values[i]) {
            left -= values[i];
            [roman appendString:letters[i]];
        } else {
            i++;
        }
    }
    return roman;
}

@end

@implementation NSArray (PRXCMath)

- (NSNumber *)prxc_sum {
    double sum = 0;
    for (NSNumber *n in self) sum += n.doubleValue;
    return @(sum);
}

- (NSNumber *)prxc_median {
    if (self.count == 0) return nil;
    NSArray *sorted = [self sortedArrayUsingSelector:@selector(compare:)];
    NSUInteger middle = sorted.count / 2;
    if (sorted.count % 2) return sorted[middle];
    return @(([sorted[middle] doubleValue] + [sorted[middle - 1] doubleValue]) / 2);
}

- (NSArray *)prxc_map:(id (^)(id))block {
    NSMutableArray *result = [NSMutableArray arrayWithCapacity:self.count];
    for (id x in self) [result addObject:block(x) ?: [NSNull null]];
    return result;
}

- (id)prxc_reduce:(id)initial with:(id (^)(id, id))block {
    id acc = initial;
    for (id x in self) acc = block(acc, x);
    return acc;
}

@end

NSString *scenario_categories_counts_3_ordinals(void) {
    NSArray *texts = [@[@1, @2, @3, @4, @11, @12, @13, @21, @-2, @112, @0] valueForKey:@"prxc_ordinal"];
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_categories_counts_3_clamped(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", [@5 prxc_clampedBetween:@1 and:@3], [@-5 prxc_clampedBetween:@1 and:@3],
        [@2.5 prxc_clampedBetween:@1 and:@3], [@9 prxc_clampedBetween:@1 and:nil], [@(YES) prxc_clampedBetween:nil and:@0.5]];
}

NSString *scenario_categories_counts_3_whole(void) {
    NSNumber *none = nil;
    return [NSString stringWithFormat:@"%d%d%d%d", [@3 prxc_isWhole], [@3.5 prxc_isWhole], [@(1e10) prxc_isWhole], none.prxc_isWhole];
}

NSString *scenario_categories_counts_3_times(void) {
    __block NSUInteger total = 0;
    NSMutableArray *seen = [NSMutableArray array];
    [@4 prxc_times:^(NSUInteger i) {
        total += i;
        [seen addObject:@(i * i)];
    }];
    [@-3 prxc_times:^(NSUInteger i) { total += 100; }];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)total, [seen componentsJoinedByString:@","]];
}

NSString *scenario_categories_counts_3_roman(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ [%@]", @(39).prxc_roman, @(4).prxc_roman, [@18 prxc_roman], [@0 prxc_roman]];
}

NSString *scenario_categories_counts_3_lists(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", [@[@1, @2.5] prxc_sum], [@[@3, @1, @2] prxc_median], [@[@4, @1, @3, @2] prxc_median], [@[] prxc_median], [@[@"3", @4] prxc_sum]];
}

NSString *scenario_categories_counts_3_folds(void) {
    NSArray *mapped = [@[@1, @2, @3] prxc_map:^id(NSNumber *x) {
        return x.intValue == 2 ? nil : @(x.intValue * 10);
    }];
    NSString *joined = [@[@"a", @"b"] prxc_reduce:@"" with:^id(NSString *acc, NSString *x) {
        return [acc stringByAppendingString:x];
    }];
    NSNumber *product = [@[@2, @3, @7] prxc_reduce:@1 with:^(NSNumber *acc, NSNumber *x) {
        return @(acc.integerValue * x.integerValue);
    }];
    id none = [@[] prxc_reduce:nil with:^(id acc, id x) { return x; }];
    return [NSString stringWithFormat:@"%@ %@ %d %@ %@ %@", mapped[0], mapped[2], mapped[1] == [NSNull null], joined, product, none];
}

NSString *scenario_categories_counts_3_nothing(void) {
    NSArray *none = nil;
    NSNumber *sum = [none prxc_sum];
    NSUInteger count = [[none prxc_map:^(id x) { return x; }] count];
    return [NSString stringWithFormat:@"%@ %lu %.1f", sum, (unsigned long)count, [[none prxc_median] doubleValue]];
}
