#import "PRY78.h"

#define PRY78FRUITS(X) X(Apple, 3) X(Pear, 5) X(Fig, 9)
#define PRY78B_ENUM(n, w) PRY78B##n = w,
#define PRY78B_CASE(n, w) case PRY78B##n: return @#n;
#define PRY78B_LIST(n, w) @(PRY78B##n),
typedef NS_ENUM(NSInteger, PRY78Bruit) { PRY78FRUITS(PRY78B_ENUM) };
static NSString *PRY78BName(PRY78Bruit f) { switch (f) { PRY78FRUITS(PRY78B_CASE) } return @"none"; }
NSString *scenario_enums_named_3_xmacro(void) { NSArray *l = @[PRY78FRUITS(PRY78B_LIST)]; NSMutableString *o = [NSMutableString string]; for (NSNumber *n in l) [o appendFormat:@"%@%@,", PRY78BName(n.integerValue), n]; return [o stringByAppendingString:PRY78BName((PRY78Bruit)4)]; }
typedef enum { PRY78Low = 1, PRY78Mid, PRY78High = 10, PRY78Top } PRY78Level;
static NSString *const PRY78Names[] = { [PRY78Low] = @"low", [PRY78Mid] = @"mid", [PRY78High] = @"high", [PRY78Top] = @"top" };
NSString *scenario_enums_named_3_names(void) { NSMutableArray *o = [NSMutableArray array]; for (PRY78Level l = PRY78Low; l <= PRY78Top; l++) [o addObject:PRY78Names[l] ?: @"-"]; return [NSString stringWithFormat:@"%@ %lu", [o componentsJoinedByString:@","], (unsigned long)(sizeof PRY78Names / sizeof PRY78Names[0])]; }
typedef NS_OPTIONS(NSUInteger, PRY78Perm) { PRY78PermNone = 0, PRY78PermR = 1 << 0, PRY78PermW = 1 << 1, PRY78PermX = 1 << 2, PRY78PermRW = PRY78PermR | PRY78PermW, PRY78PermAll = 0xFF };
static NSString *PRY78Mode(PRY78Perm p) { return [NSString stringWithFormat:@"%c%c%c", p & PRY78PermR ? 'r' : '-', p & PRY78PermW ? 'w' : '-', (p & PRY78PermX) != 0 ? 'x' : '-']; }
NSString *scenario_enums_named_3_perms(void) { PRY78Perm p = PRY78PermRW; p ^= PRY78PermW; p |= PRY78PermX; PRY78Perm q = PRY78PermAll & ~PRY78PermR; NSNumber *boxed = @(p); PRY78Perm back = boxed.unsignedIntegerValue; PRY78Perm parsed = 0; for (NSString *t in @[@"r", @"x"]) parsed |= [t isEqual:@"r"] ? PRY78PermR : [t isEqual:@"w"] ? PRY78PermW : PRY78PermX; int bits = 0; for (PRY78Perm m = PRY78PermAll; m; m &= m - 1) bits++; return [NSString stringWithFormat:@"%@ %@ %lu %d %d %d %d", PRY78Mode(p), PRY78Mode(q), (unsigned long)q, back == p, parsed == (PRY78PermR | PRY78PermX), bits, !!(p & PRY78PermRW)]; }
typedef NS_ENUM(NSInteger, PRY78Suit) { PRY78SuitClubs, PRY78SuitDiamonds, PRY78SuitHearts, PRY78SuitSpades, PRY78SuitCount };
@interface PRY78Card : NSObject @property (nonatomic, readonly) PRY78Suit suit; @property (nonatomic, readonly) NSInteger rank; + (NSArray *)deck; - (instancetype)initWithSuit:(PRY78Suit)s rank:(NSInteger)r; @end
@implementation PRY78Card - (instancetype)initWithSuit:(PRY78Suit)s rank:(NSInteger)r { if (s >= PRY78SuitCount || s < 0 || r < 1 || r > 13) return nil; if ((self = [super init])) { _suit = s; _rank = r; } return self; } + (NSArray *)deck { NSMutableArray *d = [NSMutableArray arrayWithCapacity:52]; for (PRY78Suit s = PRY78SuitClubs; s < PRY78SuitCount; s++) for (NSInteger r = 1; r <= 13; r++) [d addObject:[[self alloc] initWithSuit:s rank:r]]; return d; } - (NSString *)description { static NSString *suits = @"CDHS", *ranks = @"?A23456789TJQK"; return [NSString stringWithFormat:@"%C%C", [ranks characterAtIndex:self.rank], [suits characterAtIndex:self.suit]]; } - (NSComparisonResult)compare:(PRY78Card *)o { return self.rank == o.rank ? [@(self.suit) compare:@(o.suit)] : self.rank < o.rank ? NSOrderedAscending : NSOrderedDescending; } @end
NSString *scenario_enums_named_3_deck(void) { NSArray *d = [PRY78Card deck]; NSMutableArray *s = [NSMutableArray array]; unsigned seed = 7; NSMutableArray *m = [d mutableCopy]; for (NSUInteger i = m.count - 1; i > 0; i--) { seed = seed * 1103515245 + 12345; [m exchangeObjectAtIndex:i withObjectAtIndex:(seed >> 16) % (i + 1)]; } [s addObject:[[m subarrayWithRange:NSMakeRange(0, 4)] componentsJoinedByString:@" "]]; NSArray *hand = [[m subarrayWithRange:NSMakeRange(0, 5)] sortedArrayUsingSelector:@selector(compare:)]; [s addObject:[hand componentsJoinedByString:@" "]]; NSCountedSet *suits = [NSCountedSet setWithArray:[hand valueForKey:@"suit"]]; [s addObject:@([suits countForObject:@(PRY78SuitHearts)])]; [s addObject:[[PRY78Card alloc] initWithSuit:PRY78SuitCount rank:1] ?: @"nil"]; return [s componentsJoinedByString:@"|"]; }
static const struct { PRY78Level level; const char *tag; double min; } PRY78Rules[] = { { PRY78High, "H", 10.5 }, { PRY78Mid, "M", 5 }, { PRY78Low, "L", 0 } };
NSString *scenario_enums_named_3_rules(void) { NSMutableString *o = [NSMutableString string]; double vs[] = { 11, 10.5, 7, -1 }; for (size_t i = 0; i < sizeof(vs) / sizeof(double); i++) { const char *t = "?"; for (int j = 0; j < 3; j++) if (vs[i] >= PRY78Rules[j].min) { t = PRY78Rules[j].tag; break; } [o appendFormat:@"%s", t]; } return o; }
#define PRY78MIN3(a, b, c) MIN(a, MIN(b, c))
#define PRY78CLAMP(x, lo, hi) ({ __typeof__(x) _x = (x); _x < (lo) ? (lo) : _x > (hi) ? (hi) : _x; })
#define PRY78DEBUG(...) do { [pry78Trace addObject:[NSString stringWithFormat:__VA_ARGS__]]; } while (0)
#define PRY78KEY(s) (@"" @#s)
#define PRY78STR2(x) #x
#define PRY78STR(x) PRY78STR2(x)
#define PRY78VER 42
static NSMutableArray *pry78Trace;
NSString *scenario_enums_named_3_macros(void) { pry78Trace = [NSMutableArray array]; int n = 0; if (n == 0) PRY78DEBUG(@"%d-%@", 1, @"a"); else PRY78DEBUG(@"no"); PRY78DEBUG(@"plain"); int c = PRY78CLAMP(n++ + 15, 0, 10); return [NSString stringWithFormat:@"%@ %d %d %d %@ %s", [pry78Trace componentsJoinedByString:@","], PRY78MIN3(3, 1, 2), c, n, PRY78KEY(user.name), PRY78STR(PRY78VER)]; }
#define PRY78PSTR2(x) #x
#define PRY78PSTR(x) PRY78PSTR2(x)
#define PRY78PVER 42
#define PRY78PCAT2(a, b) a##b
#define PRY78PCAT(a, b) PRY78PCAT2(a, b)
#define PRY78PN 7
#define PRY78PID(x) PRY78PCAT(x, PRY78PN)
NSString *scenario_enums_named_3_pasted(void) { int PRY78PCAT(va, PRY78PN) = 3; int PRY78PID(w) = 4; return [NSString stringWithFormat:@"%s %@ %s %d %d %d", PRY78PSTR(PRY78PVER), @"t", PRY78PSTR2(PRY78PVER), va7, w7, PRY78PVER]; }
