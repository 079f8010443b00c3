#import "EQUMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface EQUBox : NSObject
@property (nonatomic, strong) NSNumber *number;
@property (nonatomic, copy) NSString *text;
@property (nonatomic) BOOL flag;
@property (nonatomic) float ratio;
@property (nonatomic) char letter;
@property (nonatomic) long long big;
@property (nonatomic, strong) id any;
@end
@implementation EQUBox
- (BOOL)isEqual:(id)other { return [other isKindOfClass:[EQUBox class]] && [[other number] isEqual:self.number]; }
- (NSUInteger)hash { return self.number.hash; }
@end
static NSString *Bits(BOOL a, BOOL b, BOOL c, BOOL d) { return [NSString stringWithFormat:@"%d%d%d%d", a, b, c, d]; }
NSString *scenario_boxed_equal_3_all(void) {
    lines = [NSMutableArray array];
    NSArray *mixed = @[ @1, @2.5, @YES, @"1", [NSNull null] ];
    Note([NSString stringWithFormat:@"%lu %lu %d", (unsigned long)[mixed indexOfObject:@1.0], (unsigned long)[mixed indexOfObject:@"1"], [mixed containsObject:@NO]]);
    Note([NSString stringWithFormat:@"%@", Bits([@1 isEqual:@YES], [@1 isEqual:@1.0], [@"1" isEqual:@1], [@0 isEqual:[NSNull null]])]);
    Note([NSString stringWithFormat:@"%@", Bits([@[ @1, @0 ] isEqual:@[ @1.0, @NO ]], [@{ @"a": @1 } isEqualToDictionary:@{ @"a": @YES }], [@[ @1 ] isEqual:@[ @2 ]], [[NSSet setWithObject:@1] isEqualToSet:[NSSet setWithObject:@1.0]])]);
    NSMutableArray *list = [@[ @1, @2, @1.0, @3, @YES ] mutableCopy];
    [list removeObject:@1];
    Note([NSString stringWithFormat:@"%@", [list componentsJoinedByString:@","]]);
    NSDictionary *byNumber = @{ @1: @"one", @2: @"two", @2.5: @"half" };
    Note([NSString stringWithFormat:@"%@ %@ %@", byNumber[@1.0], byNumber[@YES], byNumber[@(5 / 2.0)]]);
    NSCountedSet *counted = [NSCountedSet setWithArray:@[ @1, @1.0, @YES, @2 ]];
    Note([NSString stringWithFormat:@"%lu %lu", (unsigned long)[counted countForObject:@1], (unsigned long)counted.count]);
    NSArray *sorted = [@[ @3, @1.5, @YES, @-2, @1e3 ] sortedArrayUsingSelector:@selector(compare:)];
    Note([NSString stringWithFormat:@"%@", [sorted componentsJoinedByString:@" "]]);
    Note([NSString stringWithFormat:@"%@ %@ %@ %@", @YES, @(3 > 2), @('a'), @(1.0f)]);
    EQUBox *a = [EQUBox new], *b = [EQUBox new];
    a.number = @1;
    b.number = @1.0;
    Note([NSString stringWithFormat:@"%d %d %lu", [a isEqual:b], a == b, (unsigned long)[NSSet setWithObjects:a, b, nil].count]);
    a.ratio = 0.1;
    a.letter = 'x';
    a.big = 1LL << 40;
    Note([NSString stringWithFormat:@"%d %c %d %lld", a.ratio == 0.1, a.letter, a.letter, a.big]);
    a.any = @0;
    Note([NSString stringWithFormat:@"%d %d %d", a.any ? 1 : 0, [a.any boolValue], a.any == nil]);
    a.any = !a.flag ? @"yes" : @(a.ratio);
    Note([NSString stringWithFormat:@"%@ %lu", a.any, (unsigned long)[a.any length]]);
    a.text = nil;
    Note([NSString stringWithFormat:@"%d %d %d", a.text.length == 0, [a.text isEqualToString:@""], [a.text isEqual:nil]]);
    Note([NSString stringWithFormat:@"%d %ld %g", [a.text intValue], (long)[a.text compare:@"x"], a.text.doubleValue]);
    NSString *number = @"12abc";
    Note([NSString stringWithFormat:@"%d %d %g %d %lld", number.intValue, [@"abc" intValue], [@" 3.5e2x" doubleValue], [@"Yes" boolValue], [@"99999999999" longLongValue]]);
    Note([NSString stringWithFormat:@"%d %d %d", [@"" isEqual:@""], [@"é" isEqualToString:@"e\u0301"], [@"A" caseInsensitiveCompare:@"a"] == NSOrderedSame]);
    id thing = @[ @1 ];
    Note([NSString stringWithFormat:@"%d %d %lu", [thing isKindOfClass:[NSArray class]], [thing respondsToSelector:@selector(count)], (unsigned long)[thing count]]);
    thing = @{ @"k": thing };
    Note([NSString stringWithFormat:@"%@ %@", thing[@"k"][0], [thing valueForKeyPath:@"k.@count"]]);
    Note([NSString stringWithFormat:@"%@", [[@[ @"b", @"A", @"c" ] sortedArrayUsingSelector:@selector(caseInsensitiveCompare:)] componentsJoinedByString:@""]]);
    Note([NSString stringWithFormat:@"%@ %@", [@[ @3, @1, @2 ] valueForKeyPath:@"@avg.self"], [@[ @"aa", @"b" ] valueForKeyPath:@"@max.length"]]);
    NSInteger total = 0;
    for (NSNumber *n in @[ @1.9, @2, @YES ]) total += n.integerValue;
    Note([NSString stringWithFormat:@"%ld %d", (long)total, (int)-1.9]);
    Note([NSString stringWithFormat:@"%@", [@[ @YES, @NO ] componentsJoinedByString:@"/"]]);
    unsigned int u = 0;
    u -= 1;
    int8_t small = 127;
    small += 1;
    Note([NSString stringWithFormat:@"%u %d %llu", u, small, (unsigned long long)-1]);
    Note([NSString stringWithFormat:@"%@ %@", [@"a/b//c" componentsSeparatedByString:@"/"], [@"x" componentsSeparatedByString:@","]]);
    return [lines componentsJoinedByString:@" / "];
}
