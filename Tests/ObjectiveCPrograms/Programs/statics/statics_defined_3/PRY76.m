#import "PRY76.h"

#define PRY76_FLAG
#define PRY76_FN(x) (x)
#define PRY76_NUM 2
#define PRY76_ZERO 0
#if PRY76_NUM >= 2 && defined(PRY76_FLAG)
static NSString *const PRY76One = @"yes";
#else
static NSString *const PRY76One = @"no";
#endif
#ifndef PRY76_FN
static int PRY76Two = 1;
#else
static int PRY76Two = 2;
#endif
#ifdef PRY76_FLAGX
static int PRY76Three = 1;
#elif defined(PRY76_FN) && PRY76_ZERO
static int PRY76Three = 2;
#elif defined(PRY76_FN) || 0
static int PRY76Three = 3;
#else
static int PRY76Three = 4;
#endif
NSString *scenario_statics_defined_3_conditions(void) {
    NSMutableString *o = [NSMutableString string];
#if !defined(PRY76_NOPE) && !PRY76_ZERO
    [o appendString:@"a"];
#endif
#if defined PRY76_NUM
    [o appendString:@"b"];
#endif
#if 0
    [o appendString:@"c"];
#elif 1
    [o appendString:@"d"];
#endif
#if PRY76_NUM == 3
    [o appendString:@"e"];
#elif PRY76_NUM + 1 == 3
    [o appendString:@"f"];
#endif
#ifdef DEBUG
    [o appendString:@""];
#endif
    return [NSString stringWithFormat:@"%@%@%d%d", o, PRY76One, PRY76Two, PRY76Three];
}

#define PRY76SQ(x) x * x
#define PRY76MAXOF(a, b) ((a) > (b) ? (a) : (b))
#define PRY76STR(x) @#x
#define PRY76CAT(a, b) a##b
#define PRY76LOG(log, fmt, ...) [log appendFormat:(fmt), ##__VA_ARGS__]
#define PRY76SWAP(T, a, b) do { T _t = (a); (a) = (b); (b) = _t; } while (0)
#define PRY76K_LIMIT 3 + 4
#define PRY76K_BIT(n) (1u << (n))
#ifdef PRY76K_DEBUG
#define PRY76K_MODE @"debug"
#elif defined(PRY76K_BIT)
#define PRY76K_MODE @"limit"
#else
#define PRY76K_MODE @"plain"
#endif
NSString *scenario_statics_defined_3_macros(void) { int a = 2, b = 9; NSMutableString *log = [NSMutableString string]; PRY76LOG(log, @"%d,", PRY76SQ(1 + 2)); PRY76LOG(log, @"x"); PRY76SWAP(int, a, b); int PRY76CAT(va, r) = 4; int lim = 2 * PRY76K_LIMIT; int i = 3; int m = PRY76MAXOF(i++, 2); return [NSString stringWithFormat:@"%@ %d %d %@ %d %d %d %@ %d %u", log, a, b, PRY76STR(hello world), var, lim, m, PRY76K_MODE, i, PRY76K_BIT(5)]; }
