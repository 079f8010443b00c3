#import "PRX95BMain.h"

static NSCalendar *PRX95BCalendar(void) {
    NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    return calendar;
}

static NSDate *PRX95BDay(NSInteger year, NSInteger month, NSInteger day) {
    NSDateComponents *parts = [NSDateComponents new];
    [parts setYear:year];
    [parts setMonth:month];
    [parts setDay:day];
    return [PRX95BCalendar() dateFromComponents:parts];
}

@interface PRX95BSpan : NSObject
@property (nonatomic, strong) NSDateComponents *length;
@property (nonatomic, strong) NSDate *start;
- (NSDate *)end;
- (void)extend:(NSInteger)days;
@end
@implementation PRX95BSpan
- (instancetype)init {
    if (self = [super init]) {
        _length = [[NSDateComponents alloc] init];
    }
    return self;
}
- (NSDate *)end { return [PRX95BCalendar() dateByAddingComponents:self.length toDate:self.start options:0]; }
- (void)extend:(NSInteger)days { self.length.day = (self.length.day == NSDateComponentUndefined ? 0 : self.length.day) + days; }
@end

NSString *scenario_dates_parts_3_undefined(void) {
    NSDateComponents *parts = [NSDateComponents new];
    NSInteger hour = parts.hour;
    parts.minute = 5;
    return [NSString stringWithFormat:@"%ld %d %ld", (long)hour, parts.day == NSIntegerMax, (long)parts.minute];
}

NSString *scenario_dates_parts_3_undefined_property(void) {
    PRX95BSpan *span = [PRX95BSpan new];
    NSInteger before = span.length.day;
    [span extend:2];
    NSInteger middle = span.length.day;
    [span extend:3];
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)before, (long)middle, (long)span.length.day];
}

NSString *scenario_dates_parts_3_nil_components(void) {
    NSDateComponents *none = nil;
    PRX95BSpan *span = nil;
    return [NSString stringWithFormat:@"%ld %ld", (long)none.day, (long)span.length.day];
}

NSString *scenario_dates_parts_3_end(void) {
    PRX95BSpan *span = [PRX95BSpan new];
    span.start = [NSDate dateWithTimeIntervalSince1970:0];
    [span extend:1];
    NSTimeInterval first = span.end.timeIntervalSince1970;
    [span extend:1];
    return [NSString stringWithFormat:@"%.0f %.0f", first, [span.end timeIntervalSince1970]];
}

NSString *scenario_dates_parts_3_counted(void) {
    NSDateComponents *parts = [[NSDateComponents alloc] init];
    parts.day = 1;
    parts.day += 2;
    NSInteger day = parts.day;
    parts.day *= 3;
    return [NSString stringWithFormat:@"%ld %ld", (long)day, (long)parts.day];
}

NSString *scenario_dates_parts_3_stepped(void) {
    NSDateComponents *parts = [[NSDateComponents alloc] init];
    parts.month = 1;
    parts.month++;
    NSInteger month = parts.month;
    --parts.month;
    return [NSString stringWithFormat:@"%ld %ld", (long)month, (long)parts.month];
}

NSString *scenario_dates_parts_3_days(void) {
    NSDate *a = PRX95BDay(2014, 1, 1), *b = PRX95BDay(2014, 2, 1);
    NSDateComponents *gap = [PRX95BCalendar() components:NSCalendarUnitDay fromDate:a toDate:b options:0];
    NSDateComponents *months = [PRX95BCalendar() components:NSCalendarUnitMonth fromDate:a toDate:b options:0];
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)gap.day, (long)months.month, (long)[PRX95BCalendar() components:NSCalendarUnitDay fromDate:b toDate:a options:0].day];
}

NSString *scenario_dates_parts_3_not_asked(void) {
    NSDateComponents *parts = [PRX95BCalendar() components:NSCalendarUnitDay fromDate:PRX95BDay(2014, 3, 15)];
    return [NSString stringWithFormat:@"%ld %ld", (long)parts.day, (long)parts.hour];
}

NSString *scenario_dates_parts_3_compared(void) {
    NSDate *a = PRX95BDay(2014, 1, 1), *b = PRX95BDay(2014, 1, 2), *none = nil;
    return [NSString stringWithFormat:@"%ld %ld %ld %d", (long)[b compare:a], (long)[a compare:[a copy]], (long)[a compare:b], [none isEqualToDate:a] == NO && [none timeIntervalSince1970] == 0];
}

NSString *scenario_dates_parts_3_distances(void) {
    NSDate *past = [NSDate distantPast], *future = [NSDate distantFuture];
    return [NSString stringWithFormat:@"%d %d", [past earlierDate:future] == past, [future timeIntervalSinceDate:past] > 0];
}

NSString *scenario_dates_parts_3_weekdays(void) {
    NSInteger weekday = [[PRX95BCalendar() components:NSCalendarUnitWeekday fromDate:PRX95BDay(2014, 1, 1)] weekday];
    NSArray *names = @[ @"Sunday", @"Monday", @"Tuesday", @"Wednesday" ];
    return [NSString stringWithFormat:@"%ld %@", (long)weekday, names[weekday - 1]];
}

NSString *scenario_dates_parts_3_formatted(void) {
    NSDateFormatter *formatter = [NSDateFormatter new];
    formatter.locale = [[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"];
    formatter.timeZone = [NSTimeZone timeZoneWithName:@"UTC"];
    formatter.dateFormat = @"yyyy-MM-dd HH:mm";
    NSDate *date = [formatter dateFromString:@"2014-03-05 07:08"];
    return [NSString stringWithFormat:@"%@ %@", [formatter stringFromDate:date], [formatter dateFromString:@""]];
}

NSString *scenario_dates_parts_3_intervals(void) {
    NSDate *a = [NSDate dateWithTimeIntervalSinceReferenceDate:100.25], *b = [a dateByAddingTimeInterval:0.5];
    return [NSString stringWithFormat:@"%g %g %g", [b timeIntervalSinceDate:a], [a timeIntervalSinceDate:b], [[NSDate dateWithTimeInterval:90 sinceDate:a] timeIntervalSinceDate:a]];
}

NSString *scenario_dates_parts_3_keys(void) {
    NSMutableDictionary *byDay = [NSMutableDictionary dictionary];
    byDay[PRX95BDay(2014, 1, 1)] = @1;
    byDay[PRX95BDay(2014, 1, 1)] = @2;
    return [NSString stringWithFormat:@"%@", byDay[[NSDate dateWithTimeIntervalSince1970:1388534400]]];
}
