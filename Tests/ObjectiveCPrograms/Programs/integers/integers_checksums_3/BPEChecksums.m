#import "BPEChecksums.h"

@interface BPEChecksum : NSObject
+ (uint32_t)adler:(NSData *)data;
+ (uint16_t)fletcher:(const uint8_t *)bytes length:(NSUInteger)length;
+ (NSString *)hexOf:(NSData *)data;
+ (NSData *)dataFromHex:(NSString *)hex;
+ (uint32_t)fnv:(NSString *)text;
+ (NSString *)base:(unsigned long long)number radix:(unsigned int)radix;
@end
@implementation BPEChecksum
+ (uint32_t)adler:(NSData *)data {
    const uint8_t *bytes = data.bytes;
    uint32_t a = 1, b = 0;
    for (NSUInteger i = 0; i < data.length; i++) {
        a = (a + bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return (b << 16) | a;
}
+ (uint16_t)fletcher:(const uint8_t *)bytes length:(NSUInteger)length {
    uint8_t low = 0, high = 0;
    for (NSUInteger i = 0; i < length; i++) {
        low += bytes[i];
        high += low;
    }
    return (uint16_t)(high << 8 | low);
}
+ (NSString *)hexOf:(NSData *)data {
    NSMutableString *hex = [NSMutableString stringWithCapacity:data.length * 2];
    const unsigned char *bytes = [data bytes];
    for (NSInteger i = 0; i < (NSInteger)data.length; i++) {
        [hex appendFormat:@"%02x", bytes[i]];
    }
    return hex;
}
+ (NSData *)dataFromHex:(NSString *)hex {
    NSMutableData *data = [NSMutableData data];
    for (NSUInteger i = 0; i + 1 < hex.length; i += 2) {
        unsigned int value = 0;
        NSScanner *scanner = [NSScanner scannerWithString:[hex substringWithRange:NSMakeRange(i, 2)]];
        if (![scanner scanHexInt:&value]) return nil;
        uint8_t byte = value;
        [data appendBytes:&byte length:1];
    }
    return data;
}
+ (uint32_t)fnv:(NSString *)text {
    uint32_t hash = 2166136261u;
    for (NSUInteger i = 0; i < text.length; i++) {
        hash ^= [text characterAtIndex:i];
        hash *= 16777619u;
    }
    return hash;
}
+ (NSString *)base:(unsigned long long)number radix:(unsigned int)radix {
    static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    if (number == 0) return @"0";
    NSString *result = @"";
    while (number > 0) {
        result = [NSString stringWithFormat:@"%c%@", digits[number % radix], result];
        number /= radix;
    }
    return result;
}
@end

static int BPESignedShift(int value, unsigned shift) { return value >> shift; }
static unsigned char BPERotate(unsigned char value, int by) { return (unsigned char)((value << by) | (value >> (8 - by))); }

NSString *scenario_integers_checksums_3_checksums(void) {
    NSMutableArray *log = [NSMutableArray array];
    NSData *data = [@"Wikipedia" dataUsingEncoding:NSUTF8StringEncoding];
    [log addObject:[NSString stringWithFormat:@"%08x", [BPEChecksum adler:data]]];
    uint8_t raw[] = {200, 100, 50, 0xff};
    [log addObject:[NSString stringWithFormat:@"%u", [BPEChecksum fletcher:raw length:sizeof(raw)]]];
    [log addObject:[BPEChecksum hexOf:[BPEChecksum dataFromHex:@"00ff7Fa"]]];
    [log addObject:[NSString stringWithFormat:@"%lu", (unsigned long)[[BPEChecksum dataFromHex:@"zz"] length]]];
    [log addObject:[NSString stringWithFormat:@"%u", [BPEChecksum fnv:@"hello"]]];
    [log addObject:[BPEChecksum base:255 radix:2]];
    [log addObject:[BPEChecksum base:123456789012ULL radix:36]];
    [log addObject:[NSString stringWithFormat:@"%d %d %d", BPESignedShift(-9, 1), BPESignedShift(1 << 30, 28), BPERotate(0x96, 3)]];
    int32_t big = INT32_MAX;
    uint32_t wrapped = (uint32_t)big + 2u;
    int8_t small = (int8_t)200;
    unsigned short us = 65535;
    us++;
    long long wide = (long long)big * 4;
    [log addObject:[NSString stringWithFormat:@"%u %d %d %lld %d %d", wrapped, small, us, wide, -7 / 2, -7 % 3]];
    NSUInteger u = 3;
    NSInteger s = -5;
    [log addObject:[NSString stringWithFormat:@"%d %d %ld", s < (NSInteger)u, (NSUInteger)s > u, (long)(s * (NSInteger)u)]];
    BOOL flag = 256 > 255;
    char letter = 'a' + 2;
    [log addObject:[NSString stringWithFormat:@"%d %c %d %d", flag, letter, letter - 'a', (int)3.99f]];
    unsigned mask = 0;
    for (int bit = 0; bit < 8; bit += 3) mask |= 1u << bit;
    [log addObject:[NSString stringWithFormat:@"%x %X %d", mask, ~mask & 0xff, (mask & 8) != 0]];
    return [log componentsJoinedByString:@"|"];
}
