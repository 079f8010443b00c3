#import "PRY123.h"

typedef NSInteger (^PRY123Step)(NSInteger);
NS_ASSUME_NONNULL_BEGIN
@interface PRY123Pixel : NSObject
@property (nonatomic) uint8_t level;
@property (nonatomic) int8_t delta;
@property (nonatomic) int small;
@property (nonatomic) NSInteger wide;
@property (nonatomic, copy) NSDictionary *options;
- (instancetype)initWithOptions:(NSDictionary *)options;
@end
NS_ASSUME_NONNULL_END
@implementation PRY123Pixel
- (instancetype)initWithOptions:(NSDictionary *)options { if ((self = [super init])) { [self setOptions:options]; [self setWide:[options[@"wide"] integerValue]]; } return self; }
@end
static PRY123Step PRY123Named(NSString *name) {
    static NSDictionary *steps;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        steps = @{@"next": ^NSInteger(NSInteger number) { return number + 1; }};
    });
    if (name.length > 0) { PRY123Step found = steps[name]; return found; }
    return nil;
}
static NSArray *PRY123Maybe(BOOL yes) { return yes ? @[@1] : nil; }
static id PRY123Any(BOOL yes) { return yes ? @[@2] : nil; }
NSString *scenario_dynamic_nil_and_steps_3_steps(void) {
    PRY123Pixel *p; p = [[PRY123Pixel alloc] init];
    NSInteger big = 5000000300;
    p.level = 250; p.level += 10; p.delta = 127; p.delta += 1; p.small = 4; p.small += big; p.wide = 1; p.wide += big;
    PRY123Pixel *none; none = nil;
    none.level += 10; none.small += big;
    return [NSString stringWithFormat:@"%d %d %d %ld %d", p.level, p.delta, p.small, (long)p.wide, none.level];
}
NSString *scenario_dynamic_nil_and_steps_3_lists(void) {
    NSMutableArray *list = [NSMutableArray array];
    [list addObjectsFromArray:PRY123Maybe(NO)];
    [list addObjectsFromArray:PRY123Maybe(YES)];
    [list addObjectsFromArray:PRY123Any(NO)];
    [list addObjectsFromArray:PRY123Any(YES)];
    NSMutableSet *set = [NSMutableSet set];
    [set addObjectsFromArray:PRY123Any(NO)];
    [set unionSet:nil];
    [set addObjectsFromArray:PRY123Any(YES)];
    return [NSString stringWithFormat:@"%@ %lu", [list componentsJoinedByString:@","], (unsigned long)set.count];
}
NSString *scenario_dynamic_nil_and_steps_3_enumerator(void) {
    id steps = [@[@"a", @"b", @"c"] reverseObjectEnumerator];
    NSMutableString *text = [NSMutableString string];
    NSString *next;
    while ((next = [steps nextObject])) [text appendString:next];
    id keys = [@{@"k": @1} keyEnumerator];
    return [NSString stringWithFormat:@"%@ %@ %@", text, [keys nextObject], [keys nextObject]];
}
NSString *scenario_dynamic_nil_and_steps_3_promised(void) {
    PRY123Pixel *p = [[PRY123Pixel alloc] initWithOptions:nil];
    PRY123Pixel *q = [[PRY123Pixel alloc] initWithOptions:@{@"wide": @"7"}];
    PRY123Step none = PRY123Named(@"other"), next = PRY123Named(@"next");
    return [NSString stringWithFormat:@"%lu %ld %lu %ld %d %ld", (unsigned long)p.options.count, (long)p.wide, (unsigned long)q.options.count, (long)q.wide, none == nil, (long)next(4)];
}
