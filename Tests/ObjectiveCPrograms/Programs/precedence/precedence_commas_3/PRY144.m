#import "PRY144.h"

typedef NS_OPTIONS(NSUInteger, PRY144Perm) { PRY144None = 0, PRY144Read = 1 << 0, PRY144Write = 1 << 1, PRY144All = 3 };
typedef NS_ENUM(NSInteger, PRY144Kind) { PRY144Number, PRY144Sign, PRY144End };
typedef struct { int file, rank; } PRY144Square;
@interface PRY144Lex : NSObject { NSString *_source; NSUInteger _at; NSInteger _number; NSUInteger _misses; }
@property (nonatomic) PRY144Kind token;
- (instancetype)initWithSource:(NSString *)source;
@end
@implementation PRY144Lex
- (instancetype)initWithSource:(NSString *)source { if ((self = [super init])) _source = [source copy]; return self; }
- (NSInteger)next {
    unichar c = [_source characterAtIndex:_at];
    _number = 0;
    do {
        _number = _number * 10 + (c - '0');
    } while (++_at < _source.length && (c = [_source characterAtIndex:_at], c >= '0' && c <= '9'));
    return _number;
}
- (id)get:(NSString *)key { if (key.length < 3) return _misses++, nil; return _misses += 10, key; }
- (NSUInteger)misses { return _misses; }
@end
NSString *scenario_precedence_commas_3_comma(void) {
    PRY144Lex *lex = [[PRY144Lex alloc] initWithSource:@"123+45"];
    NSInteger a = [lex next];
    int i = 0, j = (i = 4, i * 2), k;
    k = (i++, j--, i + j);
    id one = [lex get:@"ab"], two = [lex get:@"abc"];
    NSUInteger n = 0;
    for (n = 0, i = 10; i > n; n++, i -= 2) ;
    return [NSString stringWithFormat:@"%ld %d %d %@ %@ %lu %d %lu", (long)a, j, k, one, two, (unsigned long)lex.misses, i, (unsigned long)n];
}
NSString *scenario_precedence_commas_3_options(void) {
    PRY144Perm p = PRY144None;
    p += PRY144Read; p |= 2; p ^= PRY144Read;
    PRY144Perm q = p << 1; q -= 1;
    PRY144Perm r = (PRY144Perm)(PRY144Read + PRY144Write);
    NSUInteger count = 0;
    for (PRY144Perm bit = PRY144Read; bit <= PRY144Write; bit <<= 1) if (r & bit) count++;
    for (PRY144Kind k = PRY144Number; k <= PRY144End; k++) count += k;
    PRY144Kind kind = PRY144Number; kind += 2; kind--;
    return [NSString stringWithFormat:@"%lu %lu %lu %lu %ld %d", (unsigned long)p, (unsigned long)q, (unsigned long)r, (unsigned long)count, (long)kind, r == PRY144All];
}
NSString *scenario_precedence_commas_3_values(void) {
    PRY144Square a = {3, 4};
    NSValue *v = [NSValue valueWithBytes:&a objCType:@encode(PRY144Square)];
    NSMutableArray *queue = [NSMutableArray arrayWithObject:v];
    PRY144Square s;
    [queue[0] getValue:&s];
    PRY144Square t; [v getValue:&t];
    int table[3][3];
    memset(table, 0xff, sizeof(table));
    table[1][2] = 7;
    int flat[4]; memset(flat, 0, sizeof flat);
    PRY144Square row[3] = {{1, 2}, {3, 4}, {5, 6}};
    PRY144Square last = row[2], *p = &row[2];
    p->rank -= 1; p->file++;
    return [NSString stringWithFormat:@"%d %d %d %d %d %d %d %d %d", s.file, s.rank, t.file, table[0][0], table[1][2], flat[3], last.rank, row[2].rank, row[2].file];
}
