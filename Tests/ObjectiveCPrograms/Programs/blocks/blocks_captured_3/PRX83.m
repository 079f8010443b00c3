#import "PRX83.h"

@implementation PRX83Queue
@end
NSString *scenario_blocks_captured_3_changed(void) {
    NSMutableArray *list = [NSMutableArray array];
    PRX83Queue *queue = [PRX83Queue new];
    queue.add = ^(NSString *name) { [list addObject:name]; };
    queue.size = ^{ return list.count; };
    queue.add(@"a");
    [list addObject:@"b"];
    NSUInteger first = queue.size();
    list = [NSMutableArray arrayWithObject:@"x"];
    queue.add(@"c");
    return [NSString stringWithFormat:@"%lu %lu %@", (unsigned long)first, (unsigned long)queue.size(), [list componentsJoinedByString:@","]];
}
NSString *scenario_blocks_captured_3_read(void) {
    NSMutableString *text = [NSMutableString stringWithString:@"1"];
    NSString *(^read)(void) = ^{ return [text copy]; };
    [text appendString:@"2"];
    NSString *before = read();
    text = [NSMutableString string];
    [text appendString:@"3"];
    return [NSString stringWithFormat:@"%@ %@ %@", before, read(), text];
}
NSString *scenario_blocks_captured_3_rounds(void) {
    NSMutableArray *readers = [NSMutableArray array];
    NSMutableDictionary *page = [NSMutableDictionary dictionary];
    for (int i = 0; i < 3; i++) {
        NSMutableDictionary *current = page;
        [readers addObject:^{ return @(current.count); }];
        page[@(i)] = @"x";
        if (i == 1) page = [NSMutableDictionary dictionary];
    }
    NSMutableString *out = [NSMutableString string];
    for (NSNumber *(^reader)(void) in readers) [out appendFormat:@"%@", reader()];
    return out;
}
