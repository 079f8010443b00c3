#import "PRX97DMain.h"

@interface PRX97DBox : NSObject
@property (nonatomic, strong) PRX97DBox *inner;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, assign) double weight;
@property (nonatomic, assign) NSRange range;
@property (nonatomic, assign) CGSize size;
@property (nonatomic, strong) NSArray *list;
@property (nonatomic, assign) SEL action;
@property (nonatomic, copy) NSInteger (^count)(NSInteger n);
- (PRX97DBox *)find:(NSString *)text;
- (NSInteger)depth;
- (BOOL)isEmpty;
- (NSComparisonResult)compare:(PRX97DBox *)other;
+ (PRX97DBox *)boxWithText:(NSString *)text;
@end
@implementation PRX97DBox
+ (PRX97DBox *)boxWithText:(NSString *)text {
    if (!text.length) return nil;
    PRX97DBox *box = [self new];
    box.text = text;
    return box;
}
- (PRX97DBox *)find:(NSString *)text { return [self.text isEqualToString:text] ? self : [self.inner find:text]; }
- (NSInteger)depth { return 1 + self.inner.depth; }
- (BOOL)isEmpty { return !self.list.count && !self.inner; }
- (NSComparisonResult)compare:(PRX97DBox *)other { return [self.text compare:other.text]; }
@end

NSString *scenario_nil_conditions_boxes_3_found(void) {
    PRX97DBox *box = [PRX97DBox boxWithText:@"a"];
    box.inner = [PRX97DBox boxWithText:@"b"];
    return [NSString stringWithFormat:@"%@ %@ %@", [box find:@"b"].text, [box find:@"c"].text, [[PRX97DBox boxWithText:@""] find:@"a"].text];
}

NSString *scenario_nil_conditions_boxes_3_depths(void) {
    PRX97DBox *box = [PRX97DBox boxWithText:@"a"], *none = nil;
    box.inner = [PRX97DBox boxWithText:@"b"];
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)box.depth, (long)none.depth, (long)box.inner.depth];
}

NSString *scenario_nil_conditions_boxes_3_structs_of_nil(void) {
    PRX97DBox *none = nil;
    CGSize size = none.size;
    return [NSString stringWithFormat:@"%lu %lu %g %g %d", (unsigned long)none.range.location, (unsigned long)NSMaxRange(none.range), size.width, none.inner.size.height, none.range.length == 0];
}

NSString *scenario_nil_conditions_boxes_3_empty(void) {
    PRX97DBox *box = [PRX97DBox new], *none = nil;
    BOOL first = box.isEmpty, second = none.isEmpty;
    box.list = @[ @1 ];
    return [NSString stringWithFormat:@"%d %d %d %d", first, second, [box isEmpty], !none.isEmpty];
}

NSString *scenario_nil_conditions_boxes_3_compared(void) {
    PRX97DBox *a = [PRX97DBox boxWithText:@"a"], *none = nil;
    return [NSString stringWithFormat:@"%ld %d %d %d", (long)[none compare:a], [none compare:a] == NSOrderedSame, [none isEqual:nil], none == nil];
}

NSString *scenario_nil_conditions_boxes_3_conditions(void) {
    NSMutableArray *log = [NSMutableArray array];
    PRX97DBox *box = [PRX97DBox new];
    if (!box.list.count) [log addObject:@"no list"];
    box.list = @[ @1, @2 ];
    if (box.list.count && box.list) [log addObject:@"list"];
    NSUInteger count = [box.list count] ?: 7;
    [log addObject:@(count)];
    if (box.inner.list.count > 0) [log addObject:@"inner"];
    else if (box.inner.weight >= 1) [log addObject:@"heavy"];
    else [log addObject:@"else"];
    return [log componentsJoinedByString:@"|"];
}

NSString *scenario_nil_conditions_boxes_3_elvis(void) {
    PRX97DBox *box = [PRX97DBox new];
    NSString *a = box.text ?: @"d";
    box.text = @"x";
    NSString *b = box.text ?: @"d";
    NSNumber *n = @0 ?: @5;
    NSString *c = box.inner.text ?: box.inner.inner.text ?: @"e";
    return [NSString stringWithFormat:@"%@ %@ %d %@", a, b, n.intValue + 5, c];
}

NSString *scenario_nil_conditions_boxes_3_blocks(void) {
    PRX97DBox *box = [PRX97DBox new];
    box.count = ^NSInteger(NSInteger n) { return n * 2; };
    NSInteger a = box.count ? box.count(3) : -1;
    box.count = nil;
    NSInteger b = box.count ? box.count(3) : -1;
    return [NSString stringWithFormat:@"%ld %ld", (long)a, (long)b];
}

NSString *scenario_nil_conditions_boxes_3_appended(void) {
    PRX97DBox *box = [PRX97DBox new];
    NSString *text = [NSString stringWithFormat:@"a%@", box.text];
    NSMutableArray *list = [NSMutableArray arrayWithObjects:@"a", box.text, @"c", nil];
    return [NSString stringWithFormat:@"%@ %lu %@", text, (unsigned long)list.count, list[0]];
}

NSString *scenario_nil_conditions_boxes_3_loops(void) {
    PRX97DBox *box = [PRX97DBox boxWithText:@"1"];
    box.inner = [PRX97DBox boxWithText:@"2"];
    box.inner.inner = [PRX97DBox boxWithText:@"3"];
    NSUInteger steps = 0;
    for (PRX97DBox *next = box; next; next = next.inner) steps++;
    PRX97DBox *none = nil;
    NSUInteger more = 0;
    while (none.inner) more++;
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)steps, (unsigned long)more];
}

NSString *scenario_nil_conditions_boxes_3_set_on_nil(void) {
    PRX97DBox *none = nil;
    none.text = @"x";
    none.weight += 5;
    none.inner.inner.text = @"y";
    return [NSString stringWithFormat:@"%@ %g %@", none.text, none.weight, [none.list lastObject]];
}

NSString *scenario_nil_conditions_boxes_3_dictionary_of_nil(void) {
    NSDictionary *none = nil;
    NSMutableDictionary *table = nil;
    table[@"a"] = @1;
    [table setObject:@2 forKey:@"b"];
    return [NSString stringWithFormat:@"%@ %lu %@", none[@"k"], (unsigned long)table.count, [none.allKeys firstObject]];
}

NSString *scenario_nil_conditions_boxes_3_arithmetic(void) {
    PRX97DBox *none = nil;
    return [NSString stringWithFormat:@"%ld %ld %g %d", (long)(none.depth * 4), (long)none.depth - 1, none.weight + 1.5, none.weight < 0];
}
