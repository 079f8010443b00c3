#import "PRY106.h"

#define PRY106_CHUNK 4
NSString *PRY106Text(NSInputStream *stream) {
    NSMutableString *text = [NSMutableString string];
    [stream open];
    uint8_t buffer[PRY106_CHUNK];
    NSInteger count = 0;
    while ([stream hasBytesAvailable] && (count = [stream read:buffer maxLength:PRY106_CHUNK]) > 0) {
        NSData *data = [NSData dataWithBytes:buffer length:count];
        NSString *part = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
        [text appendFormat:@"[%@]", part];
    }
    [stream close];
    return text;
}
NSString *scenario_apps_streams_read(void) {
    NSData *data = [@"one two three" dataUsingEncoding:NSUTF8StringEncoding];
    NSInputStream *stream = [NSInputStream inputStreamWithData:data];
    return PRY106Text(stream);
}
NSString *scenario_apps_streams_formatter(void) {
    NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
    formatter.locale = [[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"];
    formatter.minimumFractionDigits = 1;
    NSFormatter *plain = formatter;
    return [NSString stringWithFormat:@"%@ %@", [plain stringForObjectValue:@2], [formatter stringForObjectValue:@"x"]];
}
