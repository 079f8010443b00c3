#import "PRXKTemplate.h"

@implementation PRXKTemplate

+ (instancetype)templateWithText:(NSString *)text {
    PRXKTemplate *made = [[self alloc] init];
    made.source = [NSMutableString stringWithString:text];
    return made;
}

- (instancetype)init {
    if (self = [super init]) {
        _open = @"{";
        _close = @"}";
    }
    return self;
}

- (NSString *)fill:(NSDictionary *)values {
    NSMutableString *result = [self.source mutableCopy];
    NSRange searched = NSMakeRange(0, result.length);
    while (searched.length > 0) {
        NSRange start = [result rangeOfString:self.open options:0 range:searched];
        if (start.location == NSNotFound) break;
        NSUInteger after = NSMaxRange(start);
        NSRange end = [result rangeOfString:self.close options:NSLiteralSearch range:NSMakeRange(after, result.length - after)];
        if (end.length == 0) break;
        NSString *name = [result substringWithRange:NSMakeRange(after, end.location - after)];
        id value = values[name];
        if (!value) value = self.missing ? self.missing(name) : nil;
        NSString *text = value ? [NSString stringWithFormat:@"%@", value] : @"";
        [result replaceCharactersInRange:NSMakeRange(start.location, NSMaxRange(end) - start.location) withString:text];
        NSUInteger next = start.location + text.length;
        searched = NSMakeRange(next, result.length - next);
    }
    return result;
}

- (NSArray *)names {
    NSMutableArray *names = [NSMutableArray array];
    NSScanner *scanner = [NSScanner scannerWithString:self.source];
    scanner.charactersToBeSkipped = nil;
    while (!scanner.isAtEnd) {
        NSString *name = nil;
        [scanner scanUpToString:self.open intoString:NULL];
        if (![scanner scanString:self.open intoString:NULL]) break;
        if ([scanner scanUpToString:self.close intoString:&name] && name) {
            if (![names containsObject:name]) [names addObject:name];
        }
    }
    return names;
}

- (void)indent:(NSUInteger)spaces {
    NSString *pad = [@"" stringByPaddingToLength:spaces withString:@" " startingAtIndex:0];
    NSArray *lines = [self.source componentsSeparatedByString:@"\n"];
    NSMutableArray *indented = [NSMutableArray arrayWithCapacity:lines.count];
    for (NSString *line in lines) {
        [indented addObject:line.length ? [pad stringByAppendingString:line] : line];
    }
    [self.source setString:[indented componentsJoinedByString:@"\n"]];
}

- (NSUInteger)replace:(NSString *)old with:(NSString *)new {
    return [self.source replaceOccurrencesOfString:old withString:new options:NSCaseInsensitiveSearch range:NSMakeRange(0, self.source.length)];
}

@end

NSString *scenario_strings_mutable_template_3_fill(void) {
    PRXKTemplate *template = [PRXKTemplate templateWithText:@"Dear {name}, you owe {sum}{unit}. {name}!"];
    NSString *filled = [template fill:@{ @"name": @"Ann", @"sum": @12.5 }];
    template.open = @"<<";
    NSString *same = [template fill:@{ @"name": @"x" }];
    PRXKTemplate *nested = [PRXKTemplate templateWithText:@"{a}{b}{"];
    return [NSString stringWithFormat:@"%@|%d|%@|%lu", filled, [same isEqualToString:template.source], [nested fill:@{ @"a": @"{b}", @"b": @2 }], (unsigned long)nested.source.length];
}

NSString *scenario_strings_mutable_template_3_names(void) {
    PRXKTemplate *template = [PRXKTemplate templateWithText:@"{b} {a}{b} {} {c"];
    NSArray *names = template.names;
    template.source = [NSMutableString string];
    return [NSString stringWithFormat:@"%@ %lu", [names componentsJoinedByString:@","], (unsigned long)[template names].count];
}

NSString *scenario_strings_mutable_template_3_indent(void) {
    PRXKTemplate *template = [PRXKTemplate templateWithText:@"if\n\n  x\nend"];
    NSMutableString *source = template.source;
    [template indent:2];
    [template indent:1];
    return [NSString stringWithFormat:@"%@|%d", [source stringByReplacingOccurrencesOfString:@"\n" withString:@"/"], source == template.source];
}

NSString *scenario_strings_mutable_template_3_shared(void) {
    NSMutableString *text = [NSMutableString stringWithString:@"{x}"];
    PRXKTemplate *copy = [PRXKTemplate templateWithText:text];
    PRXKTemplate *shared = [PRXKTemplate new];
    shared.source = text;
    shared.open = text;
    [text appendString:@"!"];
    NSString *first = [copy fill:@{ @"x": @1 }], *second = shared.open;
    shared.open = @"{";
    [shared.source insertString:@"?" atIndex:0];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", first, second, [shared fill:@{ @"x": @2 }], text];
}

NSString *scenario_strings_mutable_template_3_replace(void) {
    PRXKTemplate *template = [PRXKTemplate templateWithText:@"aAbAa"];
    NSUInteger first = [template replace:@"a" with:@"xa"];
    NSUInteger second = [template replace:@"q" with:@""];
    NSMutableString *source = template.source;
    [source deleteCharactersInRange:NSMakeRange(0, 2)];
    [source replaceCharactersInRange:[source rangeOfString:@"b"] withString:@"BB"];
    return [NSString stringWithFormat:@"%lu %lu %@ %@", (unsigned long)first, (unsigned long)second, source, [source substringFromIndex:[source length] - 3]];
}

NSString *scenario_strings_mutable_template_3_missing(void) {
    PRXKTemplate *template = [PRXKTemplate templateWithText:@"{one} {two} {three}"];
    NSMutableArray *asked = [NSMutableArray array];
    template.missing = ^NSString *(NSString *name) {
        [asked addObject:name];
        return [name hasPrefix:@"t"] ? [name uppercaseString] : nil;
    };
    NSString *filled = [template fill:@{ @"three": [NSNull null] }];
    return [NSString stringWithFormat:@"[%@] %@", filled, [asked componentsJoinedByString:@"+"]];
}

NSString *scenario_strings_mutable_template_3_wrap(void) {
    NSString *text = @"the quick brown fox jumps";
    NSMutableString *wrapped = [NSMutableString string];
    NSUInteger column = 0;
    for (NSString *word in [text componentsSeparatedByString:@" "]) {
        if (column > 0 && column + 1 + word.length > 10) {
            [wrapped appendString:@"/"];
            column = 0;
        }
        if (column > 0) {
            [wrapped appendString:@" "];
            column++;
        }
        [wrapped appendString:word];
        column += word.length;
    }
    for (NSInteger i = wrapped.length - 1; i >= 0; i--) {
        if ([wrapped characterAtIndex:i] == 'o') [wrapped replaceCharactersInRange:NSMakeRange(i, 1) withString:@"00"];
    }
    return wrapped;
}
