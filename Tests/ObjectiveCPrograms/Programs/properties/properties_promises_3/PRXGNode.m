#import "PRXGNode.h"

@implementation PRXGStyle

- (instancetype)initStyleWithOptions:(NSDictionary *)options {
    self = [super init];
    if (self) {
        self.options = options;
        self.flags = [options[@"flags"] integerValue];
    }
    return self;
}

+ (instancetype)plain {
    return [[self alloc] init];
}

- (NSString *)title {
    NSString *title = _title;
    return title;
}

- (NSArray<NSString *> *)names {
    NSMutableArray *names = _names.mutableCopy;
    [names addObject:@"end"];
    return names.copy;
}

- (void)setFlags:(PRXGFlags)flags {
    if (flags == _flags) return;
    BOOL grew = (flags & _flags) == _flags;
    _flags = flags;
    if (self.changed) self.changed(self, grew ? @"more" : @"other");
}

- (NSString *)describe:(NSString *)prefix {
    NSMutableArray *parts = [NSMutableArray new];
    if (self.flags & PRXGFlagsBold) [parts addObject:@"b"];
    if (self.flags & PRXGFlagsItalic) [parts addObject:@"i"];
    if ((self.flags & PRXGFlagsUnder) != 0) [parts addObject:@"u"];
    if (self.flags == PRXGFlagsAll) [parts addObject:@"all"];
    return [NSString stringWithFormat:@"%@[%@]", prefix, [parts componentsJoinedByString:@""]];
}

- (void)reset {
    self.parent = nil;
    self.font = nil;
    self.changed = nil;
    _title = nil;
}

- (NSDictionary *)merged {
    NSMutableDictionary *all = [self.parent.merged mutableCopy] ?: [NSMutableDictionary dictionary];
    [all addEntriesFromDictionary:self.options];
    all[@"font"] = self.font;
    return all;
}

- (PRXGStyle *)root {
    return self.parent ? self.parent.root : self;
}

@end

NSString *scenario_properties_promises_3_flags(void) {
    PRXGStyle *style = [[PRXGStyle alloc] initStyleWithOptions:@{ @"flags": @5 }];
    NSString *first = [style describe:@"a"];
    style.flags |= PRXGFlagsItalic;
    NSString *second = [style describe:@"b"];
    style.flags &= ~PRXGFlagsBold;
    NSString *third = [style describe:@"c"];
    style.flags = 0;
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %ld", first, second, third, [style describe:@""], (long)PRXGFlagsAll];
}

NSString *scenario_properties_promises_3_nil_arguments(void) {
    PRXGStyle *style = [[PRXGStyle alloc] initStyleWithOptions:nil];
    NSString *text = [style describe:nil];
    return [NSString stringWithFormat:@"%@ %lu %@ %ld", text, (unsigned long)style.options.count, style.options[@"x"], (long)style.flags];
}

NSString *scenario_properties_promises_3_reset(void) {
    NSMutableArray *log = [NSMutableArray array];
    PRXGStyle *style = [PRXGStyle plain];
    style.parent = [PRXGStyle plain];
    style.parent.font = @"Times";
    style.font = @"Courier";
    style.title = @"T";
    style.changed = ^(PRXGStyle *s, NSString *what) { [log addObject:[NSString stringWithFormat:@"%@%ld", what, (long)s.flags]]; };
    style.flags = PRXGFlagsBold;
    style.flags = PRXGFlagsBold | PRXGFlagsUnder;
    style.flags = PRXGFlagsItalic;
    NSString *before = [NSString stringWithFormat:@"%@ %lu %@", style.parent.font, (unsigned long)style.font.length, style.title];
    [style reset];
    style.flags = PRXGFlagsAll;
    return [NSString stringWithFormat:@"%@ | %@ %lu %@ | %@", before, style.parent.font, (unsigned long)style.font.length, style.title, [log componentsJoinedByString:@","]];
}

NSString *scenario_properties_promises_3_unset(void) {
    PRXGStyle *style = [PRXGStyle plain];
    NSUInteger none = style.names.count + style.title.length;
    style.names = @[@"x", @"y"];
    style.title = @"abc";
    return [NSString stringWithFormat:@"%lu %@ %lu %@", (unsigned long)none, [style.names componentsJoinedByString:@" "], (unsigned long)style.names.count, [style.title uppercaseString]];
}

NSString *scenario_properties_promises_3_plain(void) {
    PRXGStyle *style = [PRXGStyle plain];
    NSString *font = style.font;
    if (style.changed) style.changed(style, @"never");
    return [NSString stringWithFormat:@"%@ %@ %@ %d", font, style.options, style.parent.parent.font, style.parent == nil];
}

NSString *scenario_properties_promises_3_roots(void) {
    PRXGStyle *top = [[PRXGStyle alloc] initStyleWithOptions:@{ @"size": @12, @"color": @"red" }];
    PRXGStyle *middle = [PRXGStyle plain];
    middle.parent = top;
    middle.font = @"M";
    PRXGStyle *low = [[PRXGStyle alloc] initStyleWithOptions:@{ @"size": @9 }];
    low.parent = middle;
    NSDictionary *merged = low.merged;
    NSString *text = [NSString stringWithFormat:@"%d %@ %@ %@ %lu", low.root == top, merged[@"size"], merged[@"color"], merged[@"font"], (unsigned long)middle.merged.count];
    [middle reset];
    return [NSString stringWithFormat:@"%@ %d %lu", text, low.root == middle, (unsigned long)[low.merged count]];
}

NSString *scenario_properties_promises_3_toggles(void) {
    PRXGFlags all[] = {PRXGFlagsBold, PRXGFlagsItalic, PRXGFlagsUnder};
    PRXGStyle *style = [PRXGStyle plain];
    NSMutableString *text = [NSMutableString string];
    for (int i = 0; i < 6; i++) {
        style.flags ^= all[i % 3];
        [text appendFormat:@"%ld ", (long)style.flags];
        switch (style.flags) {
            case PRXGFlagsBold: [text appendString:@"B "]; break;
            case PRXGFlagsAll: [text appendString:@"A "]; break;
            default: break;
        }
    }
    return text;
}
