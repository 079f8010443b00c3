#import "PRX94CMain.h"

typedef NS_ENUM(NSUInteger, PRX94CKind) { PRX94CKindA = 3, PRX94CKindB };
typedef struct { float x; short y; unsigned char flags; } PRX94CPoint;

@interface PRX94CThing : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) float ratio;
@property (nonatomic, assign) char mark;
@property (nonatomic, assign) unichar letter;
@property (nonatomic, assign) long long big;
@property (nonatomic, assign) PRX94CKind kind;
@property (nonatomic, assign) CGFloat width;
@property (nonatomic, assign) int8_t tiny;
@end
@implementation PRX94CThing
- (NSString *)description { return [NSString stringWithFormat:@"<%@:%@>", NSStringFromClass(self.class), self.name]; }
@end

static NSString *PRX94CJoin(NSString *first, ...) {
    NSMutableArray *parts = [NSMutableArray array];
    va_list list;
    va_start(list, first);
    for (NSString *next = first; next != nil; next = va_arg(list, NSString *)) [parts addObject:next];
    va_end(list);
    return [parts componentsJoinedByString:@"+"];
}

NSString *scenario_strings_format_sizes_3_floats(void) {
    return [NSString stringWithFormat:@"%f %g %g %g %g %.2f %.3e", 0.1, 0.1, 0.00001, 100000.0, 1000000.0, 1 / 3.0, 1500.0];
}

NSString *scenario_strings_format_sizes_3_float_property(void) {
    PRX94CThing *thing = [PRX94CThing new];
    thing.ratio = 0.1f;
    return [NSString stringWithFormat:@"%g %.12f %.2f", thing.ratio, thing.ratio, thing.ratio];
}

NSString *scenario_strings_format_sizes_3_widths(void) {
    return [NSString stringWithFormat:@"[%3d][%-3d][%03d][%+d][%4s][%-4s][%.1s]", 7, 7, 7, 7, "ab", "ab", "ab"];
}

NSString *scenario_strings_format_sizes_3_stars(void) {
    return [NSString stringWithFormat:@"[%*.*f][%-*s][%*d]", 8, 2, 3.14159, 4, "x", 4, 42];
}

NSString *scenario_strings_format_sizes_3_hex(void) {
    return [NSString stringWithFormat:@"%x %X %#x %o %#o %x %lx", 255, 255, 255, 255, 255, -1, -1L];
}

NSString *scenario_strings_format_sizes_3_chars(void) {
    PRX94CThing *thing = [PRX94CThing new];
    thing.mark = 'A';
    thing.letter = 0xe9;
    return [NSString stringWithFormat:@"%c %d %c %C %d", thing.mark, thing.mark, 'y' + 1, thing.letter, thing.letter];
}

NSString *scenario_strings_format_sizes_3_kinds(void) {
    PRX94CThing *thing = [PRX94CThing new];
    thing.kind = PRX94CKindA;
    NSUInteger sum = thing.kind + PRX94CKindB;
    return [NSString stringWithFormat:@"%lu %d %lu", (unsigned long)thing.kind, (int)PRX94CKindB, (unsigned long)sum];
}

NSString *scenario_strings_format_sizes_3_descriptions(void) {
    PRX94CThing *thing = [PRX94CThing new], *other = [PRX94CThing new], *none = nil;
    other.name = @"n";
    return [NSString stringWithFormat:@"%@ %@ %@", thing, other, none];
}

NSString *scenario_strings_format_sizes_3_percent(void) {
    return [NSString stringWithFormat:@"%d%% %%d %@", 50, [@100 stringValue]].length ? [NSString stringWithFormat:@"%d%% %%d %@%%", 50, [@100 stringValue]] : nil;
}

NSString *scenario_strings_format_sizes_3_arguments(void) {
    return [NSString stringWithFormat:@"%@ %@ %@", PRX94CJoin(@"a", @"b", @"c", nil), PRX94CJoin(@"a", nil), PRX94CJoin(nil)];
}

NSString *scenario_strings_format_sizes_3_narrow(void) {
    PRX94CThing *thing = [PRX94CThing new];
    thing.tiny = (int8_t)200;
    uint8_t byte = 200;
    return [NSString stringWithFormat:@"%d %u %d %u %d", thing.tiny, byte, (short)65535, (unsigned)-1, (unsigned char)-1];
}

NSString *scenario_strings_format_sizes_3_big(void) {
    PRX94CThing *thing = [PRX94CThing new];
    thing.big = LLONG_MAX;
    long long low = LLONG_MIN;
    return [NSString stringWithFormat:@"%lld %lld %llu", thing.big, low, ULLONG_MAX];
}

NSString *scenario_strings_format_sizes_3_numbers(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %@", @YES, @.5, @(1.0f), @-3, @1e100, @(1e5)];
}

NSString *scenario_strings_format_sizes_3_float_numbers(void) {
    float third = 1.0f / 3;
    return [NSString stringWithFormat:@"%@ %@ %@ %@", @0.1f, @0.2, [NSNumber numberWithFloat:3.3f], @(third)];
}

NSString *scenario_strings_format_sizes_3_ranges(void) {
    return [NSString stringWithFormat:@"%@ %@ %@", NSStringFromRange(NSMakeRange(1, 2)), NSStringFromCGSize(CGSizeMake(3.5, 0)), NSStringFromCGRect(CGRectMake(0, 1, 2, 3))];
}

NSString *scenario_strings_format_sizes_3_structs(void) {
    PRX94CPoint p = { 1.5f, -2, 7 };
    PRX94CPoint *q = &p;
    return [NSString stringWithFormat:@"%.1f %d %d", q->x, q->y, q->flags];
}

NSString *scenario_strings_format_sizes_3_format_variable(void) {
    NSString *format = @"%d of %d";
    NSDictionary *formats = @{ @"short": @"%ld %ld" };
    return [NSString stringWithFormat:@"%@|%@", [NSString stringWithFormat:format, 3, 4], [NSString stringWithFormat:formats[@"short"], 3L, 4L]];
}

NSString *scenario_strings_format_sizes_3_doubles_as_int(void) {
    double d = 3.99, e = -3.99;
    CGFloat w = 0.5;
    return [NSString stringWithFormat:@"%d %d %d %ld", (int)d, (int)e, (int)w, lround(d)];
}

NSString *scenario_strings_format_sizes_3_padded(void) {
    NSString *text = @"abc";
    return [NSString stringWithFormat:@"%@|%@|%@", [text stringByPaddingToLength:5 withString:@"." startingAtIndex:0],
            [[@"" stringByPaddingToLength:2 withString:@"." startingAtIndex:0] stringByAppendingString:text], [text stringByPaddingToLength:2 withString:@" " startingAtIndex:0]];
}
