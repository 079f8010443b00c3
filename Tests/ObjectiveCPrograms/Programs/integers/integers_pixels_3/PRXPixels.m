#import "PRXPixels.h"

@interface PRXPixel : NSObject {
    PRXByte _raw;
    unsigned short _ticks;
}
@property (nonatomic, assign) PRXByte level;
@property (nonatomic, assign) int8_t delta;
@property (nonatomic, assign) PRXIdent ident;
@property (nonatomic, assign) float ratio;
@property (nonatomic, assign) PRXColor color;
@property (nonatomic, assign) PRXFixed fixed;
- (PRXByte)wrapped:(int)value;
- (void)take:(PRXByte)byte ratio:(float)ratio;
- (unsigned short)tick:(NSInteger)by;
- (PRXRatio)half:(double)value;
@end
@implementation PRXPixel
- (PRXByte)wrapped:(int)value { return value; }
- (void)take:(PRXByte)byte ratio:(float)ratio { _raw = byte; self.ratio = ratio; _raw += 10; }
- (unsigned short)tick:(NSInteger)by { _ticks += by; return _ticks; }
- (PRXRatio)half:(double)value { return value / 2; }
- (NSString *)description { return [NSString stringWithFormat:@"%d %d %f", _raw, self.level, self.ratio]; }
@end
static PRXByte PRXMix(PRXByte a, PRXByte b) { return (a + b) / 2; }
static PRXByte PRXSum(PRXByte a, PRXByte b) { return a + b; }
NSString *scenario_integers_pixels_3_objects(void) {
    PRXPixel *p = [PRXPixel new];
    p.level = 250; p.level += 10; p.delta = 127; p.delta++;
    PRXByte w = [p wrapped:300];
    [p take:260 ratio:0.1];
    unsigned short t1 = [p tick:70000], t2 = [p tick:-5000];
    return [NSString stringWithFormat:@"%d %d %d %@ %d %d %d", p.level, p.delta, w, p, t1, t2, [p half:0.2] == 0.1];
}
NSString *scenario_integers_pixels_3_structures(void) {
    PRXColor c = { 250, 10, 300 - 256, 32767, 0.1f, 1 };
    c.red += 10; c.green -= 20; c.blue *= 10; c.depth++; c.flags -= 2; c.flags >>= 28;
    PRXPixel *p = [PRXPixel new];
    p.color = c;
    PRXColor d = p.color;
    d.red = ~d.red;
    BOOL same = d.gamma == 0.1, samef = d.gamma == 0.1f;
    return [NSString stringWithFormat:@"%d %d %d %d %u %d%d %d", c.red, c.green, c.blue, c.depth, c.flags, same, samef, d.red];
}
NSString *scenario_integers_pixels_3_bytes(void) {
    PRXByte bytes[4] = { 1, 2, 250, 255 };
    int total = 0; PRXByte checksum = 0;
    for (int i = 0; i < 4; i++) { total += bytes[i]; checksum += bytes[i]; bytes[i] += 5; }
    return [NSString stringWithFormat:@"%d %d %d %d %d %d %d", total, checksum, bytes[0], bytes[2], bytes[3], PRXMix(200, 250), PRXSum(200, 100)];
}
NSString *scenario_integers_pixels_3_widths(void) {
    PRXIdent ident = 3; PRXIdent gone = ident - 5; PRXFixed fixed = INT32_MAX; PRXFixed product = 70000; 
    int64_t wide = (int64_t)product * product; PRXFixed shifted = (PRXFixed)(wide >> 4);
    float sum = 0; for (int i = 0; i < 10; i++) sum += 0.1;
    double exact = 0; for (int i = 0; i < 10; i++) exact += 0.1f;
    unsigned char c = 'z'; c += 10; signed char s = c;
    return [NSString stringWithFormat:@"%d %d %lld %d %.7f %.9f %d %d %d", gone > 100, fixed > 0, wide, shifted, sum, exact, c, s, -7 / 2 * 2 + -7 % 2];
}
NSString *scenario_integers_pixels_3_boxes(void) {
    PRXPixel *p = [PRXPixel new];
    p.ident = 2; p.ident -= 3;
    p.fixed = 2000000000; int64_t big = p.fixed + 0LL + p.fixed;
    NSNumber *n = @(p.ratio + 0.1f); NSNumber *m = @(p.level - 1); NSNumber *k = @((PRXByte)-1);
    p.ratio = 16777217; int i = p.ratio;
    return [NSString stringWithFormat:@"%d %lld %@ %@ %@ %d %.1f", p.ident > 5, big, n, m, k, i, 7 / 2 * 1.0f];
}
