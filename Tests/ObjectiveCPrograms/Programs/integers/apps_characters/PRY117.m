#import "PRY117.h"

static BOOL PRY117HasMark(NSData *data) {
    const unsigned char *bytes = data.bytes;
    return data.length > 2 && bytes[0] == 0xEF && bytes[1] == (unsigned char)'\xBB' && bytes[2] == 191;
}
NSString *scenario_apps_characters_mark(void) {
    unsigned char mark[] = {0xEF, 0xBB, 0xBF, 'a'};
    NSData *data = [NSData dataWithBytes:mark length:4];
    char c = '\xff';
    unsigned char u = '\377';
    return [NSString stringWithFormat:@"%d %d %d", PRY117HasMark(data), c, u];
}
