#import "PRYContainers.h"

static NSUInteger prySum(const uint8_t *bytes, NSUInteger n) {
    NSUInteger s = 0;
    for (NSUInteger i = 0; i < n; i++) s += bytes[i];
    return s;
}
NSString *scenario_apps_containers_bytes(void) {
    NSData *d = [@"abc" dataUsingEncoding:NSUTF8StringEncoding];
    const unsigned char *p = d.bytes;
    NSMutableString *hex = [NSMutableString string];
    for (NSUInteger i = 0; i < d.length; i++) [hex appendFormat:@"%02x", p[i]];
    const uint8_t *q = (const uint8_t *)[d bytes];
    return [NSString stringWithFormat:@"%lu %@ %d", (unsigned long)prySum(d.bytes, d.length), hex, q[1]];
}
NSString *scenario_apps_containers_group(void) {
    NSMutableString *log = [NSMutableString string];
    RACSignal *numbers = @[@1, @2, @3, @4].rac_sequence.signal;
    RACSubject *s = [RACSubject subject];
    [[[s groupBy:^id<NSCopying>(NSNumber *n) { return @(n.integerValue % 2); }] flattenMap:^RACSignal *(RACGroupedSignal *g) {
        return [g map:^id(NSNumber *n) { return [NSString stringWithFormat:@"%@:%@", g.key, n]; }];
    }] subscribeNext:^(NSString *t) { [log appendFormat:@"%@ ", t]; }];
    [[s groupBy:^id(NSNumber *n) { return n.integerValue > 2 ? @"big" : @"small"; } transform:nil] subscribeNext:^(RACGroupedSignal *g) { [log appendFormat:@"<%@>", g.key]; }];
    for (NSInteger i = 1; i < 5; i++) [s sendNext:@(i)];
    numbers = nil;
    return log;
}
NSString *scenario_apps_containers_hash(void) {
    NSHashTable *h = [NSHashTable hashTableWithOptions:NSPointerFunctionsStrongMemory];
    [h addObject:@"x"]; [h addObject:@"y"];
    NSInteger n = 0;
    for (NSString *s in h) n += s.length;
    return [NSString stringWithFormat:@"%ld %d %lu", (long)n, [h containsObject:@"x"], (unsigned long)h.count];
}
@interface PRYKeeper : NSObject
@property (nonatomic, weak) id held;
@end
@implementation PRYKeeper
@end
NSString *scenario_apps_containers_weak(void) {
    PRYKeeper *k = [PRYKeeper new];
    NSArray *list = @[@1, @"a"];
    NSNumber *one = @1.5;
    k.held = one;
    __weak id other = one;
    NSCache *c = [[NSCache alloc] init];
    [c setObject:list forKey:@"l"];
    [c setObject:@YES forKey:@"y"];
    NSString *t = [NSString stringWithFormat:@"%@ %@ %@ %@", k.held, other, [c objectForKey:@"l"], [c objectForKey:@"y"]];
    return [t stringByReplacingOccurrencesOfString:@"\n" withString:@"/"];
}
