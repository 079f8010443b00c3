#import "QOCStore.h"

static NSMutableArray *all;

@implementation QOCStore
+ (NSMutableDictionary *)cache {
    static NSMutableDictionary *cache;
    if (!cache) cache = [NSMutableDictionary dictionary];
    return cache;
}
+ (NSMutableArray *)queue {
    static NSMutableArray *queue = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ queue = [[NSMutableArray alloc] init]; });
    return queue;
}
+ (NSArray *)all { return all; }
+ (void)add:(NSString *)name {
    if (all == nil) all = [NSMutableArray array];
    [all addObject:name];
}
@end

static NSMutableSet *QOCSeen(void) {
    static NSMutableSet *seen;
    if (seen == nil) seen = [[NSMutableSet alloc] init];
    return seen;
}

NSString *scenario_statics_returned_2_changed(void) {
    NSMutableDictionary *cache = [QOCStore cache];
    cache[@"a"] = @1;
    [cache setObject:@2 forKey:@"b"];
    return [NSString stringWithFormat:@"%lu", (unsigned long)[QOCStore cache].count];
}
NSString *scenario_statics_returned_2_once(void) {
    NSMutableArray *queue = [QOCStore queue];
    [queue addObject:@"first"];
    [[QOCStore queue] addObject:@"second"];
    return [NSString stringWithFormat:@"%@ %lu", [[QOCStore queue] componentsJoinedByString:@","], (unsigned long)queue.count];
}
NSString *scenario_statics_returned_2_namesake(void) {
    NSUInteger none = [QOCStore all].count;
    [QOCStore add:@"a"];
    NSArray *one = [QOCStore all];
    [QOCStore add:@"b"];
    return [NSString stringWithFormat:@"%lu %lu %@", (unsigned long)none, (unsigned long)one.count, [[QOCStore all] componentsJoinedByString:@""]];
}
NSString *scenario_statics_returned_2_function(void) {
    NSMutableSet *seen = QOCSeen();
    [seen addObject:@"x"];
    [QOCSeen() addObject:@"y"];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)QOCSeen().count, (unsigned long)seen.count];
}
