#import "PRXTimetable.h"

static NSTimeInterval const PRXHour = 60 * 60;
static const NSTimeInterval PRXDay = 24 * PRXHour;
#define PRX_WEEK (7 * PRXDay)

static NSCalendar *PRXCalendar(void) {
    static NSCalendar *calendar = nil;
    static dispatch_once_t token;
    dispatch_once(&token, ^{
        calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
        calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
        calendar.firstWeekday = 2;
    });
    return calendar;
}

static NSDateFormatter *PRXFormatter(NSString *format) {
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
    [formatter setLocale:[NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"]];
    [formatter setTimeZone:[NSTimeZone timeZoneWithAbbreviation:@"UTC"]];
    [formatter setDateFormat:format];
    return formatter;
}

static NSDate *PRXDate(NSInteger year, NSInteger month, NSInteger day) {
    NSDateComponents *components = [NSDateComponents new];
    components.year = year;
    components.month = month;
    components.day = day;
    components.hour = 12;
    return [PRXCalendar() dateFromComponents:components];
}

@interface PRXDeparture : NSObject
@property (nonatomic, strong) NSDate *date;
@property (nonatomic, copy) NSString *line;
@property (nonatomic, strong, nullable) NSDate *actual;
@property (nonatomic, readonly) NSTimeInterval delay;
@property (nonatomic, readonly, getter=isLate) BOOL late;
- (instancetype)initWithLine:(NSString *)line date:(NSDate *)date;
@end

@implementation PRXDeparture
- (instancetype)initWithLine:(NSString *)line date:(NSDate *)date {
    self = [super init];
    if (!self) return nil;
    _line = [line copy];
    _date = date;
    return self;
}
- (NSTimeInterval)delay {
    return [self.actual timeIntervalSinceDate:self.date];
}
- (BOOL)isLate {
    return self.delay > 5 * 60;
}
- (NSComparisonResult)compare:(PRXDeparture *)other {
    NSComparisonResult result = [self.date compare:other.date];
    return result != NSOrderedSame ? result : [self.line compare:other.line options:NSNumericSearch];
}
@end

NSString *scenario_dates_timetable_3_months(void) {
    NSDateFormatter *formatter = PRXFormatter(@"yyyy-MM-dd");
    NSDateComponents *month = [[NSDateComponents alloc] init];
    NSMutableArray *days = [NSMutableArray array];
    NSDate *start = PRXDate(2015, 1, 31);
    for (NSInteger i = 0; i < 4; i++) {
        month.month = i;
        [days addObject:[formatter stringFromDate:[PRXCalendar() dateByAddingComponents:month toDate:start options:0]]];
    }
    month.month = -11;
    month.day = 1;
    [days addObject:[formatter stringFromDate:[PRXCalendar() dateByAddingComponents:month toDate:start options:0]]];
    NSDate *year = [PRXCalendar() dateByAddingUnit:NSCalendarUnitYear value:1 toDate:PRXDate(2016, 2, 29) options:0];
    return [[days componentsJoinedByString:@" "] stringByAppendingFormat:@" %@", [formatter stringFromDate:year]];
}

NSString *scenario_dates_timetable_3_weekdays(void) {
    NSArray *names = @[@"Sun", @"Mon", @"Tue", @"Wed", @"Thu", @"Fri", @"Sat"];
    NSMutableString *text = [NSMutableString string];
    NSDate *date = PRXDate(2014, 12, 29);
    for (int i = 0; i < 8; i += 3) {
        NSDate *next = [date dateByAddingTimeInterval:i * PRXDay];
        NSDateComponents *parts = [PRXCalendar() components:NSCalendarUnitWeekday | NSCalendarUnitYear | NSCalendarUnitDay fromDate:next];
        [text appendFormat:@"%@ %ld/%ld,", names[parts.weekday - 1], (long)parts.day, (long)parts.year % 100];
    }
    NSInteger weekday = [PRXCalendar() component:NSCalendarUnitWeekday fromDate:PRXDate(2000, 1, 1)];
    BOOL weekend = weekday == 1 || weekday == 7;
    [text appendFormat:@" %@ %d", names[(weekday + 5) % 7], weekend];
    return text;
}

NSString *scenario_dates_timetable_3_difference(void) {
    NSCalendar *calendar = PRXCalendar();
    NSDateComponents *gap = [calendar components:NSCalendarUnitYear | NSCalendarUnitMonth | NSCalendarUnitDay
                                        fromDate:PRXDate(2012, 2, 15) toDate:PRXDate(2015, 4, 1) options:0];
    NSDateComponents *days = [calendar components:NSCalendarUnitDay fromDate:PRXDate(2015, 4, 1) toDate:PRXDate(2015, 3, 1) options:0];
    NSTimeInterval seconds = [PRXDate(2015, 4, 1) timeIntervalSinceDate:PRXDate(2015, 3, 1)];
    return [NSString stringWithFormat:@"%ldy %ldm %ldd, %ld, %.0f, %g", (long)gap.year, (long)gap.month, (long)gap.day,
            (long)days.day, seconds / PRX_WEEK * 100, fmod(seconds, PRX_WEEK) / PRXHour];
}

NSString *scenario_dates_timetable_3_formatter(void) {
    NSDateFormatter *formatter = PRXFormatter(@"dd.MM.yyyy HH:mm");
    NSDate *parsed = [formatter dateFromString:@"03.02.2014 07:05"];
    NSDate *broken = [formatter dateFromString:@"yesterday"];
    formatter.dateFormat = @"EEE d MMM ''yy 'at' h:mm a";
    NSString *long1 = [formatter stringFromDate:parsed];
    formatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:-8 * 3600];
    NSString *west = [formatter stringFromDate:parsed];
    return [NSString stringWithFormat:@"%@|%@|%@|%.0f", long1, west, broken, [parsed timeIntervalSince1970]];
}

NSString *scenario_dates_timetable_3_ranges(void) {
    NSMutableArray *lengths = [NSMutableArray array];
    for (NSInteger month = 1; month <= 12; month += 1) {
        NSRange range = [PRXCalendar() rangeOfUnit:NSCalendarUnitDay inUnit:NSCalendarUnitMonth forDate:PRXDate(2016, month, 1)];
        [lengths addObject:@(range.length)];
    }
    NSUInteger day = [PRXCalendar() ordinalityOfUnit:NSCalendarUnitDay inUnit:NSCalendarUnitYear forDate:PRXDate(2016, 3, 1)];
    NSDate *start = [PRXCalendar() startOfDayForDate:PRXDate(2016, 3, 1)];
    NSTimeInterval noon = [PRXDate(2016, 3, 1) timeIntervalSinceDate:start];
    return [NSString stringWithFormat:@"%@ %lu %g", [lengths componentsJoinedByString:@","], (unsigned long)day, noon / PRXHour];
}

NSString *scenario_dates_timetable_3_nearest(void) {
    NSDate *base = [NSDate dateWithTimeIntervalSince1970:1000000000];
    NSMutableArray<PRXDeparture *> *departures = [NSMutableArray array];
    NSArray *minutes = @[@45, @5, @-10, @5];
    for (NSUInteger i = 0; i < minutes.count; i++) {
        NSDate *date = [base dateByAddingTimeInterval:[minutes[i] doubleValue] * 60];
        [departures addObject:[[PRXDeparture alloc] initWithLine:[NSString stringWithFormat:@"S%lu", (unsigned long)(12 - i)] date:date]];
    }
    [departures sortUsingSelector:@selector(compare:)];
    PRXDeparture *next = nil;
    for (PRXDeparture *departure in departures) {
        if ([departure.date compare:base] == NSOrderedAscending) continue;
        if (!next || [next.date isEqualToDate:departure.date] == NO && [departure.date earlierDate:next.date] == departure.date) next = departure;
    }
    NSDate *last = [departures valueForKeyPath:@"@max.date"];
    return [NSString stringWithFormat:@"%@ %@ %.0f", [[departures valueForKey:@"line"] componentsJoinedByString:@","], next.line,
            [last timeIntervalSinceDate:base]];
}

NSString *scenario_dates_timetable_3_missing(void) {
    PRXDeparture *departure = [[PRXDeparture alloc] initWithLine:@"U2" date:[NSDate dateWithTimeIntervalSinceReferenceDate:0]];
    NSString *before = [NSString stringWithFormat:@"%.0f %d", departure.delay, departure.late];
    departure.actual = [departure.date dateByAddingTimeInterval:301.5];
    NSString *after = [NSString stringWithFormat:@"%.1f %d", departure.delay, departure.isLate];
    departure.actual = nil;
    PRXDeparture *none = nil;
    return [NSString stringWithFormat:@"%@ %@ %d %.0f %@ %@", before, after, departure.isLate, [none.date timeIntervalSince1970],
            [none.date laterDate:departure.date] ? @"some" : @"none", departure.actual ?: @"not yet"];
}

NSString *scenario_dates_timetable_3_relative(void) {
    NSString *(^relative)(NSTimeInterval) = ^NSString *(NSTimeInterval seconds) {
        NSInteger whole = (NSInteger)fabs(seconds);
        NSString *suffix = seconds < 0 ? @"ago" : @"ahead";
        if (whole < 60) return @"now";
        if (whole < PRXHour) return [NSString stringWithFormat:@"%ld min %@", (long)(whole / 60), suffix];
        if (whole < PRXDay) return [NSString stringWithFormat:@"%ld h %@", lround(whole / PRXHour), suffix];
        return [NSString stringWithFormat:@"%.1f d %@", whole / PRXDay, suffix];
    };
    NSMutableArray *texts = [NSMutableArray array];
    for (NSNumber *seconds in @[@30.9, @-61, @3599.99, @5400, @-90000, @(PRX_WEEK)]) {
        [texts addObject:relative(seconds.doubleValue)];
    }
    return [texts componentsJoinedByString:@"; "];
}

NSString *scenario_dates_timetable_3_days(void) {
    NSCalendar *calendar = PRXCalendar();
    NSDate *noon = PRXDate(2014, 10, 26);
    BOOL same = [calendar isDate:noon inSameDayAsDate:[noon dateByAddingTimeInterval:11.9 * PRXHour]];
    BOOL other = [calendar isDate:noon inSameDayAsDate:[noon dateByAddingTimeInterval:12.1 * PRXHour]];
    NSDate *early = [calendar dateBySettingHour:6 minute:30 second:0 ofDate:noon options:0];
    NSDateComponents *parts = [calendar components:NSCalendarUnitHour | NSCalendarUnitMinute fromDate:early];
    NSDateComponents *same2 = [calendar components:NSCalendarUnitHour | NSCalendarUnitMinute fromDate:early];
    NSDateComponents *empty = [[NSDateComponents alloc] init];
    return [NSString stringWithFormat:@"%d%d %02ld:%02ld %d %d %d", same, other, (long)parts.hour, (long)parts.minute, [parts isEqual:same2],
            empty.day == NSDateComponentUndefined, [early compare:noon] == NSOrderedAscending];
}
