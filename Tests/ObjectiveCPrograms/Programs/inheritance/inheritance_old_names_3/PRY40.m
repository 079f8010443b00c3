#import "PRY40.h"

@interface PRYFraction : NSObject { int numerator; int denominator; @public NSString *tag; }
@property (nonatomic) int numerator, denominator;
- (double)value;
@end
@implementation PRYFraction
@synthesize numerator, denominator;
- (double)value { return (double)numerator / denominator; }
@end
@interface PRYShape : NSObject { int width; int height; NSString *name; BOOL filled; }
- (int)width;
- (void)setWidth:(int)w;
- (int)height;
- (void)setHeight:(int)h;
- (NSString *)name;
- (void)setName:(NSString *)n;
- (int)area;
- (BOOL)filled;
- (void)set:(int)w and:(int)h;
@end
@implementation PRYShape
- (int)width { return width; }
- (void)setWidth:(int)w { width = w; }
- (int)height { return height; }
- (void)setHeight:(int)h { height = h; }
- (NSString *)name { return name; }
- (void)setName:(NSString *)n { name = [n copy]; }
- (int)area { return width * height; }
- (BOOL)filled { return filled; }
- (void)set:(int)w and:(int)h { width = w; height = h; filled = width > height; }
@end
@interface PRYSquare : PRYShape
- (void)setSide:(int)s;
@end
@implementation PRYSquare
- (void)setSide:(int)s { [self set:s and:s]; self->width++; }
- (int)height { return [super height] * 10; }
@end
NSString *scenario_inheritance_old_names_3_a(void) {
    PRYFraction *f = [PRYFraction new]; f.numerator = 1; f.denominator = 4; f->tag = @"t";
    PRYShape *s = [PRYShape new]; [s setWidth:3]; s.height = 4; [s setName:@"n"];
    PRYSquare *q = [PRYSquare new]; [q setSide:5];
    s.width += 2;
    return [NSString stringWithFormat:@"%g %@ %d %d %@ %d %d %d %d %d", f.value, f->tag, s.width, [s area], s.name, q.width, q.height, [q area], q.filled, [s filled]];
}
