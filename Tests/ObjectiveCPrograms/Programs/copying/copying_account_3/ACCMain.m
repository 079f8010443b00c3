#import "ACCMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef struct { double lat; double lon; } Coord;
typedef struct { Coord origin; Coord corner; char tag; } Region;
typedef NS_OPTIONS(NSUInteger, ACCFlags) { FlagNone = 0, FlagA = 1 << 0, FlagB = 1 << 1, FlagC = 1 << 2, FlagAll = FlagA | FlagB | FlagC };
typedef NS_ENUM(NSUInteger, ACCLevel) { ACCLevelLow = 1, ACCLevelMid = 5, ACCLevelHigh = 10 };

static Coord MakeCoord(double a, double b) { Coord c = { a, b }; return c; }
static BOOL CoordEqual(Coord a, Coord b) { return a.lat == b.lat && a.lon == b.lon; }
static NSString *Describe(Region r) { return [NSString stringWithFormat:@"%c[%.1f,%.1f,%.1f,%.1f]", r.tag, r.origin.lat, r.origin.lon, r.corner.lat, r.corner.lon]; }

@interface ACCAccount : NSObject <NSCopying>
@property (nonatomic, copy) NSString *owner;
@property (nonatomic, assign) NSInteger cents;
@property (nonatomic, assign) ACCFlags flags;
@property (nonatomic, assign) ACCLevel level;
@property (nonatomic, strong) NSMutableArray *history;
@property (nonatomic, assign) Region region;
@property (nonatomic, getter=isOpen) BOOL open;
@property (nonatomic, weak) ACCAccount *parent;
@property (nonatomic, copy) NSComparisonResult (^order)(ACCAccount *other);
@end

@implementation ACCAccount
- (instancetype)init {
    self = [super init];
    if (self) { _history = [NSMutableArray array]; _level = ACCLevelLow; _region.tag = 'r'; }
    return self;
}
- (id)copyWithZone:(NSZone *)zone {
    ACCAccount *other = [[[self class] allocWithZone:zone] init];
    other.owner = self.owner;
    other->_cents = _cents;
    other.flags = self.flags;
    other.history = [self.history mutableCopy];
    other.region = self.region;
    other.open = self.isOpen;
    return other;
}
- (void)setCents:(NSInteger)cents {
    if (cents == _cents) return;
    [self.history addObject:@(cents - _cents)];
    _cents = cents;
}
- (double)euros { return self.cents / 100; }
- (double)exactEuros { return self.cents / 100.0; }
@end

static void structs(void) {
    Region r = { { 1, 2 }, { 3, 4 }, 'x' };
    Region s = r;
    s.origin.lat += 10;
    s.tag++;
    Note([NSString stringWithFormat:@"%@ %@ %d", Describe(r), Describe(s), CoordEqual(r.corner, s.corner)]);
    Coord list[3] = { { 0, 0 }, MakeCoord(1.5, 2.5) };
    list[2] = list[1];
    list[2].lon *= 2;
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += list[i].lat + list[i].lon;
    Note([NSString stringWithFormat:@"%g %zu", sum, sizeof(list) / sizeof(list[0])]);
    ACCAccount *a = [ACCAccount new];
    Region q = a.region;
    q.corner = MakeCoord(9, 9);
    Note([NSString stringWithFormat:@"%@", Describe(a.region)]);
    a.region = q;
    Note([NSString stringWithFormat:@"%@", Describe(a.region)]);
    NSValue *value = [NSValue valueWithRange:NSMakeRange(3, 4)];
    NSRange range = value.rangeValue;
    range.length = NSMaxRange(range);
    Note([NSString stringWithFormat:@"%@ %lu %@", NSStringFromRange(range), (unsigned long)range.length, NSIntersectionRange(range, NSMakeRange(5, 100)).length == 5 ? @"five" : @"no"]);


    Note([NSString stringWithFormat:@"%g", list[1].lat]);
}

static void options(void) {
    ACCFlags flags = FlagA | FlagC;
    flags &= ~FlagA;
    flags ^= FlagB;
    Note([NSString stringWithFormat:@"%lu %d %d %lu", (unsigned long)flags, (flags & FlagB) != 0, !!(flags & FlagA), (unsigned long)(FlagAll & ~flags)]);
    if (flags & (FlagA | FlagB)) Note([NSString stringWithFormat:@"has one"]);
    if ((flags & FlagAll) == FlagAll) Note([NSString stringWithFormat:@"all"]); else Note([NSString stringWithFormat:@"not all"]);
    ACCAccount *a = [ACCAccount new];
    a.flags |= FlagC;
    a.flags = a.flags << 1;
    Note([NSString stringWithFormat:@"%lu %@", (unsigned long)a.flags, @(a.flags)]);
    switch (a.level) {
        case ACCLevelLow: Note([NSString stringWithFormat:@"low"]);
        case ACCLevelMid: Note([NSString stringWithFormat:@"or mid"]); break;
        default: Note([NSString stringWithFormat:@"high"]);
    }
    ACCLevel next = a.level * 5;
    Note([NSString stringWithFormat:@"%d %lu", next == ACCLevelMid, (unsigned long)(next + ACCLevelHigh)]);
    a.level = (ACCLevel)7;
    NSString *name = a.level == ACCLevelLow ? @"L" : a.level > ACCLevelMid ? @"above" : @"M";
    Note([NSString stringWithFormat:@"%@ %lu", name, (unsigned long)a.level]);
    for (ACCFlags f = FlagA; f <= FlagC; f = f << 1) Note([NSString stringWithFormat:@"flag %lu", (unsigned long)f]);
}

static void copies(void) {
    ACCAccount *a = [ACCAccount new];
    a.owner = [NSMutableString stringWithString:@"ann"];
    a.cents = 1250;
    a.open = YES;
    ACCAccount *b = [a copy];
    b.cents += 1;
    [b.history addObject:@"x"];
    Note([NSString stringWithFormat:@"%ld %ld %@ %@ %d", (long)a.cents, (long)b.cents, [a.history componentsJoinedByString:@","], [b.history componentsJoinedByString:@","], b.isOpen]);
    Note([NSString stringWithFormat:@"%.2f %.2f %g", a.euros, a.exactEuros, -7 / 2 + 7 % 3 * 1.5]);
    NSMutableArray *outer = [@[ [@[ @1 ] mutableCopy], @2 ] mutableCopy];
    NSArray *shallow = [outer copy];
    [outer[0] addObject:@5];
    [outer addObject:@3];
    Note([NSString stringWithFormat:@"%lu %lu", (unsigned long)shallow.count, (unsigned long)[shallow[0] count]]);
    NSMutableString *text = [@"abc" mutableCopy];
    NSString *same = text;
    NSString *snapshot = [text copy];
    [text appendString:@"d"];
    Note([NSString stringWithFormat:@"%@ %@ %d", same, snapshot, same == text]);
    a.parent = b;
    b = nil;
    Note([NSString stringWithFormat:@"%@", a.parent.owner ?: @"gone"]);
    a.order = ^NSComparisonResult(ACCAccount *other) { return other.cents < 1000 ? NSOrderedDescending : NSOrderedSame; };
    Note([NSString stringWithFormat:@"%ld", (long)a.order([ACCAccount new])]);
    ACCAccount *none = nil;
    Note([NSString stringWithFormat:@"%ld %@ %d %lu", (long)none.cents, none.history, none.isOpen, (unsigned long)none.region.tag]);
}

static void numbers(void) {
    unsigned char c = 250;
    c += 10;
    short s = 32767;
    s++;
    unsigned int u = 3;
    NSUInteger big = u - 4;
    Note([NSString stringWithFormat:@"%d %d %lu %u", c, s, (unsigned long)big, u - 4]);
    NSUInteger zero = 0;
    Note([NSString stringWithFormat:@"%d %ld", zero - 1 > 0, (long)(zero - 1)]);
    long long product = 100000 * 100000LL;
    Note([NSString stringWithFormat:@"%lld %d %d", product, 7 >> 1, -7 / 2]);
    float f = 0.1f;
    Note([NSString stringWithFormat:@"%d %.8f %@ %@", f == 0.1, f, @(f), @(0.1)]);
    NSNumber *n = @3.99;
    Note([NSString stringWithFormat:@"%d %@ %ld %d", n.intValue, [n stringValue], (long)[@"12abc" integerValue], [@"0x1F" intValue]]);
    Note([NSString stringWithFormat:@"%d %d %@", [@1 isEqual:@YES], [@1.0 isEqualToNumber:@1], @(YES)]);

    double d = 1e21, e = 123456789.0;
    Note([NSString stringWithFormat:@"%@ %@ %g %e", @(d), @(e), e, d]);
    Note([NSString stringWithFormat:@"%ld %ld %ld", lround(2.5), (long)floor(-2.5), (long)(-2.5)]);
    Note([NSString stringWithFormat:@"%05d|%-5d|%+d|%x|%X|%o|%5.1f|%%|%c", 42, 42, 42, 255, 255, 8, 3.14159, 'z']);
    Note([NSString stringWithFormat:@"%lu %d", (unsigned long)NSNotFound == (unsigned long)NSIntegerMax, abs(-4)]);
    int mask = 0xF0 | 0x0F & 0x3C;
    Note([NSString stringWithFormat:@"%d %d", mask, 1 + 2 << 3]);
}

NSString *scenario_copying_account_3_all(void) {
    lines = [NSMutableArray array];
    structs();
    options();
    copies();
    numbers();
    return [lines componentsJoinedByString:@" / "];
}
