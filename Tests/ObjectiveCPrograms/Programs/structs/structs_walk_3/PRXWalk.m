#import "PRXWalk.h"

static int PRXWAdd(int a, int b) { return a + b; }
static int PRXWSubtract(int a, int b) { return a - b; }
static const struct { const char *name; PRXWOperation operation; int rank; } kOperations[] = {
    { "add", PRXWAdd, 1 }, { "sub", &PRXWSubtract, .rank = 2 },
};
static const PRXWPoint kOrigin = { .name = "origin" };
static PRXWPoint PRXWMove(PRXWPoint p, int dx) { p.x += dx; p.name = "moved"; return p; }
#define LOG(fmt, ...) [log appendFormat:fmt @";", ##__VA_ARGS__]
#define SWAP(a, b) do { __typeof__(a) tmp = (a); (a) = (b); (b) = tmp; } while (0)
#define BUMP(n) (n)++

@implementation PRXWThing {
    int _at;
}
@synthesize title = title_;
- (instancetype)init {
    if ((self = [super init])) { _spot = kOrigin; self->hits = -1; title_ = @"t"; }
    return self;
}
- (void)moveBy:(int)dx {
    _spot = PRXWMove(_spot, dx);
    hits += 2, _steps[_at] = dx;
    _at = (_at + 1) % (sizeof(_steps) / sizeof(_steps[0]));
}
- (int)walked {
    int sum = 0;
    for (const int *step = _steps; step != _steps + sizeof _steps / sizeof *_steps; ++step) sum += *step < 0 ? -*step : *step;
    return sum;
}
- (NSString *)what {
    return [NSString stringWithFormat:@"%@ %d %s (%d,%d) %d", title_, hits, _spot.name, _spot.x, _spot.y, self.isOn];
}
@end

NSString *scenario_structs_walk_3_operations(void) {
    NSMutableString *log = [NSMutableString string];
    for (size_t i = 0; i < sizeof(kOperations) / sizeof(*kOperations); i++)
        LOG(@"%s %d #%d", kOperations[i].name, kOperations[i].operation(7, 3), kOperations[i].rank);
    PRXWOperation chosen = log.length > 100 ? PRXWAdd : &PRXWSubtract;
    LOG(@"%d", chosen(1, 2));
    return log;
}
NSString *scenario_structs_walk_3_swapped(void) {
    PRXWThing *a = [[PRXWThing alloc] init], *b = [PRXWThing new];
    int first = 4, second = 9;
    [a moveBy:3]; b.on = !a.isOn; [a turnOn:NO];
    a->hits *= 5;
    SWAP(a, b);
    SWAP(first, second);
    BUMP(first);
    (second) -= 2;
    return [NSString stringWithFormat:@"%@ | %@ | %d %d %d", a.what, b.what, b->hits, first, second];
}
NSString *scenario_structs_walk_3_comma(void) {
    int i, j;
    NSMutableString *log = [NSMutableString new];
    for (i = 0, j = 10; i < j; i += 3, j--) LOG(@"%d-%d", i, j);
    int k = (i++, j *= 2, i + j);
    LOG(@"%d", k);
    return log;
}
NSString *scenario_structs_walk_3_literals(void) {
    PRXWPoint p = (PRXWPoint){ .x = 1, .y = 2 }, q = PRXWMove((PRXWPoint){ 4, 5, "q" }, -1), *r = &p;
    r->x += q.x; (*r).y--;
    PRXWPoint list[] = { p, q, [2] = { 9 } };
    int total = 0;
    for (PRXWPoint *it = list; it < list + 3; it++) total += it->x * 10 + it->y;
    return [NSString stringWithFormat:@"%d %d %d %s %d", p.x, p.y, total, q.name, list[2].name == NULL];
}
NSString *scenario_structs_walk_3_counted(void) {
    PRXWThing *thing = [PRXWThing new];
    for (int i = -2; i < 4; i++) [thing moveBy:i * 2];
    NSUInteger counts[26] = { 0 };
    NSString *text = @"Hello World";
    for (NSUInteger i = 0; i < text.length; i++) {
        unichar c = [text.lowercaseString characterAtIndex:i];
        if (c < 'a' || c > 'z') continue;
        counts[c - 'a']++;
    }
    NSMutableString *out = [NSMutableString string];
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        if (counts[i] > 1) [out appendFormat:@"%c%lu", (char)('a' + i), (unsigned long)counts[i]];
    return [out stringByAppendingFormat:@" %d %@", thing.walked, thing.what];
}
NSString *scenario_structs_walk_3_letters(void) {
    char word[] = "hello";
    for (int i = 0, n = (int)strlen(word); i < n / 2; i++) { char c = word[i]; word[i] = word[n - 1 - i]; word[n - 1 - i] = c; }
    word[0] = toupper(word[0]);
    unichar u = [@"\u00e9a" characterAtIndex:0];
    return [NSString stringWithFormat:@"%s %lu %C %d", word, (unsigned long)strlen(word), u, isdigit('7') != 0];
}
NSString *scenario_structs_walk_3_table(void) {
    static const struct { int limit; __unsafe_unretained NSString *name; } steps[] = { { 10, @"low" }, { 20, @"mid" }, { 100, @"high" } };
    NSMutableArray *names = [NSMutableArray array];
    for (NSNumber *n in @[ @5, @10, @19, @99, @400 ]) {
        NSString *found = nil;
        for (size_t i = 0; !found && i < sizeof(steps) / sizeof(steps[0]); i++)
            if (n.intValue < steps[i].limit) found = steps[i].name;
        [names addObject:found ?: @"none"];
    }
    return [names componentsJoinedByString:@" "];
}
