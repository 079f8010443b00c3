#import "PRY116.h"

@interface PRY116Box : NSObject
@property (nonatomic, strong) NSMutableArray *list;
@property (nonatomic, strong) NSMutableString *text;
- (void)with:(NSMutableArray *)list do:(void (^)(void))block;
- (NSMutableString *)textOr:(NSMutableString *)other;
+ (NSMutableArray *)filled:(NSMutableArray *)list;
@end
@implementation PRY116Box
- (void)with:(NSMutableArray *)list do:(void (^)(void))block {
    NSMutableArray *mine = self.list;
    self.list = list;
    block();
    self.list = mine;
}
- (NSMutableString *)textOr:(NSMutableString *)other { return self.text ? self.text : other; }
+ (NSMutableArray *)filled:(NSMutableArray *)list {
    NSMutableArray *result = list;
    if (!result) result = [NSMutableArray array];
    [result addObject:@"f"];
    return result;
}
@end
NSString *scenario_apps_swapped_swapped(void) {
    PRY116Box *box = [PRY116Box new];
    box.list = [NSMutableArray arrayWithObject:@"own"];
    NSMutableArray *other = [NSMutableArray array];
    [box with:other do:^{ [box.list addObject:@1]; }];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)box.list.count, (unsigned long)other.count];
}
NSString *scenario_apps_swapped_text(void) {
    PRY116Box *box = [PRY116Box new];
    NSMutableString *mine = [NSMutableString stringWithString:@"m"];
    [[box textOr:mine] appendString:@"1"];
    box.text = [NSMutableString stringWithString:@"t"];
    [[box textOr:mine] appendString:@"2"];
    return [NSString stringWithFormat:@"%@ %@", mine, box.text];
}
NSString *scenario_apps_swapped_filled(void) {
    NSMutableArray *list = [NSMutableArray array];
    NSMutableArray *same = [PRY116Box filled:list];
    [same addObject:@2];
    NSMutableArray *made = [PRY116Box filled:nil];
    return [NSString stringWithFormat:@"%lu %lu %d", (unsigned long)list.count, (unsigned long)made.count, same == list];
}
NSString *scenario_apps_swapped_enumerated(void) {
    NSArray *rows = @[[NSMutableArray array], [NSMutableArray arrayWithObject:@1]];
    [rows enumerateObjectsUsingBlock:^(NSMutableArray *row, NSUInteger index, BOOL *stop) {
        NSMutableArray *same = row;
        [same addObject:@(index)];
    }];
    NSMutableDictionary *table = [NSMutableDictionary dictionary];
    for (NSString *key in @[@"a", @"b", @"a"]) {
        NSMutableArray *group = table[key] ?: [NSMutableArray array];
        [group addObject:key];
        table[key] = group;
    }
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)[rows[0] count], (unsigned long)[rows[1] count], (unsigned long)[table[@"a"] count]];
}
