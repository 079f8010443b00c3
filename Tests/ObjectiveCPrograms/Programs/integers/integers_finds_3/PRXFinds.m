#import "PRXFinds.h"

enum { PRXLarge = 300, PRXMinus = -1 };

@interface PRXFinds ()
@property (nonatomic, copy) NSArray *names;
@property (nonatomic) NSUInteger selected;
@end

@implementation PRXFinds

- (instancetype)initWithNames:(NSArray *)names {
    if (self = [super init]) {
        _names = [names copy];
    }
    return self;
}

- (NSString *)nameAfter:(NSString *)name {
    NSUInteger next = [self.names indexOfObject:name] + 1;
    return next < self.names.count ? self.names[next] : @"none";
}

- (BOOL)selectAfter:(NSString *)name {
    self.selected = [self.names indexOfObject:name];
    self.selected++;
    return self.selected < self.names.count;
}

- (NSUInteger)selectedTwice {
    return _selected == NSNotFound ? 0 : _selected * 2;
}

- (NSString *)nameBefore:(NSString *)name {
    NSUInteger index = [self.names indexOfObject:name];
    if (index == NSNotFound || index == 0) {
        return @"none";
    }
    return self.names[index - 1];
}

@end

NSString *scenario_integers_finds_3_after(void) {
    PRXFinds *finds = [[PRXFinds alloc] initWithNames:@[@"a", @"b", @"c"]];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", [finds nameAfter:@"a"], [finds nameAfter:@"c"],
            [finds nameAfter:@"x"], [finds nameBefore:@"c"], [finds nameBefore:@"x"]];
}

NSString *scenario_integers_finds_3_location(void) {
    NSMutableArray *parts = [NSMutableArray array];
    for (NSString *text in @[@"key=value", @"plain", @"=", @""]) {
        NSUInteger from = [text rangeOfString:@"="].location + 1;
        if (from <= text.length) {
            [parts addObject:[text substringFromIndex:from]];
        } else {
            [parts addObject:@"-"];
        }
    }
    return [parts componentsJoinedByString:@"|"];
}

NSString *scenario_integers_finds_3_guarded(void) {
    NSMutableArray *parts = [NSMutableArray array];
    for (NSString *text in @[@"a@b", @"ab", @"@"]) {
        NSRange at = [text rangeOfString:@"@"];
        if (at.location != NSNotFound && at.location + 1 < text.length) {
            [parts addObject:[text substringFromIndex:at.location + 1]];
        }
        if (at.length > 0) {
            [parts addObject:@(at.location + at.length)];
        }
        at = [text rangeOfString:@"x"];
        [parts addObject:@(at.location + 1 > text.length)];
    }
    return [parts componentsJoinedByString:@" "];
}

NSString *scenario_integers_finds_3_product(void) {
    NSArray *list = @[@3, @5];
    NSUInteger twice = [list indexOfObject:@7] * 2;
    NSUInteger sum = [list indexOfObject:@5];
    sum += [list indexOfObject:@9];
    return [NSString stringWithFormat:@"%lu %lu %d", (unsigned long)twice, (unsigned long)sum, sum > list.count];
}

static NSString *label(uint8_t byte, int8_t level) {
    NSMutableString *text = [NSMutableString string];
    switch (byte) {
        case PRXMinus:
            [text appendString:@"minus"];
            break;
        case PRXLarge:
            [text appendString:@"large"];
            break;
        case 0xFF:
            [text appendString:@"full"];
            break;
        default:
            [text appendString:@"other"];
            break;
    }
    switch (level) {
        case 255:
            [text appendString:@" full"];
            break;
        case -1:
            [text appendString:@" minus"];
            break;
        default:
            [text appendString:@" other"];
            break;
    }
    return text;
}

NSString *scenario_integers_finds_3_labels(void) {
    return [@[label(0xFF, -1), label(44, 127), label(0, (int8_t)255)] componentsJoinedByString:@"; "];
}

NSString *scenario_integers_finds_3_property(void) {
    PRXFinds *finds = [[PRXFinds alloc] initWithNames:@[@"a", @"b"]];
    BOOL first = [finds selectAfter:@"a"];
    NSUInteger twice = [finds selectedTwice];
    BOOL none = [finds selectAfter:@"x"];
    NSUInteger index = [finds.names indexOfObject:@"y"];
    index++;
    return [NSString stringWithFormat:@"%d %lu %d %d %d", first, (unsigned long)twice, none, index < 2, index == (NSUInteger)NSNotFound + 1];
}
