#import "NPLPlaces.h"

static int lastSeen = 0;
static int cutInHalf(int value) { return value / 2; }
static short shortened(long long value) { return value; }
static int cut(long long value) { return value + 1; }

@implementation NPLPlaces
- (int)smallOf:(NSInteger)value { return value; }
- (short)halfOf:(NSInteger)value { return value; }
- (unsigned)wordOf:(NSInteger)value { return value; }
- (uint8_t)byteOf:(NSInteger)value { return value; }
- (signed char)signOf:(NSInteger)value { return value; }
- (float)ratioOf:(double)value { return value; }
- (int)either:(BOOL)flag of:(NSInteger)value { return flag ? value : 7; }
- (NSString *)textOf:(int)value and:(short)half and:(uint8_t)byte and:(float)ratio {
    return [NSString stringWithFormat:@"%ld %ld %ld %.9f", (long)value, (long)half, (long)byte, ratio];
}
- (void)keep:(NSInteger)value {
    _cut = value;
    _port = value;
    self->_cut += 1;
}
- (NSString *)kept { return [NSString stringWithFormat:@"%d %d", _cut, _port]; }
- (BOOL)isUnder:(NSUInteger)limit { return _cut < limit; }
@end

NSString *scenario_integers_places_1_properties(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    NSInteger big = 5000000300;
    p.small = big;
    p.half = big;
    p.word = -big;
    p.byte = big;
    p.sign = big + 150;
    p.ratio = 0.1;
    return [NSString stringWithFormat:@"%ld %ld %lu %ld %ld %d", (long)p.small, (long)p.half, (unsigned long)p.word,
        (long)p.byte, (long)p.sign, p.ratio == 0.1];
}
NSString *scenario_integers_places_1_setters(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    NSInteger big = 5000000300;
    [p setSmall:big];
    [p setHalf:big];
    [p setByte:big];
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)[p small], (long)[p half], (long)[p byte]];
}
NSString *scenario_integers_places_1_variables(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    [p keep:9000000000];
    return [p kept];
}
NSString *scenario_integers_places_1_results(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    NSInteger big = 5000000300;
    return [NSString stringWithFormat:@"%ld %ld %lu %ld %ld %.9f %ld %ld", (long)[p smallOf:big], (long)[p halfOf:big],
        (unsigned long)[p wordOf:-big], (long)[p byteOf:big], (long)[p signOf:big + 150], [p ratioOf:0.7],
        (long)[p either:YES of:big], (long)[p either:NO of:big]];
}
NSString *scenario_integers_places_1_parameters(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    NSInteger big = 5000000300;
    return [p textOf:big and:big and:big and:0.1];
}
NSString *scenario_integers_places_1_functions(void) {
    NSInteger big = 5000000300;
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)cutInHalf(big), (long)shortened(big), (long)cut(big)];
}
NSString *scenario_integers_places_1_blocks(void) {
    NSInteger big = 5000000300;
    NSInteger (^widened)(int) = ^NSInteger(int value) { return value; };
    int (^cut)(NSInteger) = ^int(NSInteger value) { return value; };
    return [NSString stringWithFormat:@"%ld %ld", (long)widened(big), (long)cut(big)];
}
NSString *scenario_integers_places_1_steps(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    NSInteger big = 5000000300;
    p.small = 4;
    p.small += big;
    p.byte = 250;
    p.byte += 10;
    p.half = 7;
    p.half *= big;
    int local = 1;
    local += big;
    local |= big;
    int other = 3;
    other <<= 2;
    other -= big;
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %ld", (long)p.small, (long)p.byte, (long)p.half, (long)local, (long)other];
}
NSString *scenario_integers_places_1_fields(void) {
    NSInteger big = 5000000300;
    NPLField field = { big, 3, 0.1 };
    NPLField next = { .whole = big };
    next.whole += big;
    field.part = big;
    NSInteger first = field.whole;
    field.whole = big + 1;
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %.9f", (long)first, (long)field.whole, (long)field.part, (long)next.whole,
        field.share];
}
NSString *scenario_integers_places_1_elements(void) {
    NSInteger big = 5000000300;
    int list[3] = { 1, 2, 3 };
    list[1] = big;
    list[2] += big;
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)list[0], (long)list[1], (long)list[2]];
}
NSString *scenario_integers_places_1_globals(void) {
    NSInteger big = 5000000300;
    static int counter = 1;
    lastSeen = big;
    counter = big + lastSeen;
    return [NSString stringWithFormat:@"%ld %ld", (long)lastSeen, (long)counter];
}
NSString *scenario_integers_places_1_nils(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    p.small = p.peer.wide;
    p.wide = p.peer.small;
    int none = p.small;
    p.peer = [[NPLPlaces alloc] init];
    p.peer.wide = 5000000300;
    p.small = p.peer.wide;
    p.peer.small = p.small;
    return [NSString stringWithFormat:@"%ld %ld %ld %ld", (long)none, (long)p.small, (long)p.wide, (long)p.peer.small];
}
NSString *scenario_integers_places_1_comparisons(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    [p keep:-2];
    p.small = -1;
    p.word = 1;
    return [NSString stringWithFormat:@"%d %d %d", [p isUnder:5], p.small < p.word, p.small > p.wide];
}
NSString *scenario_integers_places_1_values(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    NSInteger big = 5000000300;
    NSInteger same = p.small = big;
    NSNumber *boxed = @(p.small);
    p.wide = p.byte = big;
    return [NSString stringWithFormat:@"%ld %@ %ld", (long)same, boxed, (long)p.wide];
}
NSString *scenario_integers_places_1_doubles(void) {
    NPLPlaces *p = [[NPLPlaces alloc] init];
    NSUInteger below = 0;
    below--;
    p.exact = below;
    double half = below * 0.5;
    float part = below;
    double least = below - 3;
    BOOL isMore = below > 1.5;
    return [NSString stringWithFormat:@"%.0f %.0f %.0f %.0f %d %.1f", p.exact, half, part, least, isMore, (double)below / 4];
}
NSString *scenario_integers_places_1_boxes(void) {
    NSUInteger below = 2;
    below -= 3;
    int yes = @YES.intValue + [@NO intValue];
    return [NSString stringWithFormat:@"%d %.0f %d %ld", yes, @(below).doubleValue, [@(YES) intValue], (long)@(below).intValue];
}
