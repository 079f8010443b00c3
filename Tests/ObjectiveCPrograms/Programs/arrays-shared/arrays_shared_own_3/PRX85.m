#import "PRX85.h"

@implementation PRX85Store { NSMutableArray *_items; }
- (instancetype)init { if (self = [super init]) { _items = [NSMutableArray array]; _table = [NSMutableDictionary dictionary]; } return self; }
- (NSArray *)list { return _items; }
- (NSArray *)all { return _items; }
- (NSString *)grow {
    NSArray *seen = self.list;
    NSUInteger before = seen.count;
    [_items addObject:@1];
    NSArray *other = [self all];
    [_items addObject:@2];
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)before, (unsigned long)seen.count, (unsigned long)other.count];
}
- (NSString *)clear {
    NSDictionary *table = self.table;
    self.table[@"a"] = @1;
    [self.table setObject:@2 forKey:@"b"];
    NSUInteger count = table.count;
    NSDictionary *copy = [self.table copy];
    [self.table removeAllObjects];
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)count, (unsigned long)table.count, (unsigned long)copy.count];
}
- (NSString *)keep {
    NSArray *copy = [_items copy];
    [_items removeAllObjects];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)copy.count, (unsigned long)_items.count];
}
@end
@implementation PRX85Log { NSMutableString *_text; NSMutableArray *_lines; }
- (instancetype)init { if (self = [super init]) { _text = [NSMutableString string]; _lines = [NSMutableArray array]; } return self; }
- (NSString *)write:(NSString *)text {
    NSString *whole = _text;
    [_text appendString:text];
    NSArray *queue = _lines;
    for (NSString *line in queue) (void)line;
    [_lines addObject:text];
    return [NSString stringWithFormat:@"%@ %lu", whole, (unsigned long)_lines.count];
}
@end
NSString *scenario_arrays_shared_own_3_stores(void) {
    PRX85Store *store = [PRX85Store new];
    return [NSString stringWithFormat:@"%@ / %@ / %@", [store grow], [store clear], [store keep]];
}
NSString *scenario_arrays_shared_own_3_logs(void) {
    PRX85Log *log = [PRX85Log new];
    NSString *one = [log write:@"a"], *two = [log write:@"b"];
    return [NSString stringWithFormat:@"%@ %@", one, two];
}
