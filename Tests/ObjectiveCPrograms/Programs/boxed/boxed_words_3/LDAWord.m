#import "LDAWord.h"

@implementation LDAWord
- (NSString *)word { return [self.number stringValue]; }
- (NSString *)told { return self.number.description; }
- (NSString *)rated { return [@(self.ratio) stringValue]; }
- (NSString *)flagged { return [@(self.flag) description]; }
- (NSString *)thingWord { return [self.thing description]; }
- (NSString *)selectorOf:(id)a and:(id)b { return NSStringFromSelector(_cmd); }
- (NSString *)selector { return NSStringFromSelector(_cmd); }
@end

NSString *scenario_boxed_words_3_numbers(void) {
    LDAWord *w = [[LDAWord alloc] init];
    w.number = @15.0;
    NSString *first = [w word];
    w.number = @(-2.0);
    NSString *second = [w told];
    w.number = @7;
    return [NSString stringWithFormat:@"%@ %@ %@ %@", first, second, [w word], [w told]];
}
NSString *scenario_boxed_words_3_fractions(void) {
    LDAWord *w = [[LDAWord alloc] init];
    w.ratio = 3;
    NSString *whole = [w rated];
    w.ratio = 0.25;
    return [NSString stringWithFormat:@"%@ %@ %@", whole, [w rated], [[NSNumber numberWithDouble:4] description]];
}
NSString *scenario_boxed_words_3_flags(void) {
    LDAWord *w = [[LDAWord alloc] init];
    NSString *no = [w flagged];
    w.flag = YES;
    return [NSString stringWithFormat:@"%@ %@ %@ %@", no, [w flagged], [@YES stringValue], [@NO description]];
}
NSString *scenario_boxed_words_3_missing(void) {
    LDAWord *w = [[LDAWord alloc] init];
    NSUInteger length = [w word].length + [w told].length + [w thingWord].length;
    return [NSString stringWithFormat:@"%lu %@ %@", (unsigned long)length, [w told], [w thingWord] == nil ? @"nil" : @"text"];
}
NSString *scenario_boxed_words_3_things(void) {
    LDAWord *w = [[LDAWord alloc] init];
    NSMutableString *text = [NSMutableString string];
    for (id thing in @[@"a", @1, @2.0, @YES, @2.5]) {
        w.thing = thing;
        [text appendString:[w thingWord]];
        [text appendString:@" "];
    }
    return text;
}
NSString *scenario_boxed_words_3_lists(void) {
    LDAWord *w = [[LDAWord alloc] init];
    NSString *none = w.list.description;
    w.list = @[@1, @"b"];
    return [NSString stringWithFormat:@"%@ %@ %@", none, w.list.description, [@{@"k": @1.0} description]];
}
NSString *scenario_boxed_words_3_orders(void) {
    NSNumber *order = @([@2 compare:@1]);
    NSNumber *other = @([@"a" compare:@"b"]);
    return [NSString stringWithFormat:@"%@ %@ %ld", order, other, (long)[order integerValue] + [other integerValue]];
}
NSString *scenario_boxed_words_3_selectors(void) {
    LDAWord *w = [[LDAWord alloc] init];
    return [NSString stringWithFormat:@"%@ %@", [w selectorOf:nil and:nil], [w selector]];
}
NSString *scenario_boxed_words_3_blocks(void) {
    NSMutableArray *list = [NSMutableArray array];
    for (NSInteger i = 0; i < 3; i++) [list addObject:^{ return @(i * 2); }];
    NSNumber *(^block)(void) = list[1];
    return [NSString stringWithFormat:@"%@ %ld", block(), (long)[block() integerValue]];
}
