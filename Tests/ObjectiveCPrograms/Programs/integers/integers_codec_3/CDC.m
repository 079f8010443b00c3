#import "CDC.h"

typedef NS_OPTIONS(uint8_t, CDCFlags) {
    CDCFlagNone = 0,
    CDCFlagRead = 1 << 0,
    CDCFlagWrite = 1 << 1,
    CDCFlagHidden = 1 << 7,
};

static uint32_t adler(const uint8_t *bytes, NSUInteger length) {
    uint32_t a = 1, b = 0;
    for (NSUInteger i = 0; i < length; ++i) {
        a = (a + bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return (b << 16) | a;
}

static uint32_t fnv(NSString *text) {
    uint32_t hash = 2166136261u;
    NSData *data = [text dataUsingEncoding:NSUTF8StringEncoding];
    const uint8_t *bytes = data.bytes;
    for (NSUInteger i = 0; i < data.length; i++) {
        hash ^= bytes[i];
        hash *= 16777619;
    }
    return hash;
}

static int16_t clamp(int value) {
    if (value > INT16_MAX) return INT16_MAX;
    if (value < INT16_MIN) return INT16_MIN;
    return value;
}

@interface CDCWriter : NSObject
@property (nonatomic, strong, readonly) NSMutableData *data;
- (void)writeUnsigned:(uint64_t)value;
- (void)writeSigned:(int64_t)value;
- (NSString *)hex;
@end

@implementation CDCWriter

- (instancetype)init {
    self = [super init];
    if (self) _data = [NSMutableData data];
    return self;
}

- (void)writeUnsigned:(uint64_t)value {
    do {
        uint8_t byte = value & 0x7f;
        value >>= 7;
        if (value != 0) byte |= 0x80;
        [_data appendBytes:&byte length:1];
    } while (value);
}

- (void)writeSigned:(int64_t)value {
    [self writeUnsigned:((uint64_t)value << 1) ^ (uint64_t)(value >> 63)];
}

- (NSString *)hex {
    NSMutableString *text = [NSMutableString stringWithCapacity:_data.length * 2];
    const unsigned char *bytes = [_data bytes];
    for (NSUInteger i = 0; i < _data.length; i++) {
        [text appendFormat:@"%02x", bytes[i]];
    }
    return text;
}

@end

NSString *scenario_integers_codec_3_checksums(void) {
    const char *text = "Wikipedia";
    uint32_t sum = adler((const uint8_t *)text, strlen(text));
    return [NSString stringWithFormat:@"%08x %x %u", sum, fnv(@"a"), fnv(@"")];
}

NSString *scenario_integers_codec_3_bits(void) {
    CDCFlags flags = CDCFlagRead | CDCFlagHidden;
    CDCFlags without = flags & ~CDCFlagHidden;
    uint8_t inverted = ~flags;
    int promoted = ~flags;
    uint8_t shifted = flags << 1;
    int wide = flags << 1;
    signed char narrow = (signed char)flags;
    unsigned int rotated = (0x80000001u << 4) | (0x80000001u >> 28);
    int negative = -17;
    return [NSString stringWithFormat:@"%d %d %d %d %d %d %d %x %d %d %d %d", flags, without, inverted, promoted, shifted, wide, narrow, rotated, negative >> 2, negative / 4, negative % 4, !(flags & CDCFlagWrite)];
}

NSString *scenario_integers_codec_3_varint(void) {
    CDCWriter *writer = [CDCWriter new];
    [writer writeUnsigned:0];
    [writer writeUnsigned:300];
    [writer writeSigned:-1];
    [writer writeSigned:-129];
    [writer writeSigned:64];
    NSString *hex = [writer hex];
    [writer.data setLength:0];
    [writer writeUnsigned:UINT64_MAX];
    return [NSString stringWithFormat:@"%@ %@ %lu", hex, writer.hex, (unsigned long)writer.data.length];
}

NSString *scenario_integers_codec_3_mixed(void) {
    NSUInteger count = 3;
    NSInteger offset = -5;
    BOOL less = offset < (NSInteger)count;
    BOOL odd = offset < count;
    unsigned char small = 250;
    small += 10;
    short half = clamp(70000) - 1;
    long long product = (long long)INT_MAX * 2;
    int truncated = (int)product;
    unsigned short port = (unsigned short)65536 + 80;
    NSUInteger difference = count - 4;
    NSInteger back = (NSInteger)(count - 4);
    char letter = 'a' + 2;
    return [NSString stringWithFormat:@"%d %d %d %d %lld %d %d %d %ld %c %d", less, odd, small, half, product, truncated, port, difference == NSUIntegerMax, (long)back, letter, 'z' - letter];
}

static NSString *inBase(NSUInteger number, NSUInteger base) {
    static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    if (base < 2 || base > 36) return nil;
    unichar buffer[64];
    NSUInteger position = 64;
    do {
        buffer[--position] = digits[number % base];
        number /= base;
    } while (number > 0);
    return [NSString stringWithCharacters:buffer + position length:64 - position];
}

NSString *scenario_integers_codec_3_bases(void) {
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %lx %lo %5d|%-5d|%05d|%+d", inBase(255, 2), inBase(123456789, 36), inBase(0, 10), inBase(1, 40), 255L, 8L, 42, 42, 42, 42];
}
