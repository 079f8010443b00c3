#import "PRY08.h"

@interface PRYCache : NSObject
+ (NSUInteger)next;
+ (NSMutableDictionary *)store;
- (NSNumber *)fib:(NSInteger)n;
@property (nonatomic, copy) NSArray *list;
@property (nonatomic, strong) NSMutableArray *live;
@property (nonatomic, copy) NSMutableString *text;
@end
static NSMutableDictionary *memo;
static int created = 0;
NSString *gPRYMode = @"idle";
@implementation PRYCache { NSInteger _calls; __weak id _peer; }
+ (NSUInteger)next { static NSUInteger n = 10; static NSString *last; last = [NSString stringWithFormat:@"%@%lu", last ?: @"", (unsigned long)n]; n += last.length; return n; }
+ (NSMutableDictionary *)store { static NSMutableDictionary *d = nil; if (d == nil) { d = [[NSMutableDictionary alloc] init]; d[@"made"] = @(++created); } return d; }
- (NSNumber *)fib:(NSInteger)n {
    _calls++;
    if (!memo) memo = [NSMutableDictionary new];
    NSNumber *known = memo[@(n)];
    if (known) return known;
    NSNumber *r = n < 2 ? @(n) : @([self fib:n - 1].integerValue + [[self fib:n - 2] integerValue]);
    memo[@(n)] = r; return r;
}
- (NSInteger)calls { return _calls; }
- (void)setPeer:(id)p { _peer = p; }
- (BOOL)hasPeer { return _peer != nil; }
@end

NSString *scenario_statics_caches_3_statics(void) {
    NSMutableArray *a = [NSMutableArray array];
    for (int i = 0; i < 3; i++) [a addObject:@([PRYCache next])];
    [PRYCache store][@"x"] = @"y"; [[PRYCache store] removeObjectForKey:@"made"];
    [a addObject:@([PRYCache store].count)]; [a addObject:@(created)];
    NSString *before = gPRYMode; gPRYMode = [gPRYMode stringByAppendingString:@"+"];
    [a addObject:before]; [a addObject:gPRYMode];
    return [a componentsJoinedByString:@" "];
}
NSString *scenario_statics_caches_3_fib(void) {
    PRYCache *c = [PRYCache new];
    NSNumber *f = [c fib:30];
    [c setPeer:c];
    BOOL has = [c hasPeer];
    [c setPeer:[NSObject new]];
    return [NSString stringWithFormat:@"%@ %ld %d %d %lu", f, (long)[c performSelector:@selector(calls)] > 0 ? 1L : 0L, has, [c hasPeer], (unsigned long)memo.count];
}
NSString *scenario_statics_caches_3_copies(void) {
    PRYCache *c = [PRYCache new];
    NSMutableArray *m = [NSMutableArray arrayWithObjects:@"a", @"b", nil];
    c.list = m; c.live = m;
    [m addObject:@"c"]; [c.live addObject:@"d"];
    NSArray *snap = [c.live copy]; NSMutableArray *mut = [c.list mutableCopy];
    [mut removeLastObject]; [m removeAllObjects];
    NSMutableString *s = [NSMutableString stringWithString:@"q"];
    c.text = s; [s appendString:@"r"];
    NSString *t = s; [s insertString:@"p" atIndex:0];
    return [NSString stringWithFormat:@"%lu %lu %lu %lu %@ %@ %d", (unsigned long)c.list.count, (unsigned long)c.live.count, (unsigned long)snap.count, (unsigned long)mut.count, c.text, t, s == t];
}
NSString *scenario_statics_caches_3_blocks(void) {
    __block int n = 0; int m = 5; NSMutableArray *log = [NSMutableArray array];
    int (^add)(int) = ^(int k) { n += k; return n + m; };
    m = 100;
    [log addObject:@(add(2))]; [log addObject:@(add(3))];
    void (^ __block countdown)(int) = nil;
    countdown = ^(int k) { if (k == 0) return; [log addObject:@(k)]; countdown(k - 1); };
    countdown(2);
    NSMutableArray *blocks = [NSMutableArray array];
    for (int i = 0; i < 3; i++) { static int s = 0; s += i; [blocks addObject:[^{ return i * 10 + s; } copy]]; }
    for (int (^b)(void) in blocks) [log addObject:@(b())];
    NSArray *sorted = [@[@3, @1, @2] sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return -[a compare:b]; }];
    NSDictionary *handlers = @{ @"up": ^id(NSString *s) { return s.uppercaseString; }, @"len": ^id(NSString *s) { return @(s.length); } };
    for (NSString *k in [handlers.allKeys sortedArrayUsingSelector:@selector(compare:)]) { id (^h)(NSString *) = handlers[k]; [log addObject:h(@"abc")]; }
    [log addObject:[sorted componentsJoinedByString:@""]];
    return [log componentsJoinedByString:@" "];
}
