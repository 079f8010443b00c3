#import "PRY121.h"

typedef NS_ENUM(NSUInteger, PRY121Level) { PRY121Low, PRY121Mid, PRY121High };
@interface PRY121Maker : NSObject <NSCopying>
@property (nonatomic) PRY121Level level;
@property (nonatomic, copy) NSString *name;
- (NSComparisonResult)compare:(PRY121Maker *)other;
@end
@interface PRY121Sub : PRY121Maker
@end
@implementation PRY121Maker
- (instancetype)initWithLevel:(PRY121Level)level { if ((self = [super init])) { _level = level; } return (self); }
- (id)init { return ([self initWithLevel:PRY121Low]); }
+ (instancetype)maker { PRY121Maker *m = nil; m = [[self alloc] init]; return m; }
+ (instancetype)makerWith:(PRY121Level)level { PRY121Maker *m; if (level == PRY121Low) { m = [self maker]; } else { m = [[self alloc] init]; m.level = level; } return m; }
- (id)copyWithZone:(NSZone *)zone { id copy; copy = [[[self class] allocWithZone:zone] init]; [copy setLevel:self.level]; return copy; }
- (NSComparisonResult)compare:(PRY121Maker *)other {
    NSInteger difference = (NSInteger)self.level - (NSInteger)other.level;
    NSComparisonResult order = difference < 0 ? NSOrderedAscending : NSOrderedDescending;
    return difference == 0 ? NSOrderedSame : order;
}
@end
@implementation PRY121Sub
@end
static NSString *PRY121Show(NSDictionary *json) { return [json isKindOfClass:[NSDictionary class]] ? @"d" : @"?"; }
NSString *scenario_dynamic_one_object_3_made(void) {
    PRY121Sub *a = [PRY121Sub maker], *b = [PRY121Sub makerWith:PRY121High];
    id c = [b copy];
    PRY121Level l = a.level == PRY121Low ? PRY121Mid : PRY121High;
    return [NSString stringWithFormat:@"%@ %@ %@ %ld %ld %ld%ld", [a class], [b class], [c class], (long)[c level], (long)l, (long)[a compare:b], (long)[b compare:a]];
}
NSString *scenario_dynamic_one_object_3_text(void) {
    id const log = [NSMutableString string];
    [log appendFormat:@"%d;", 3];
    [log appendFormat:@"%@", @"x"];
    return log;
}
NSString *scenario_dynamic_one_object_3_parts(void) {
    id parts = [NSMutableArray array];
    [parts addObject:[NSPredicate predicateWithFormat:@"name BEGINSWITH 'a'"]];
    if ([parts count] > 0) [parts addObject:[NSPredicate predicateWithFormat:@"level > 1"]];
    NSPredicate *all = [NSCompoundPredicate andPredicateWithSubpredicates:parts];
    PRY121Maker *a = [PRY121Maker new]; a.name = @"ab"; a.level = PRY121High;
    PRY121Maker *b = [PRY121Maker new]; b.name = @"ab";
    id numbers = [[NSArray arrayWithObjects:@1, @5, @10, nil] mutableCopy];
    [numbers filterUsingPredicate:[NSPredicate predicateWithFormat:@"self > 4"]];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)[[@[a, b] filteredArrayUsingPredicate:all] count], [numbers componentsJoinedByString:@","]];
}
NSString *scenario_dynamic_one_object_3_services(void) {
    id f = [[NSNumberFormatter alloc] init];
    [f setMaximumFractionDigits:1];
    id one = [f stringFromNumber:@7.25];
    id c = [NSURLComponents componentsWithString:@"http://a.b/c"];
    [c setPath:@"/d"];
    id text = [c string];
    id scanner = [NSScanner scannerWithString:@"1 2"];
    NSInteger sum = 0, n = 0;
    while (![scanner isAtEnd]) { [scanner scanInteger:&n]; sum += n; }
    return [NSString stringWithFormat:@"%lu %@ %lu %ld", (unsigned long)[one length], text, (unsigned long)[text length], (long)sum];
}
NSString *scenario_dynamic_one_object_3_operations(void) {
    id log = [NSMutableArray array];
    id b = [NSBlockOperation blockOperationWithBlock:^{ [log addObject:@"b"]; }];
    NSOperation *a = [NSBlockOperation blockOperationWithBlock:^{ [log addObject:@"a"]; }];
    [b addDependency:a];
    NSOperationQueue *queue = [[NSOperationQueue alloc] init];
    queue.maxConcurrentOperationCount = 1;
    [queue addOperations:@[a, b] waitUntilFinished:YES];
    return [log componentsJoinedByString:@","];
}
NSString *scenario_dynamic_one_object_3_blocks(void) {
    NSMutableArray *blocks = [NSMutableArray array];
    [blocks addObject:^id { return nil; }];
    [blocks addObject:^{ return ([NSNumber numberWithInt:2]); }];
    [blocks addObject:^NSString * { return @"three"; }];
    NSNumber *(^second)(void) = blocks[1];
    NSMutableArray *results = [NSMutableArray array];
    for (id (^block)(void) in blocks) [results addObject:block() ?: @"none"];
    return [NSString stringWithFormat:@"%@ %ld", [results componentsJoinedByString:@","], (long)second().integerValue];
}
NSString *scenario_dynamic_one_object_3_keys(void) {
    NSArray *k; k = @[@1, @"a"];
    NSMutableDictionary *counts = [[NSMutableDictionary alloc] init];
    for (NSArray *p in @[k, @[@1, @"b"], @[@1, @"a"]]) counts[p] = @([counts[p] intValue] + 1);
    return [NSString stringWithFormat:@"%@ %@ %@", counts[k], PRY121Show([NSDictionary dictionaryWithObjectsAndKeys:@1, @"a", nil]), PRY121Show((id)[NSArray arrayWithObjects:@1, nil])];
}
