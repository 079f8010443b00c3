#import "PRX96BMain.h"

@interface PRX96BBuffer : NSObject
@property (nonatomic, strong) NSMutableString *text;
@property (nonatomic, copy) NSString *last;
@property (nonatomic, assign) NSUInteger cursor;
- (void)type:(NSString *)string;
- (void)erase:(NSUInteger)count;
- (NSString *)around:(NSUInteger)radius;
@end
@implementation PRX96BBuffer
- (instancetype)init {
    if (self = [super init]) _text = [[NSMutableString alloc] init];
    return self;
}
- (void)type:(NSString *)string {
    [self.text insertString:string atIndex:self.cursor];
    self.cursor += string.length;
    self.last = self.text;
}
- (void)erase:(NSUInteger)count {
    count = MIN(count, self.cursor);
    [self.text deleteCharactersInRange:NSMakeRange(self.cursor - count, count)];
    self.cursor -= count;
}
- (NSString *)around:(NSUInteger)radius {
    NSUInteger start = self.cursor > radius ? self.cursor - radius : 0;
    NSUInteger end = MIN(self.text.length, self.cursor + radius);
    return [self.text substringWithRange:NSMakeRange(start, end - start)];
}
@end

static NSString *PRX96BCaesar(NSString *text, int shift) {
    NSMutableString *result = [NSMutableString stringWithCapacity:text.length];
    for (NSUInteger i = 0; i < text.length; i++) {
        unichar c = [text characterAtIndex:i];
        if (c >= 'a' && c <= 'z') c = 'a' + (c - 'a' + shift + 26) % 26;
        else if (c >= 'A' && c <= 'Z') c = 'A' + (c - 'A' + shift + 26) % 26;
        [result appendFormat:@"%C", c];
    }
    return result;
}

static NSString *PRX96BRunLength(NSString *text) {
    NSMutableString *out = [NSMutableString string];
    NSUInteger i = 0, n = [text length];
    while (i < n) {
        unichar c = [text characterAtIndex:i];
        NSUInteger run = 1;
        while (i + run < n && [text characterAtIndex:i + run] == c) run++;
        if (run > 1) [out appendFormat:@"%lu", (unsigned long)run];
        [out appendString:[NSString stringWithCharacters:&c length:1]];
        i += run;
    }
    return out;
}

NSString *scenario_strings_utf16_buffers_3_typed(void) {
    PRX96BBuffer *buffer = [PRX96BBuffer new];
    [buffer type:@"hello"];
    buffer.cursor = 2;
    [buffer type:@"X"];
    return [NSString stringWithFormat:@"%@ %lu %@", buffer.text, (unsigned long)buffer.cursor, [[buffer around:2] substringToIndex:3]];
}

NSString *scenario_strings_utf16_buffers_3_erased(void) {
    PRX96BBuffer *buffer = [PRX96BBuffer new];
    [buffer type:@"hello"];
    buffer.cursor = 3;
    [buffer erase:10];
    return [NSString stringWithFormat:@"%@ %lu %@", buffer.text, (unsigned long)buffer.cursor, buffer.last];
}

NSString *scenario_strings_utf16_buffers_3_shared(void) {
    PRX96BBuffer *one = [PRX96BBuffer new], *two = [PRX96BBuffer new];
    two.text = one.text;
    [one type:@"ab"];
    NSString *kept = [one.text copy];
    [two.text appendString:@"!"];
    return [NSString stringWithFormat:@"%@ %@ %@", one.text, two.text, kept];
}

NSString *scenario_strings_utf16_buffers_3_caesar(void) {
    NSString *coded = PRX96BCaesar(@"Abc, Xyz!", 2);
    return [NSString stringWithFormat:@"%@ %@", coded, PRX96BCaesar(coded, -2)];
}

NSString *scenario_strings_utf16_buffers_3_runs(void) {
    return [NSString stringWithFormat:@"%@ %@ %@", PRX96BRunLength(@"aaabbc"), PRX96BRunLength(@"éé"), PRX96BRunLength(@"")];
}

NSString *scenario_strings_utf16_buffers_3_surrogates(void) {
    NSString *text = @"a😀";
    NSRange range = [text rangeOfComposedCharacterSequenceAtIndex:2];
    return [NSString stringWithFormat:@"%lu %d %@ %lu %lu", (unsigned long)text.length, [text characterAtIndex:1], [text substringWithRange:range], (unsigned long)range.location, (unsigned long)range.length];
}

NSString *scenario_strings_utf16_buffers_3_ranges(void) {
    NSString *text = @"abcabc";
    NSRange back = [text rangeOfString:@"c" options:NSBackwardsSearch];
    return [NSString stringWithFormat:@"%lu %lu %lu %lu", (unsigned long)[text rangeOfString:@"c"].location, (unsigned long)[text rangeOfString:@"C"].location, (unsigned long)back.location, (unsigned long)[text rangeOfString:@""].length];
}

NSString *scenario_strings_utf16_buffers_3_in_range(void) {
    NSString *text = @"abcabc";
    NSRange rest = NSMakeRange(2, text.length - 2);
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)[text rangeOfString:@"b" options:0 range:rest].location, (unsigned long)[text rangeOfString:@"a" options:NSAnchoredSearch range:rest].location];
}

NSString *scenario_strings_utf16_buffers_3_replaced(void) {
    NSMutableString *text = [@"banana" mutableCopy];
    NSUInteger count = [text replaceOccurrencesOfString:@"a" withString:@"-" options:0 range:NSMakeRange(0, text.length)];
    return [NSString stringWithFormat:@"%@ %lu %@", text, (unsigned long)count, [@"banana" stringByReplacingCharactersInRange:NSMakeRange(0, 1) withString:@"B"]];
}

NSString *scenario_strings_utf16_buffers_3_compared(void) {
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %ld", (long)[@"a" compare:@"b"], (long)[@"A" caseInsensitiveCompare:@"a"], (long)[@"b" compare:@"A" options:NSCaseInsensitiveSearch],
            (long)[@"file2" compare:@"file10" options:NSNumericSearch], (long)[@"x" compare:@"x"]];
}

NSString *scenario_strings_utf16_buffers_3_components(void) {
    NSArray *parts = [@",a,,b" componentsSeparatedByString:@","];
    NSArray *one = [@"" componentsSeparatedByString:@","];
    return [NSString stringWithFormat:@"%lu |%@|%@", (unsigned long)parts.count, [parts componentsJoinedByString:@" "], [one componentsJoinedByString:@"-"]];
}

NSString *scenario_strings_utf16_buffers_3_paths(void) {
    NSString *path = @"/a/b/c.txt";
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", path.lastPathComponent, path.pathExtension, path.stringByDeletingLastPathComponent, path.stringByDeletingPathExtension,
            [[[path stringByDeletingLastPathComponent] stringByAppendingPathComponent:@"d.txt"] stringByAppendingPathExtension:@"gz"]];
}

NSString *scenario_strings_utf16_buffers_3_numbers(void) {
    unsigned hex = 0;
    [[NSScanner scannerWithString:@"0xff"] scanHexInt:&hex];
    return [NSString stringWithFormat:@"%d %d %ld %g %d %d %d %u", [@" 12abc" intValue], [@"abc" intValue], (long)[@"-7.9" integerValue], [@"3.5e0x" doubleValue], [@"" boolValue], [@"true" boolValue], [@"-" intValue], hex];
}

NSString *scenario_strings_utf16_buffers_3_scanned(void) {
    NSScanner *scanner = [NSScanner scannerWithString:@"x=42;rest"];
    NSString *key = nil, *rest = nil;
    NSInteger value = 0;
    [scanner scanUpToString:@"=" intoString:&key];
    [scanner scanString:@"=" intoString:NULL];
    BOOL found = [scanner scanInteger:&value];
    [scanner scanString:@";" intoString:nil];
    [scanner scanUpToString:@"\n" intoString:&rest];
    return [NSString stringWithFormat:@"%@ %ld %d %@", key, (long)value, found, rest];
}

NSString *scenario_strings_utf16_buffers_3_trimmed(void) {
    NSCharacterSet *space = [NSCharacterSet whitespaceAndNewlineCharacterSet];
    return [NSString stringWithFormat:@"[%@] [%@] [%@]", [@" \ta b\n" stringByTrimmingCharactersInSet:space], [@"--x-" stringByTrimmingCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@"-"]], [@"  " stringByTrimmingCharactersInSet:space]];
}

NSString *scenario_strings_utf16_buffers_3_enumerated(void) {
    NSMutableArray *log = [NSMutableArray array];
    [@"a\nb" enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) { [log insertObject:[NSString stringWithFormat:@"%lu:%@", (unsigned long)log.count + 1, line] atIndex:0]; }];
    return [log componentsJoinedByString:@","];
}

NSString *scenario_strings_utf16_buffers_3_data(void) {
    NSData *data = [@"héllo" dataUsingEncoding:NSUTF8StringEncoding];
    const unsigned char *bytes = data.bytes;
    NSString *part = [[NSString alloc] initWithData:[data subdataWithRange:NSMakeRange(1, 2)] encoding:NSUTF8StringEncoding];
    NSString *broken = [[NSString alloc] initWithData:[data subdataWithRange:NSMakeRange(1, 1)] encoding:NSUTF8StringEncoding];
    return [NSString stringWithFormat:@"%lu %x %@ %@", (unsigned long)data.length, bytes[1], part, broken];
}

NSString *scenario_strings_utf16_buffers_3_prefixes(void) {
    NSString *none = nil;
    return [NSString stringWithFormat:@"%d %d %@ %d %d", [@"abc" hasPrefix:@"ab"], [@"abc" hasSuffix:@"b"], [@"abd" commonPrefixWithString:@"abc" options:0], [none hasPrefix:@"a"], [none isEqualToString:none]];
}
