#import "UNIMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSUInteger, UNIUnit) { UNIUnitByte, UNIUnitKilo, UNIUnitMega, UNIUnitGiga, UNIUnitCount };

@interface UNIFormatter : NSObject
+ (NSString *)size:(unsigned long long)bytes;
+ (NSString *)duration:(NSTimeInterval)seconds;
+ (NSString *)ordinal:(NSInteger)number;
+ (NSString *)plural:(NSString *)noun count:(NSInteger)count;
+ (NSString *)hex:(NSData *)data;
+ (NSData *)dataFromHex:(NSString *)hex;
+ (NSString *)table:(NSArray<NSArray *> *)rows;
+ (NSString *)mask:(NSString *)text keep:(NSInteger)keep;
@end

@implementation UNIFormatter
+ (NSString *)size:(unsigned long long)bytes {
    static NSString *const names[UNIUnitCount] = { @"B", @"KB", @"MB", @"GB" };
    double value = bytes;
    UNIUnit unit = UNIUnitByte;
    while (value >= 1024 && unit < UNIUnitCount - 1) {
        value /= 1024;
        unit++;
    }
    return [NSString stringWithFormat:unit == UNIUnitByte ? @"%.0f %@" : @"%.1f %@", value, names[unit]];
}
+ (NSString *)duration:(NSTimeInterval)seconds {
    NSInteger total = lround(seconds);
    BOOL negative = total < 0;
    total = labs(total);
    NSInteger hours = total / 3600, minutes = (total % 3600) / 60;
    NSString *text = hours > 0 ? [NSString stringWithFormat:@"%ld:%02ld:%02ld", (long)hours, (long)minutes, (long)(total % 60)]
                               : [NSString stringWithFormat:@"%ld:%02ld", (long)minutes, (long)(total % 60)];
    return negative ? [@"-" stringByAppendingString:text] : text;
}
+ (NSString *)ordinal:(NSInteger)number {
    NSInteger tens = number % 100;
    NSString *suffix = @"th";
    if (tens < 11 || tens > 13) {
        switch (number % 10) {
            case 1: suffix = @"st"; break;
            case 2: suffix = @"nd"; break;
            case 3: suffix = @"rd";
        }
    }
    return [NSString stringWithFormat:@"%zd%@", number, suffix];
}
+ (NSString *)plural:(NSString *)noun count:(NSInteger)count {
    if (count == 1) return [NSString stringWithFormat:@"1 %@", noun];
    if ([noun hasSuffix:@"y"]) noun = [[noun substringToIndex:noun.length - 1] stringByAppendingString:@"ie"];
    return [NSString stringWithFormat:@"%@ %@s", count == 0 ? @"no" : @(count), noun];
}
+ (NSString *)hex:(NSData *)data {
    const unsigned char *bytes = data.bytes;
    NSMutableString *text = [NSMutableString stringWithCapacity:data.length * 2];
    for (NSUInteger i = 0; i < data.length; i++) [text appendFormat:@"%02x", bytes[i]];
    return text;
}
+ (NSData *)dataFromHex:(NSString *)hex {
    NSMutableData *data = [NSMutableData data];
    for (NSUInteger i = 0; i + 1 < hex.length; i += 2) {
        unsigned value = 0;
        if (![[NSScanner scannerWithString:[hex substringWithRange:NSMakeRange(i, 2)]] scanHexInt:&value]) return nil;
        uint8_t byte = value;
        [data appendBytes:&byte length:1];
    }
    return data;
}
+ (NSString *)table:(NSArray<NSArray *> *)rows {
    NSUInteger columns = [rows.firstObject count];
    NSUInteger widths[columns];
    for (NSUInteger c = 0; c < columns; c++) {
        widths[c] = 0;
        for (NSArray *row in rows) widths[c] = MAX(widths[c], [[row[c] description] length]);
    }
    NSMutableArray *lines = [NSMutableArray array];
    for (NSArray *row in rows) {
        NSMutableString *line = [NSMutableString string];
        for (NSUInteger c = 0; c < columns; c++) {
            NSString *cell = [row[c] description];
            NSString *space = [@"" stringByPaddingToLength:widths[c] - cell.length withString:@" " startingAtIndex:0];
            if (c > 0) [line appendString:@"|"];
            [line appendString:[row[c] isKindOfClass:[NSNumber class]] ? [space stringByAppendingString:cell] : [cell stringByAppendingString:space]];
        }
        [lines addObject:line];
    }
    return [lines componentsJoinedByString:@"/"];
}
+ (NSString *)mask:(NSString *)text keep:(NSInteger)keep {
    NSInteger hidden = (NSInteger)text.length - keep;
    if (hidden <= 0) return text;
    return [[@"" stringByPaddingToLength:hidden withString:@"*" startingAtIndex:0] stringByAppendingString:[text substringFromIndex:hidden]];
}
@end

NSString *scenario_strings_format_units_3_all(void) {
    lines = [NSMutableArray array];
    for (NSNumber *bytes in @[ @0, @1023, @1024, @1536000, @5368709120 ]) Note([NSString stringWithFormat:@"%@", [UNIFormatter size:bytes.unsignedLongLongValue]]);
    Note([NSString stringWithFormat:@"%@ %@ %@ %@", [UNIFormatter duration:59.6], [UNIFormatter duration:61], [UNIFormatter duration:3725.2], [UNIFormatter duration:-5]]);
    NSMutableArray *ordinals = [NSMutableArray array];
    for (NSNumber *n in @[ @1, @2, @3, @4, @11, @12, @13, @21, @102, @113 ]) [ordinals addObject:[UNIFormatter ordinal:n.integerValue]];
    Note([NSString stringWithFormat:@"%@", [ordinals componentsJoinedByString:@" "]]);
    Note([NSString stringWithFormat:@"%@, %@, %@", [UNIFormatter plural:@"city" count:2], [UNIFormatter plural:@"file" count:1], [UNIFormatter plural:@"file" count:0]]);
    NSData *data = [@"Hi!\u00e9" dataUsingEncoding:NSUTF8StringEncoding];
    NSString *hex = [UNIFormatter hex:data];
    Note([NSString stringWithFormat:@"%@ %@", hex, [[NSString alloc] initWithData:[UNIFormatter dataFromHex:hex] encoding:NSUTF8StringEncoding]]);
    Note([NSString stringWithFormat:@"%@ %@", [UNIFormatter dataFromHex:@"zz"], [data base64EncodedStringWithOptions:0]]);
    Note([NSString stringWithFormat:@"%@", [UNIFormatter table:@[ @[ @"name", @"n" ], @[ @"ann", @5 ], @[ @"christopher", @120 ] ]]]);
    Note([NSString stringWithFormat:@"%@ %@", [UNIFormatter mask:@"4111222233334444" keep:4], [UNIFormatter mask:@"12" keep:4]]);
    NSUInteger a = 3, b = 5;
    NSInteger difference = a - b;
    Note([NSString stringWithFormat:@"%ld %d %d", (long)difference, a - b > 0, (int)(a - b) < 0]);
    unsigned char flags = 0x0F;
    flags <<= 4;
    Note([NSString stringWithFormat:@"%u %d %.3f", flags, 7 / 2 * 2, 7 / 2.0 + 1 / 3]);
    return [lines componentsJoinedByString:@" / "];
}
