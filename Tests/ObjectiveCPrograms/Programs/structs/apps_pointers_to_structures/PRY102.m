#import "PRY102.h"

static BOOL PRY102Find(NSString *text, NSString *word, NSRange *outRange) {
    NSRange range = [text rangeOfString:word];
    if (range.location == NSNotFound) return NO;
    if (outRange) *outRange = range;
    return YES;
}
@interface PRY102Reader : NSObject
@property (nonatomic) NSStringEncoding encoding;
- (NSString *)textOf:(NSData *)data usedEncoding:(NSStringEncoding *)encoding;
- (BOOL)next:(unichar *)character at:(NSUInteger)index in:(NSString *)text range:(NSRangePointer)range;
@end
@implementation PRY102Reader
- (NSString *)textOf:(NSData *)data usedEncoding:(NSStringEncoding *)encoding {
    _encoding = NSUTF8StringEncoding;
    NSString *text = [[NSString alloc] initWithData:data encoding:_encoding];
    if (encoding == NULL || *encoding == 0) {
        if (encoding) *encoding = _encoding;
    } else {
        _encoding = *encoding;
    }
    return text;
}
- (BOOL)next:(unichar *)character at:(NSUInteger)index in:(NSString *)text range:(NSRangePointer)range {
    if (index >= text.length) return NO;
    if (character) *character = [text characterAtIndex:index];
    if (range != NULL) {
        range->location = index;
        range->length = 1;
    }
    return YES;
}
@end
NSString *scenario_apps_pointers_to_structures_range(void) {
    NSRange range = NSMakeRange(7, 7);
    BOOL found = PRY102Find(@"one two", @"two", &range);
    BOOL other = PRY102Find(@"one two", @"six", &range);
    BOOL none = PRY102Find(@"one two", @"one", NULL);
    return [NSString stringWithFormat:@"%d %d %d %@", found, other, none, NSStringFromRange(range)];
}
NSString *scenario_apps_pointers_to_structures_encoding(void) {
    PRY102Reader *reader = [PRY102Reader new];
    NSData *data = [@"hi" dataUsingEncoding:NSUTF8StringEncoding];
    NSStringEncoding encoding = 0;
    NSString *text = [reader textOf:data usedEncoding:&encoding];
    NSStringEncoding other = NSASCIIStringEncoding;
    [reader textOf:data usedEncoding:&other];
    NSStringEncoding last = reader.encoding;
    [reader textOf:data usedEncoding:NULL];
    return [NSString stringWithFormat:@"%@ %d %d %d", text, (int)encoding, (int)last, (int)reader.encoding];
}
NSString *scenario_apps_pointers_to_structures_unichar(void) {
    PRY102Reader *reader = [PRY102Reader new];
    unichar c = 0;
    NSRange range = NSMakeRange(0, 0);
    BOOL first = [reader next:&c at:1 in:@"abc" range:&range];
    unichar d = 'x';
    BOOL second = [reader next:&d at:9 in:@"abc" range:NULL];
    return [NSString stringWithFormat:@"%C %@ %d %C %d", c, NSStringFromRange(range), first, d, second];
}
