#import "EDTBuffer.h"

@implementation EDTBuffer

- (instancetype)init {
    self = [super init];
    if (self) {
        _text = [NSMutableString string];
        _saved = @"";
    }
    return self;
}

- (void)type:(NSString *)piece {
    [self.text insertString:piece atIndex:self.caret];
    self.caret += piece.length;
}

- (NSUInteger)replaceAll:(NSString *)target with:(NSString *)replacement {
    return [self.text replaceOccurrencesOfString:target withString:replacement options:NSLiteralSearch range:NSMakeRange(0, self.text.length)];
}

- (void)deleteBackward:(NSUInteger)count {
    NSUInteger length = MIN(count, self.caret);
    [self.text deleteCharactersInRange:NSMakeRange(self.caret - length, length)];
    self.caret -= length;
}

- (void)save {
    self.saved = self.text;
    self.shown = self.text;
}

@end

static void indent(NSMutableString *text, NSUInteger width) {
    for (NSUInteger i = 0; i < width; i++) [text insertString:@" " atIndex:0];
}

static NSMutableString *joined(NSArray *words, NSString *separator) {
    NSMutableString *result = [[NSMutableString alloc] init];
    for (NSString *word in words) {
        if (result.length) [result appendString:separator];
        [result appendString:word];
    }
    return result;
}

NSString *scenario_strings_mutable_editor_3_typing(void) {
    EDTBuffer *buffer = [[EDTBuffer alloc] init];
    [buffer type:@"hello"];
    buffer.caret = 0;
    [buffer type:@"oh, "];
    [buffer save];
    buffer.caret = buffer.text.length;
    [buffer type:@" world"];
    [buffer deleteBackward:3];
    NSString *copy = [buffer.text copy];
    [buffer deleteBackward:100];
    return [NSString stringWithFormat:@"[%@] [%@] [%@] [%@] %lu", buffer.saved, buffer.shown, copy, buffer.text, (unsigned long)buffer.caret];
}

NSString *scenario_strings_mutable_editor_3_replacing(void) {
    EDTBuffer *buffer = [[EDTBuffer alloc] init];
    [buffer.text setString:@"a-b-c-d"];
    NSUInteger count = [buffer replaceAll:@"-" with:@"--"];
    NSMutableString *text = buffer.text;
    [text replaceCharactersInRange:NSMakeRange(1, 2) withString:@"="];
    NSRange range = [text rangeOfString:@"--" options:NSBackwardsSearch];
    [text deleteCharactersInRange:range];
    NSUInteger none = [buffer replaceAll:@"x" with:@"y"];
    NSUInteger anchored = [text replaceOccurrencesOfString:@"A" withString:@"A!" options:NSCaseInsensitiveSearch range:NSMakeRange(0, text.length)];
    return [NSString stringWithFormat:@"%lu %@ %lu %lu %@", (unsigned long)count, NSStringFromRange(range), (unsigned long)none, (unsigned long)anchored, buffer.text];
}

NSString *scenario_strings_mutable_editor_3_passing(void) {
    NSMutableString *first = joined(@[ @"x", @"y", @"z" ], @"+");
    NSMutableString *second = first;
    NSMutableString *third = [first mutableCopy];
    indent(first, 2);
    [second appendString:@"!"];
    [third appendFormat:@"%05.1f|%-4s|%@", 3.14159, "ab", @[ first ].firstObject];
    NSMutableArray *lines = [NSMutableArray arrayWithObjects:first, third, nil];
    for (NSMutableString *line in lines) [line appendString:@";"];
    [lines.firstObject setString:@"new"];
    return [NSString stringWithFormat:@"%@ %@ %@ %d %d", first, second, third, first == second, [first isEqual:third]];
}

NSString *scenario_strings_mutable_editor_3_building(void) {
    NSMutableString *text = [NSMutableString stringWithCapacity:16];
    NSString *source = @"Grüße 👋 abc";
    for (NSInteger i = (NSInteger)source.length - 1; i >= 0; i--) {
        unichar c = [source characterAtIndex:(NSUInteger)i];
        if (c >= 0xD800 && c < 0xE000) {
            [text appendString:@"?"];
            continue;
        }
        [text appendFormat:@"%C", c];
    }
    [text replaceCharactersInRange:[text rangeOfString:@"??"] withString:@"👋"];
    NSMutableString *upper = [text.uppercaseString mutableCopy];
    [upper insertString:[NSString stringWithFormat:@"%lu:", (unsigned long)source.length] atIndex:0];
    NSMutableString *trimmed = [[@"  pad " stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] mutableCopy];
    [trimmed appendFormat:@"%%%d%c", 7, 'x'];
    return [@[ text, upper, trimmed, [trimmed substringFromIndex:trimmed.length - 2] ] componentsJoinedByString:@"|"];
}
