#import "OPTMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_OPTIONS(NSUInteger, OPTMarks) { MarkNone = 0, MarkA = 1 << 0, MarkB = 1 << 1, MarkC = 1 << 2 };
typedef NS_ENUM(NSInteger, OPTStep) { OPTStepOne, OPTStepTwo, OPTStepThree };
@interface OPTHolder : NSObject
@property (nonatomic) OPTMarks marks;
@property (nonatomic) OPTStep step;
@end
@implementation OPTHolder
@end
NSString *scenario_enums_shifted_3_all(void) {
    lines = [NSMutableArray array];
    OPTHolder *h = [OPTHolder new];
    h.marks = MarkA;
    h.marks <<= 1;
    Note([NSString stringWithFormat:@"%lu", (unsigned long)h.marks]);
    OPTMarks m = MarkB;
    m <<= 1;
    m += 1;
    Note([NSString stringWithFormat:@"%lu", (unsigned long)m]);
    for (OPTMarks f = MarkA; f <= MarkC; f <<= 1) Note([NSString stringWithFormat:@"f %lu %d", (unsigned long)f, (m & f) == f]);
    h.step++;
    h.step += 1;
    Note([NSString stringWithFormat:@"%ld", (long)h.step]);
    OPTStep s = OPTStepThree;
    s--;
    s -= 1;
    Note([NSString stringWithFormat:@"%d", s == OPTStepOne]);
    for (OPTStep t = OPTStepOne; t <= OPTStepThree; t++) Note([NSString stringWithFormat:@"t %ld", (long)t]);
    return [lines componentsJoinedByString:@" / "];
}
