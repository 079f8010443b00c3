#import "PRY89.h"

@interface PRYWirePacket : NSObject
@property (nonatomic, assign) uint16_t kind;
@property (nonatomic, assign) uint32_t size;
@property (nonatomic, copy) NSString *text;
+ (instancetype)packetWithData:(NSData *)data;
- (NSData *)data;
@end
@implementation PRYWirePacket
+ (instancetype)packetWithData:(NSData *)data {
    if (data.length < 6) return nil;
    PRYWirePacket *p = [[PRYWirePacket alloc] init];
    uint16_t kind = 0; uint32_t size = 0;
    [data getBytes:&kind length:sizeof(kind)];
    [data getBytes:&size range:NSMakeRange(2, sizeof(size))];
    p.kind = CFSwapInt16BigToHost(kind);
    p.size = CFSwapInt32BigToHost(size);
    NSData *rest = [data subdataWithRange:NSMakeRange(6, data.length - 6)];
    p.text = [[NSString alloc] initWithData:rest encoding:NSUTF8StringEncoding];
    return p;
}
- (NSData *)data {
    NSMutableData *d = [NSMutableData data];
    uint16_t kind = CFSwapInt16HostToBig(self.kind);
    uint32_t size = htonl((uint32_t)self.text.length);
    [d appendBytes:&kind length:sizeof(kind)];
    [d appendBytes:&size length:sizeof(uint32_t)];
    [d appendData:[self.text dataUsingEncoding:NSUTF8StringEncoding]];
    return d;
}
@end
NSString *scenario_dynamic_packets_3_packets(void) {
    PRYWirePacket *p = [PRYWirePacket new]; p.kind = 0x0102; p.text = @"hey";
    NSData *d = [p data]; PRYWirePacket *q = [PRYWirePacket packetWithData:d];
    const uint8_t *b = d.bytes;
    return [NSString stringWithFormat:@"%lu %d %u %@ %d %d %d", (unsigned long)d.length, q.kind, q.size, q.text, b[0], b[5], [PRYWirePacket packetWithData:[NSData data]] == nil];
}
NSString *scenario_dynamic_packets_3_buffers(void) {
    unsigned char buffer[4]; NSData *d = [@"wxyz" dataUsingEncoding:NSUTF8StringEncoding];
    [d getBytes:buffer length:sizeof(buffer)];
    NSMutableString *t = [NSMutableString string];
    for (int i = 3; i >= 0; i--) [t appendFormat:@"%c", buffer[i]];
    NSData *e = [NSData dataWithBytes:buffer length:2];
    int n = 258; NSData *f = [NSData dataWithBytes:&n length:sizeof(n)]; const unsigned char *fb = [f bytes];
    return [NSString stringWithFormat:@"%@ %@ %lu %d%d %x %u", t, [[NSString alloc] initWithData:e encoding:NSUTF8StringEncoding], (unsigned long)f.length, fb[0], fb[1], CFSwapInt32(0x01020304), ntohl(htonl(7))];
}
