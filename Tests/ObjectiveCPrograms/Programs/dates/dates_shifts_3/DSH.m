#import "DSH.h"

static NSCalendar *gmt(void) {
    static NSCalendar *calendar = nil;
    static dispatch_once_t token;
    dispatch_once(&token, ^{
        calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
        calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
        calendar.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
    });
    return calendar;
}

static NSDate *date(NSInteger year, NSInteger month, NSInteger day, NSInteger hour) {
    NSDateComponents *components = [[NSDateComponents alloc] init];
    components.year = year;
    components.month = month;
    components.day = day;
    components.hour = hour;
    return [gmt() dateFromComponents:components];
}

static NSString *text(NSDate *date, NSString *format) {
    NSDateFormatter *formatter = [NSDateFormatter new];
    formatter.locale = [[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"];
    formatter.timeZone = [NSTimeZone timeZoneWithAbbreviation:@"GMT"];
    formatter.dateFormat = format;
    return [formatter stringFromDate:date];
}

@interface DSHShift : NSObject
@property (nonatomic, strong) NSDate *start;
@property (nonatomic, strong) NSDate *end;
@property (nonatomic, readonly) NSTimeInterval length;
- (instancetype)initWithStart:(NSDate *)start hours:(double)hours;
- (BOOL)overlaps:(DSHShift *)other;
- (BOOL)containsDate:(NSDate *)date;
@end

@implementation DSHShift

- (instancetype)initWithStart:(NSDate *)start hours:(double)hours {
    self = [super init];
    if (!self) return nil;
    _start = start;
    _end = [start dateByAddingTimeInterval:hours * 60 * 60];
    return self;
}

- (NSTimeInterval)length {
    return [self.end timeIntervalSinceDate:self.start];
}

- (BOOL)overlaps:(DSHShift *)other {
    return [self.start compare:other.end] == NSOrderedAscending && [other.start compare:self.end] == NSOrderedAscending;
}

- (BOOL)containsDate:(NSDate *)date {
    return date && [[self.start earlierDate:date] isEqualToDate:self.start] && [self.end laterDate:date] == self.end;
}

@end

NSString *scenario_dates_shifts_3_week(void) {
    NSMutableArray *days = [NSMutableArray array];
    NSDate *day = date(2024, 2, 27, 9);
    for (int i = 0; i < 4; i++) {
        NSDateComponents *parts = [gmt() components:NSCalendarUnitWeekday | NSCalendarUnitDay | NSCalendarUnitMonth fromDate:day];
        [days addObject:[NSString stringWithFormat:@"%ld/%ld:%ld", (long)parts.day, (long)parts.month, (long)parts.weekday]];
        NSDateComponents *one = [NSDateComponents new];
        one.day = 1;
        day = [gmt() dateByAddingComponents:one toDate:day options:0];
    }
    NSRange range = [gmt() rangeOfUnit:NSCalendarUnitDay inUnit:NSCalendarUnitMonth forDate:day];
    return [NSString stringWithFormat:@"%@ %lu", [days componentsJoinedByString:@" "], (unsigned long)range.length];
}

NSString *scenario_dates_shifts_3_arithmetic(void) {
    NSDate *start = date(2023, 12, 31, 23);
    NSDate *later = [start dateByAddingTimeInterval:2 * 3600 + 90];
    NSDateComponents *between = [gmt() components:NSCalendarUnitHour | NSCalendarUnitMinute | NSCalendarUnitSecond fromDate:start toDate:later options:0];
    NSDateComponents *month = [[NSDateComponents alloc] init];
    month.month = 2;
    NSDate *leap = [gmt() dateByAddingComponents:month toDate:start options:0];
    NSTimeInterval gap = [start timeIntervalSinceDate:later];
    NSInteger year = [gmt() component:NSCalendarUnitYear fromDate:later];
    NSDate *epoch = [NSDate dateWithTimeIntervalSince1970:86400.5];
    return [NSString stringWithFormat:@"%ld:%ld:%ld %@ %.0f %ld %.1f %lld", (long)between.hour, (long)between.minute, (long)between.second, text(leap, @"yyyy-MM-dd HH"), gap, (long)year, epoch.timeIntervalSince1970, (long long)[epoch timeIntervalSinceReferenceDate]];
}

NSString *scenario_dates_shifts_3_formats(void) {
    NSDate *moment = [date(2021, 7, 4, 15) dateByAddingTimeInterval:9 * 60 + 5];
    NSDateFormatter *parser = [[NSDateFormatter alloc] init];
    [parser setLocale:[NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"]];
    [parser setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:3600]];
    [parser setDateFormat:@"dd.MM.yyyy HH:mm"];
    NSDate *parsed = [parser dateFromString:@"04.07.2021 16:09"];
    NSDate *broken = [parser dateFromString:@"4 July"];
    NSTimeInterval apart = [moment timeIntervalSinceDate:parsed];
    return [NSString stringWithFormat:@"%@ | %@ | %@ | %@ %.0f", text(moment, @"EEE, d MMM yyyy h:mm:ss a"), text(moment, @"yy/M/d'T'HHmm"), [parser stringFromDate:moment], broken, apart];
}

NSString *scenario_dates_shifts_3_compare(void) {
    NSDate *a = date(2020, 1, 1, 0), *b = date(2020, 1, 2, 0);
    NSDate *same = [NSDate dateWithTimeInterval:0 sinceDate:a];
    NSDate *none = nil;
    NSArray *sorted = [@[ b, a, [NSDate distantPast], [NSDate distantFuture] ] sortedArrayUsingSelector:@selector(compare:)];
    NSComparisonResult order = [a compare:b];
    NSDictionary *events = @{ a : @"new year", b : @"after" };
    return [NSString stringWithFormat:@"%ld %d %d %@ %lu %d %d %.0f", (long)order, [a isEqualToDate:same], [a isEqual:b], events[same], (unsigned long)[sorted indexOfObject:a], [[a laterDate:b] isEqual:b], [none compare:a] == NSOrderedSame, [none timeIntervalSince1970]];
}

NSString *scenario_dates_shifts_3_overlap(void) {
    DSHShift *early = [[DSHShift alloc] initWithStart:date(2022, 5, 1, 6) hours:8];
    DSHShift *late = [[DSHShift alloc] initWithStart:date(2022, 5, 1, 14) hours:8.5];
    DSHShift *extra = [[DSHShift alloc] initWithStart:date(2022, 5, 1, 13) hours:2];
    DSHShift *open = [[DSHShift alloc] initWithStart:nil hours:1];
    NSArray *shifts = @[ late, extra, early ];
    NSArray *sorted = [shifts sortedArrayUsingComparator:^NSComparisonResult(DSHShift *one, DSHShift *two) {
        return [one.start compare:two.start];
    }];
    double hours = [[shifts valueForKeyPath:@"@sum.length"] doubleValue] / 3600;
    return [NSString stringWithFormat:@"%d %d %d %.1f %@ %d %d %.0f %d", [early overlaps:late], [early overlaps:extra], [late overlaps:extra], hours, [[sorted valueForKey:@"length"] componentsJoinedByString:@","], [early containsDate:date(2022, 5, 1, 14)], [early containsDate:nil], open.length, [open.end isEqual:nil]];
}
