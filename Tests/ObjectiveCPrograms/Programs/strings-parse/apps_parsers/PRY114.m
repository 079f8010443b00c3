#import "PRY114.h"

@interface PRY114Parser : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic) NSUInteger index;
- (NSString *)word;
- (NSArray *)tokens;
@end
@implementation PRY114Parser
- (unichar)peek { return self.index < self.text.length ? [self.text characterAtIndex:self.index] : 0; }
- (unichar)next { unichar c = [self peek]; if (c) self.index++; return c; }
- (NSString *)word {
    NSMutableString *word = [NSMutableString string];
    unichar c;
    while ((c = [self peek]) && [[NSCharacterSet alphanumericCharacterSet] characterIsMember:c]) {
        [word appendFormat:@"%C", [self next]];
    }
    return word.length ? word : nil;
}
- (NSArray *)tokens {
    NSMutableArray *tokens = [NSMutableArray array];
    for (unichar c; (c = [self peek]);) {
        switch (c) {
            case ' ': case '\t': self.index++; break;
            case '(': case ')': case '+': case '-': {
                [tokens addObject:[NSString stringWithCharacters:&c length:1]];
                self.index++;
                break;
            }
            case '0' ... '9': {
                NSInteger value = 0;
                do { value = value * 10 + ([self next] - '0'); } while ([self peek] >= '0' && [self peek] <= '9');
                [tokens addObject:@(value)];
                break;
            }
            default: {
                NSString *word = [self word];
                if (!word) { self.index++; word = @"?"; }
                [tokens addObject:word];
            }
        }
    }
    return tokens;
}
@end
NSString *scenario_apps_parsers_tokens(void) {
    PRY114Parser *parser = [PRY114Parser new];
    parser.text = @"(ab+12)\t- 7 $ é1";
    return [[parser tokens] componentsJoinedByString:@","];
}
static NSUInteger PRY114Distance(NSString *a, NSString *b) {
    NSUInteger n = a.length, m = b.length;
    NSUInteger *costs = malloc((m + 1) * sizeof(NSUInteger));
    for (NSUInteger j = 0; j <= m; j++) costs[j] = j;
    for (NSUInteger i = 1; i <= n; i++) {
        costs[0] = i;
        NSUInteger corner = i - 1;
        for (NSUInteger j = 1; j <= m; j++) {
            NSUInteger upper = costs[j];
            if ([a characterAtIndex:i - 1] == [b characterAtIndex:j - 1]) costs[j] = corner;
            else costs[j] = MIN(MIN(upper, corner), costs[j - 1]) + 1;
            corner = upper;
        }
    }
    NSUInteger result = costs[m];
    free(costs);
    return result;
}
NSString *scenario_apps_parsers_distance(void) {
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)PRY114Distance(@"kitten", @"sitting"), (unsigned long)PRY114Distance(@"", @"abc")];
}
static uint32_t PRY114Checksum(NSData *data) {
    const uint8_t *bytes = data.bytes;
    uint32_t a = 1, b = 0;
    for (NSUInteger i = 0; i < data.length; i++) {
        a = (a + bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return (b << 16) | a;
}
NSString *scenario_apps_parsers_adler(void) {
    uint32_t sum = PRY114Checksum([@"Wikipedia" dataUsingEncoding:NSUTF8StringEncoding]);
    NSUInteger hash = 5381;
    for (NSUInteger i = 0; i < 20; i++) hash = ((hash << 5) + hash) ^ i * 0x9E3779B97F4A7C15;
    return [NSString stringWithFormat:@"%u %08x %d", sum, sum, (int)(hash & 1)];
}
NSString *scenario_apps_parsers_hex(void) {
    NSString *hex = @"0aFf10";
    NSMutableData *data = [NSMutableData data];
    char buffer[3] = {'\0', '\0', '\0'};
    for (int i = 0; i < hex.length / 2; i++) {
        buffer[0] = [hex characterAtIndex:i * 2];
        buffer[1] = [hex characterAtIndex:i * 2 + 1];
        unsigned char byte = strtol(buffer, NULL, 16);
        [data appendBytes:&byte length:1];
    }
    NSMutableString *back = [NSMutableString stringWithCapacity:data.length * 2];
    const unsigned char *bytes = (const unsigned char *)[data bytes];
    for (int i = 0; i < data.length; ++i) [back appendFormat:@"%02x", bytes[i]];
    return back;
}
NSString *scenario_apps_parsers_last(void) {
    NSArray *list = @[];
    NSInteger last = list.count - 1;
    NSUInteger wrapped = list.count - 1;
    int seen = 0;
    for (NSInteger i = list.count - 1; i >= 0; i--) seen++;
    return [NSString stringWithFormat:@"%ld %d %d %d", (long)last, wrapped > 5, seen, (int)(list.count - 1 < 0)];
}
