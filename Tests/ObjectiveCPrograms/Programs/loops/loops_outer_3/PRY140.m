#import "PRY140.h"

@interface PRY140Card : NSObject { PRY140Card *_last; }
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger rank;
+ (instancetype)card:(NSString *)name rank:(NSInteger)rank;
- (NSString *)search:(NSArray *)cards;
@end
@implementation PRY140Card
+ (instancetype)card:(NSString *)name rank:(NSInteger)rank { PRY140Card *card = [self new]; card.name = name; card.rank = rank; return card; }
- (NSString *)search:(NSArray *)cards {
    for (_last in cards) if (_last.rank > 2) break;
    NSString *one = _last.name;
    for (_last in cards) { if (_last.rank > 20) break; }
    return [NSString stringWithFormat:@"%@ %@", one, _last];
}
@end
static NSArray *PRY140Cards(void) { return @[[PRY140Card card:@"a" rank:1], [PRY140Card card:@"b" rank:3], [PRY140Card card:@"c" rank:5]]; }
NSString *scenario_loops_outer_3_pretty(void) {
    PRY140Card *card;
    NSMutableString *text = [NSMutableString string];
    for (card in PRY140Cards()) [text appendString:card.name];
    for (card in PRY140Cards()) {
        if (card.rank == 3) continue;
        [text appendFormat:@"%ld", (long)card.rank];
    }
    return text;
}
NSString *scenario_loops_outer_3_found(void) {
    PRY140Card *card = nil, *other;
    for (card in PRY140Cards()) {
        if (card.rank > 2) { break; }
    }
    NSString *found = card.name;
    for (card in PRY140Cards()) {
        if (card.rank > 9) break;
        for (other in PRY140Cards()) { if (other.rank > card.rank) break; }
        found = [found stringByAppendingFormat:@"%@", other.name];
    }
    return [NSString stringWithFormat:@"%@ %@ %@", found, card, other];
}
static NSString *PRY140Keys(NSString *key) {
    NSMutableArray *keys = [NSMutableArray array];
    for (key in @[@"x", @"y"]) { [keys addObject:key]; }
    [keys addObject:key ?: @"nil"];
    return [keys componentsJoinedByString:@","];
}
NSString *scenario_loops_outer_3_local(void) {
    typedef enum { PRY140Monday = 1, PRY140Tuesday, PRY140Wednesday } PRY140Day;
    typedef struct { int x; double y; } PRY140Spot;
    PRY140Day day = PRY140Tuesday;
    PRY140Spot spot = {3, 4.5};
    switch (day) {
        case PRY140Monday: return @"m";
        case PRY140Tuesday: spot.x++; break;
        default: return @"d";
    }
    return [NSString stringWithFormat:@"%d %d %.1f %@ %@", day, spot.x, spot.y, PRY140Keys(@"k"), [[PRY140Card new] search:PRY140Cards()]];
}
static NSUInteger PRY140Count(char *texts[], int count) { return count; }
