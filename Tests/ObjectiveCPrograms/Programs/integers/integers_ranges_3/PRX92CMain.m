#import "PRX92CMain.h"

@interface PRX92CMeter : NSObject
@property (nonatomic, assign) NSUInteger count;
@property (nonatomic, assign) unsigned char level;
@property (nonatomic, assign) uint16_t port;
@property (nonatomic, assign) short height;
@property (nonatomic, assign) NSRange range;
@property (nonatomic, assign) BOOL on;
@property (nonatomic, assign) unsigned int flags;
@end
@implementation PRX92CMeter
@end

static NSString *PRX92CBefore(NSString *text, NSString *mark) {
    NSRange range = [text rangeOfString:mark];
    if (range.location - 1 < text.length) return [text substringWithRange:NSMakeRange(range.location - 1, 1)];
    return @"-";
}

NSString *scenario_integers_ranges_3_range_before_zero(void) {
    NSRange range = NSMakeRange(0, 3);
    NSUInteger before = range.location - 1;
    return [NSString stringWithFormat:@"%lu %d", (unsigned long)before, before < range.length];
}

NSString *scenario_integers_ranges_3_range_functions(void) {
    return [NSString stringWithFormat:@"%@ %@ %@", PRX92CBefore(@"abc", @"a"), PRX92CBefore(@"abc", @"c"), PRX92CBefore(@"abc", @"x")];
}

NSString *scenario_integers_ranges_3_not_found(void) {
    NSRange range = [@"abc" rangeOfString:@"q"];
    NSUInteger next = range.location + 1;
    return [NSString stringWithFormat:@"%lu %lu %lu %d", (unsigned long)range.location, (unsigned long)range.length, (unsigned long)next,
            NSMaxRange(range) == NSNotFound];
}

NSString *scenario_integers_ranges_3_length_difference(void) {
    NSString *a = @"abc", *b = @"abcde";
    NSInteger difference = a.length - b.length;
    NSUInteger wrapped = a.length - b.length;
    return [NSString stringWithFormat:@"%ld %lu %d", (long)difference, (unsigned long)wrapped, a.length - b.length > 0];
}

NSString *scenario_integers_ranges_3_range_of_property(void) {
    PRX92CMeter *meter = [PRX92CMeter new];
    meter.range = NSMakeRange(2, 5);
    NSRange range = meter.range;
    range.location -= 5;
    range.length -= 1;
    return [NSString stringWithFormat:@"%lu %lu %d", (unsigned long)range.length, (unsigned long)range.location, NSMaxRange(range) == 1];
}

NSString *scenario_integers_ranges_3_key_value(void) {
    PRX92CMeter *meter = [PRX92CMeter new];
    [meter setValue:@(-1) forKey:@"count"];
    [meter setValue:@(-1) forKey:@"level"];
    [meter setValue:@(-1) forKey:@"port"];
    [meter setValue:@65535 forKey:@"height"];
    return [NSString stringWithFormat:@"%lu %d %d %d", (unsigned long)meter.count, meter.level, meter.port, meter.height];
}

NSString *scenario_integers_ranges_3_key_value_reads(void) {
    PRX92CMeter *meter = [PRX92CMeter new];
    meter.count = 3;
    meter.level = 200;
    [meter setValue:@7.9 forKey:@"flags"];
    PRX92CMeter *none = nil;
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [meter valueForKey:@"count"], [meter valueForKey:@"level"], [none valueForKey:@"count"], [meter valueForKey:@"flags"]];
}

NSString *scenario_integers_ranges_3_assigned(void) {
    PRX92CMeter *meter = [PRX92CMeter new];
    NSInteger big = 300, bigger = 70000, middle = 40000;
    meter.level = big;
    meter.port = bigger;
    meter.height = middle;
    return [NSString stringWithFormat:@"%d %d %d", meter.level, meter.port, meter.height];
}

NSString *scenario_integers_ranges_3_counted_down(void) {
    PRX92CMeter *meter = [PRX92CMeter new];
    meter.level--;
    meter.flags -= 1;
    meter.count--;
    return [NSString stringWithFormat:@"%d %u %lu", meter.level, meter.flags, (unsigned long)meter.count];
}

NSString *scenario_integers_ranges_3_backwards(void) {
    NSString *text = @"abc";
    NSMutableString *reversed = [NSMutableString string];
    NSUInteger rounds = 0;
    for (NSUInteger i = text.length - 1; i < text.length; i--) {
        [reversed appendFormat:@"%C", [text characterAtIndex:i]];
        rounds++;
    }
    return [NSString stringWithFormat:@"%@ %lu", reversed, (unsigned long)rounds];
}

NSString *scenario_integers_ranges_3_index_of_nothing(void) {
    NSArray *list = @[ @"a" ];
    NSUInteger index = [list indexOfObject:@"z"];
    int narrow = (int)index;
    return [NSString stringWithFormat:@"%d %d %ld", index == NSNotFound, narrow, (long)index];
}

NSString *scenario_integers_ranges_3_enclosed(void) {
    NSMutableArray *found = [NSMutableArray array];
    for (NSString *text in @[ @"a(b(c))", @"()" ]) {
        NSRange open = [text rangeOfString:@"("], close = [text rangeOfString:@")" options:NSBackwardsSearch];
        NSUInteger length = close.location - open.location - 1;
        [found addObject:length > 0 ? [text substringWithRange:NSMakeRange(open.location + 1, length)] : text];
    }
    return [found componentsJoinedByString:@" "];
}

NSString *scenario_integers_ranges_3_intersections(void) {
    NSRange a = NSMakeRange(0, 4), b = NSMakeRange(2, 5);
    return [NSString stringWithFormat:@"%@ %@ %@ %d %d", NSStringFromRange(NSIntersectionRange(a, b)), NSStringFromRange(NSIntersectionRange(a, NSMakeRange(9, 1))),
            NSStringFromRange(NSUnionRange(a, b)), NSLocationInRange(3, a), NSLocationInRange(4, a)];
}

NSString *scenario_integers_ranges_3_from_string(void) {
    NSRange range = NSRangeFromString(@"{3, 4}");
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)range.location, (unsigned long)range.length, (unsigned long)NSRangeFromString(@"").length];
}
