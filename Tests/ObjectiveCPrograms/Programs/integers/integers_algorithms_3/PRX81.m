#import "PRX81.h"

@implementation PRX81Math
+ (NSUInteger)gcd:(NSUInteger)a with:(NSUInteger)b { return b ? [self gcd:b with:a % b] : a; }
+ (NSArray *)primesBelow:(NSInteger)limit {
    NSMutableIndexSet *composite = [NSMutableIndexSet indexSet];
    NSMutableArray *primes = [NSMutableArray array];
    for (NSInteger i = 2; i < limit; i++) {
        if ([composite containsIndex:i]) continue;
        [primes addObject:@(i)];
        for (NSInteger j = i * i; j < limit; j += i) [composite addIndex:j];
    }
    return primes;
}
+ (NSString *)addBig:(NSString *)a to:(NSString *)b {
    NSMutableString *result = [NSMutableString string];
    NSInteger i = a.length - 1, j = b.length - 1, carry = 0;
    while (i >= 0 || j >= 0 || carry) {
        NSInteger sum = carry;
        if (i >= 0) sum += [a characterAtIndex:i--] - '0';
        if (j >= 0) sum += [b characterAtIndex:j--] - '0';
        [result insertString:[NSString stringWithFormat:@"%ld", (long)(sum % 10)] atIndex:0];
        carry = sum / 10;
    }
    return result.length ? result : @"0";
}
+ (uint32_t)crc:(NSData *)data {
    static uint32_t table[256];
    if (table[1] == 0) {
        for (uint32_t i = 0; i < 256; i++) {
            uint32_t c = i;
            for (int k = 0; k < 8; k++) c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
            table[i] = c;
        }
    }
    uint32_t crc = 0xFFFFFFFF;
    const uint8_t *bytes = data.bytes;
    for (NSUInteger i = 0; i < data.length; i++) crc = table[(crc ^ bytes[i]) & 0xFF] ^ (crc >> 8);
    return ~crc;
}
+ (NSUInteger)djb2:(NSString *)text {
    NSUInteger hash = 5381;
    for (NSUInteger i = 0; i < text.length; i++) hash = ((hash << 5) + hash) + [text characterAtIndex:i];
    return hash;
}
+ (NSArray *)permutations:(NSArray *)items {
    if (items.count < 2) return @[ items ?: @[] ];
    NSMutableArray *all = [NSMutableArray array];
    for (NSUInteger i = 0; i < items.count; i++) {
        NSMutableArray *rest = [items mutableCopy];
        id first = rest[i];
        [rest removeObjectAtIndex:i];
        for (NSArray *tail in [self permutations:rest]) [all addObject:[@[ first ] arrayByAddingObjectsFromArray:tail]];
    }
    return all;
}
+ (double)median:(NSArray *)numbers {
    if (!numbers.count) return NAN;
    NSArray *sorted = [numbers sortedArrayUsingSelector:@selector(compare:)];
    NSUInteger middle = sorted.count / 2;
    return sorted.count % 2 ? [sorted[middle] doubleValue] : ([sorted[middle - 1] doubleValue] + [sorted[middle] doubleValue]) / 2;
}
+ (NSString *)base:(NSInteger)base of:(NSInteger)number {
    static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    if (number == 0) return @"0";
    char buffer[65];
    int position = sizeof(buffer) - 1;
    buffer[position] = '\0';
    NSUInteger rest = number < 0 ? -number : number;
    while (rest) {
        buffer[--position] = digits[rest % base];
        rest /= base;
    }
    if (number < 0) buffer[--position] = '-';
    return [NSString stringWithUTF8String:&buffer[position]];
}
@end
NSString *scenario_integers_algorithms_3_numbers(void) { return [NSString stringWithFormat:@"%lu %@ %@ %@ %@", (unsigned long)[PRX81Math gcd:84 with:36], [[PRX81Math primesBelow:20] componentsJoinedByString:@","], [PRX81Math addBig:@"99999999999999999999" to:@"1"], [PRX81Math addBig:@"" to:@""], @([PRX81Math primesBelow:0].count)]; }
NSString *scenario_integers_algorithms_3_hashes(void) { return [NSString stringWithFormat:@"%08x %lu %lu", [PRX81Math crc:[@"123456789" dataUsingEncoding:NSASCIIStringEncoding]], (unsigned long)[PRX81Math djb2:@"hello"], (unsigned long)[PRX81Math djb2:@"a much longer text that wraps around"]]; }
NSString *scenario_integers_algorithms_3_lists(void) {
    NSArray *p = [PRX81Math permutations:@[ @"a", @"b", @"c" ]];
    NSMutableArray *joined = [NSMutableArray array];
    for (NSArray *x in p) [joined addObject:[x componentsJoinedByString:@""]];
    return [NSString stringWithFormat:@"%@ %.1f %.1f %d", [joined componentsJoinedByString:@" "], [PRX81Math median:@[ @3, @1, @2.5 ]], [PRX81Math median:@[ @4, @1 ]], isnan([PRX81Math median:nil])];
}
NSString *scenario_integers_algorithms_3_bases(void) { return [NSString stringWithFormat:@"%@ %@ %@ %@", [PRX81Math base:2 of:10], [PRX81Math base:16 of:-255], [PRX81Math base:36 of:123456], [PRX81Math base:7 of:0]]; }
