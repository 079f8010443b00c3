#import "PRY142.h"

#define PRY142MAX(a, b) ((a) <= (b) ? (b) : (a))
#define PRY142MAX3(a, b, c) PRY142MAX(PRY142MAX(a, b), c)
#define PRY142SQ(x) ((x) * (x))
#define PRY142NAME(x) @#x
#define PRY142JOIN(a, b) a ## b
#define PRY142CALL(a) PRY142JOIN(pry142va, lue)(a)
#define PRY142AND &&
#define PRY142OR ||
#define PRY142NOT !
static int pry142value(int a) { return a + 1; }
void (^PRY142Simple)(NSMutableArray *, NSString *) = ^(NSMutableArray *log, NSString *p) { [log addObject:p]; };
@interface PRY142T : NSObject
@property (nonatomic, copy) NSString *name;
- (NSString *)trim;
@end
@implementation PRY142T
NSString *(^PRY142Trim)(NSString *) = ^(NSString *input) {
    NSString *result = [input stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
    return result;
};
NSString *(^PRY142TrimOther)(NSString *) = ^(NSString *input) { return PRY142Trim(input); };
- (NSString *)trim { return PRY142TrimOther(@"  abc "); }
@end
@interface PRY142T (More)
- (id)initWithTitle:(NSString *)title;
@end
@implementation PRY142T (More)
- (id)initWithTitle:(NSString *)title {
    self = [super init];
    if (self) { self.name = [title stringByAppendingString:@"!"]; }
    return self;
}
@end
NSString *scenario_statics_nested_macros_3_macros(void) {
    int a = 13, b = 5, c = 7;
    BOOL leap = (a % 4 == 0 PRY142AND a % 100 != 0) PRY142OR (a % 400 == 1);
    NSMutableArray *log = [NSMutableArray array];
    PRY142Simple(log, @"x"); PRY142Simple(log, @"y");
    return [NSString stringWithFormat:@"%d %d %d %@ %d %d %@ %d", PRY142MAX3(a, b, c), PRY142SQ(PRY142SQ(b)), PRY142MAX(PRY142SQ(2), PRY142MAX(b, 30)), PRY142NAME(abc), leap, PRY142CALL(4), log.count ? [log componentsJoinedByString:@"+"] : @"-", PRY142NOT leap];
}
NSString *scenario_statics_nested_macros_3_blocks(void) {
    PRY142T *t = [[PRY142T alloc] initWithTitle:@"book"];
    return [NSString stringWithFormat:@"%@ %@", t.name, [t trim]];
}
