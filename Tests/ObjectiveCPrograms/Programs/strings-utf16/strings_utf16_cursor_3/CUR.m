#import "CUR.h"

@interface NSString (CUR)
- (NSString *)cur_cutTo:(NSUInteger)length;
- (NSString *)cur_reversed;
- (NSArray *)cur_characters;
@end

@implementation NSString (CUR)

- (NSString *)cur_cutTo:(NSUInteger)length {
    if (self.length <= length) return self;
    NSRange range = [self rangeOfComposedCharacterSequenceAtIndex:length];
    return [[self substringToIndex:range.location] stringByAppendingString:@"\u2026"];
}

- (NSString *)cur_reversed {
    NSMutableString *result = [NSMutableString stringWithCapacity:[self length]];
    NSInteger index = [self length];
    while (index > 0) {
        NSRange range = [self rangeOfComposedCharacterSequenceAtIndex:index - 1];
        [result appendString:[self substringWithRange:range]];
        index = range.location;
    }
    return result;
}

- (NSArray *)cur_characters {
    NSMutableArray *characters = [NSMutableArray array];
    [self enumerateSubstringsInRange:NSMakeRange(0, self.length) options:NSStringEnumerationByComposedCharacterSequences usingBlock:^(NSString *substring, NSRange range, NSRange enclosing, BOOL *stop) {
        [characters addObject:substring];
    }];
    return characters;
}

@end

@interface CURCursor : NSObject
- (instancetype)initWithText:(NSString *)text;
- (unichar)peek;
- (unichar)next;
- (BOOL)isAtEnd;
- (NSString *)readWhile:(BOOL (^)(unichar c))test;
@end

@implementation CURCursor {
    NSString *_text;
    NSUInteger _position;
}

- (instancetype)initWithText:(NSString *)text {
    self = [super init];
    if (self) {
        _text = [text copy];
    }
    return self;
}

- (BOOL)isAtEnd {
    return _position >= _text.length;
}

- (unichar)peek {
    return self.isAtEnd ? 0 : [_text characterAtIndex:_position];
}

- (unichar)next {
    unichar c = self.peek;
    if (c) _position++;
    return c;
}

- (NSString *)readWhile:(BOOL (^)(unichar c))test {
    NSUInteger start = _position;
    while (![self isAtEnd] && test([self peek])) {
        [self next];
    }
    return [_text substringWithRange:NSMakeRange(start, _position - start)];
}

@end

NSString *scenario_strings_utf16_cursor_3_cut(void) {
    NSString *smile = @"ab\U0001F600cd";
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %lu", [smile cur_cutTo:3], [smile cur_cutTo:2], [smile cur_cutTo:4], [smile cur_cutTo:6], (unsigned long)[smile length]];
}

NSString *scenario_strings_utf16_cursor_3_counts(void) {
    CURCursor *cursor = [[CURCursor alloc] initWithText:@"12+345 - x7"];
    NSMutableArray *tokens = [NSMutableArray array];
    while (!cursor.isAtEnd) {
        unichar c = [cursor peek];
        if (c >= '0' && c <= '9') {
            [tokens addObject:[cursor readWhile:^BOOL(unichar d) { return d >= '0' && d <= '9'; }]];
        } else if ([[NSCharacterSet letterCharacterSet] characterIsMember:c]) {
            [tokens addObject:[NSString stringWithFormat:@"<%@>", [cursor readWhile:^BOOL(unichar d) {
                return [[NSCharacterSet alphanumericCharacterSet] characterIsMember:d];
            }]]];
        } else if (c == ' ') {
            [cursor next];
        } else {
            [tokens addObject:[NSString stringWithFormat:@"%C", [cursor next]]];
        }
    }
    return [NSString stringWithFormat:@"%@ %d", [tokens componentsJoinedByString:@"|"], [cursor peek]];
}

NSString *scenario_strings_utf16_cursor_3_reversed(void) {
    NSArray *characters = [@"no\u00ebl e\u0301\U0001F600" cur_characters];
    NSString *back = [@"ab\U0001F600c" cur_reversed];
    return [NSString stringWithFormat:@"%@ %lu %lu %lu", back, (unsigned long)characters.count, (unsigned long)[characters[5] length], (unsigned long)[[characters lastObject] length]];
}

NSString *scenario_strings_utf16_cursor_3_caesar(void) {
    NSString *text = @"Hello, Zoo!";
    NSMutableString *shifted = [NSMutableString string];
    for (NSUInteger i = 0; i < text.length; i++) {
        unichar c = [text characterAtIndex:i];
        if (c >= 'a' && c <= 'z') c = (c - 'a' + 3) % 26 + 'a';
        else if (c >= 'A' && c <= 'Z') c = (c - 'A' + 3) % 26 + 'A';
        [shifted appendFormat:@"%C", c];
    }
    unichar units[] = { 0x48, 0x69, 0xD83D, 0xDE00 };
    NSString *made = [NSString stringWithCharacters:units length:4];
    NSUInteger counts[26] = { 0 };
    for (NSUInteger i = 0; i < shifted.length; i++) {
        unichar c = [[shifted lowercaseString] characterAtIndex:i];
        if (c >= 'a' && c <= 'z') counts[c - 'a']++;
    }
    return [NSString stringWithFormat:@"%@ %@ %lu%lu%lu", shifted, made, (unsigned long)counts['r' - 'a'], (unsigned long)counts['o' - 'a'], (unsigned long)counts[25]];
}

NSString *scenario_strings_utf16_cursor_3_ranges(void) {
    NSString *text = @"one two one";
    NSRange first = [text rangeOfString:@"one"];
    NSRange last = [text rangeOfString:@"one" options:NSBackwardsSearch];
    NSRange none = [text rangeOfString:@"six"];
    NSRange rest = NSMakeRange(NSMaxRange(first), text.length - NSMaxRange(first));
    NSRange second = [text rangeOfString:@"one" options:0 range:rest];
    NSRange anchored = [text rangeOfString:@"two" options:NSAnchoredSearch];
    NSString *replaced = [text stringByReplacingCharactersInRange:last withString:@"1"];
    NSRange both = NSUnionRange(first, NSMakeRange(4, 3));
    NSRange shared = NSIntersectionRange(first, NSMakeRange(2, 4));
    return [NSString stringWithFormat:@"%lu %lu %d %d %d %@ %@ %@ %d", (unsigned long)last.location, (unsigned long)none.length, none.location == NSNotFound, NSEqualRanges(second, last), anchored.location == NSNotFound, replaced, NSStringFromRange(both), NSStringFromRange(shared), NSLocationInRange(3, first)];
}
