#import "MUSTicket.h"

static NSInteger drawn = 0;
static NSString *title = @"one";
static NSMutableArray *notes;

@implementation MUSTicket
+ (NSInteger)next { return ++drawn; }
+ (NSString *)title { return title; }
+ (void)setTitle:(NSString *)text { title = [text copy]; }
+ (void)note:(NSString *)text { [notes addObject:text]; }
- (NSString *)describe {
    MUS_LOG(@"described");
    return MUS_WHO;
}
@end

@interface MUSPass : MUSTicket
@end

@implementation MUSPass
- (BOOL)isEqual:(id)object {
    if ([super isEqual:object]) return YES;
    return [object isKindOfClass:[MUSPass class]];
}
- (NSUInteger)hash { return 7; }
@end

NSString *scenario_precedence_macro_uses_3_all(void) {
    notes = [NSMutableArray array];
    NSInteger first = MUS_NEXT;
    NSInteger second = MUS_NEXT;
    NSInteger sum = MUS_NEXT * 10;
    NSMutableArray *list = MUS_FRESH;
    [list addObject:@"second"];
    NSUInteger fresh = MUS_FRESH.count;
    NSString *before = MUS_TITLE;
    MUSTicket.title = @"two";
    NSString *after = [MUS_TITLE uppercaseString];
    CGFloat height = 1.5;
    height -= MUS_SIZE;
    double half = MUS_SIZE / 8;
    NSString *names = [[[MUSTicket new] describe] stringByAppendingString:[[MUSPass new] describe]];
    MUSPass *pass = [MUSPass new];
    BOOL same = [pass isEqual:pass], other = [pass isEqual:[MUSPass new]], none = [pass isEqual:[MUSTicket new]];
    NSCalendarUnit units = NSCalendarUnitYear | NSCalendarUnitMonth | NSCalendarUnitDay;
    NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    calendar.timeZone = [NSTimeZone timeZoneWithName:@"GMT"];
    NSDateComponents *parts = [calendar components:units fromDate:[NSDate dateWithTimeIntervalSince1970:86400 * 31]];
    return [NSString stringWithFormat:@"%ld %ld %ld / %lu %lu / %@ %@ / %.1f %.1f / %@ / %@ / %d %d %d / %ld-%ld-%ld",
        (long)first, (long)second, (long)sum, (unsigned long)list.count, (unsigned long)fresh, before, after, height, half,
        names, [notes componentsJoinedByString:@", "], same, other, none, (long)parts.year, (long)parts.month, (long)parts.day];
}
