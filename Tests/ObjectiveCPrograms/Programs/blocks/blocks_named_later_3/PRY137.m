#import "PRY137.h"

@interface PRY137Runner : NSObject
@property (nonatomic) NSInteger count;
- (NSString *)run:(NSString *(^)(void))block;
- (NSArray *)map:(NSArray *)list with:(id (^)(id))block;
@end
@implementation PRY137Runner
- (NSString *)run:(NSString *(^)(void))block { self.count++; return block(); }
- (NSArray *)map:(NSArray *)list with:(id (^)(id))block {
    NSMutableArray *made = [NSMutableArray array];
    for (id one in list) [made addObject:block(one) ?: [NSNull null]];
    return made;
}
- (NSString *)later {
    NSString *(^shown)(void) = ^NSString * { return [NSString stringWithFormat:@"%ld", (long)self.count]; };
    self.count = 5;
    return [self run:shown];
}
@end
NSString *scenario_blocks_named_later_3_structures(void) {
    NSRange range = NSMakeRange(1, 2);
    NSString *(^shown)(void) = ^NSString * { return NSStringFromRange(range); };
    range.location = 7;
    NSInteger numbers = 1;
    NSString *(^counted)(void) = ^NSString * { return @(numbers).stringValue; };
    numbers++;
    PRY137Runner *runner = [PRY137Runner new];
    NSString *one = [runner run:shown];
    return [NSString stringWithFormat:@"%@ %@ %lu %ld", one, [runner run:counted], (unsigned long)range.location, (long)numbers];
}
NSString *scenario_blocks_named_later_3_shared(void) {
    NSMutableArray *list = [NSMutableArray arrayWithObject:@"a"];
    NSString *(^joined)(void) = ^NSString * { return [list componentsJoinedByString:@"+"]; };
    [list addObject:@"b"];
    __block NSInteger calls = 0;
    NSString *(^called)(void) = ^NSString * { calls++; return @(calls).stringValue; };
    calls = 4;
    PRY137Runner *runner = [PRY137Runner new];
    return [NSString stringWithFormat:@"%@ %@ %@ %ld", [runner run:joined], [runner run:called], [runner later], (long)runner.count];
}
NSString *scenario_blocks_named_later_3_classes(void) {
    PRY137Runner *runner = [PRY137Runner new];
    id (^length)(NSString *) = ^id(NSString *text) { return @(text.length); };
    NSArray *one = [runner map:@[@"ab", @"c"] with:length];
    NSArray *two = [runner map:@[@"abc"] with:length];
    id (^half)(NSNumber *) = ^id(NSNumber *number) { return number.integerValue % 2 ? nil : @(number.integerValue / 2); };
    NSArray *three = [runner map:@[@4, @5] with:half];
    return [NSString stringWithFormat:@"%@ %@ %@", [one componentsJoinedByString:@","], [two componentsJoinedByString:@","], [three componentsJoinedByString:@","]];
}
