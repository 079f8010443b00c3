#import "PLNMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface PLNEvent : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) NSDate *start;
@property (nonatomic, assign) NSTimeInterval duration;
@property (nonatomic, readonly) NSDate *end;
- (BOOL)overlaps:(PLNEvent *)other;
@end

@implementation PLNEvent
- (NSDate *)end { return [self.start dateByAddingTimeInterval:self.duration]; }
- (BOOL)overlaps:(PLNEvent *)other {
    return [self.start compare:other.end] == NSOrderedAscending && [other.start compare:self.end] == NSOrderedAscending;
}
@end

@interface PLNPlanner : NSObject
@property (nonatomic, strong, readonly) NSCalendar *calendar;
@property (nonatomic, strong, readonly) NSDateFormatter *formatter;
- (PLNEvent *)add:(NSString *)title at:(NSString *)date hours:(double)hours;
- (NSArray<PLNEvent *> *)eventsOn:(NSDate *)day;
- (NSArray<NSArray<PLNEvent *> *> *)conflicts;
- (NSString *)ageOf:(NSDate *)date since:(NSDate *)now;
@end

@implementation PLNPlanner {
    NSMutableArray<PLNEvent *> *_events;
}
- (instancetype)init {
    self = [super init];
    if (self) {
        _events = [NSMutableArray new];
        _calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
        _calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
        _formatter = [[NSDateFormatter alloc] init];
        _formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
        _formatter.timeZone = _calendar.timeZone;
        _formatter.dateFormat = @"yyyy-MM-dd HH:mm";
    }
    return self;
}
- (PLNEvent *)add:(NSString *)title at:(NSString *)date hours:(double)hours {
    NSDate *start = [self.formatter dateFromString:date];
    if (start == nil) return nil;
    PLNEvent *event = [PLNEvent new];
    event.title = title;
    event.start = start;
    event.duration = hours * 60 * 60;
    [_events addObject:event];
    [_events sortUsingComparator:^NSComparisonResult(PLNEvent *a, PLNEvent *b) { return [a.start compare:b.start]; }];
    return event;
}
- (NSDate *)startOfDay:(NSDate *)date {
    NSDateComponents *parts = [self.calendar components:NSCalendarUnitYear | NSCalendarUnitMonth | NSCalendarUnitDay fromDate:date];
    return [self.calendar dateFromComponents:parts];
}
- (NSArray<PLNEvent *> *)eventsOn:(NSDate *)day {
    NSDate *start = [self startOfDay:day];
    NSDateComponents *one = [[NSDateComponents alloc] init];
    one.day = 1;
    NSDate *end = [self.calendar dateByAddingComponents:one toDate:start options:0];
    NSMutableArray *found = [NSMutableArray array];
    for (PLNEvent *event in _events) {
        if ([event.start timeIntervalSinceDate:start] >= 0 && [event.start timeIntervalSinceDate:end] < 0) [found addObject:event];
    }
    return found;
}
- (NSArray<NSArray<PLNEvent *> *> *)conflicts {
    NSMutableArray *result = [NSMutableArray array];
    for (NSUInteger i = 0; i < _events.count; i++) {
        for (NSUInteger j = i + 1; j < _events.count; j++) {
            if ([_events[i] overlaps:_events[j]]) [result addObject:@[ _events[i], _events[j] ]];
        }
    }
    return result;
}
- (NSString *)ageOf:(NSDate *)date since:(NSDate *)now {
    NSTimeInterval seconds = [now timeIntervalSinceDate:date];
    if (seconds < 60) return @"now";
    if (seconds < 3600) return [NSString stringWithFormat:@"%d min", (int)(seconds / 60)];
    if (seconds < 86400) return [NSString stringWithFormat:@"%.0f h", floor(seconds / 3600)];
    NSDateComponents *parts = [self.calendar components:NSCalendarUnitDay | NSCalendarUnitHour fromDate:date toDate:now options:0];
    return [NSString stringWithFormat:@"%ld d %ld h", (long)parts.day, (long)parts.hour];
}
@end

NSString *scenario_dates_planner_3_all(void) {
    lines = [NSMutableArray array];
    PLNPlanner *planner = [PLNPlanner new];
    PLNEvent *lunch = [planner add:@"lunch" at:@"2014-03-01 12:00" hours:1];
    [planner add:@"call" at:@"2014-03-01 12:30" hours:0.5];
    [planner add:@"gym" at:@"2014-03-02 00:00" hours:2];
    PLNEvent *none = [planner add:@"bad" at:@"tomorrow" hours:1];
    Note([NSString stringWithFormat:@"%@ %@", none, [planner.formatter stringFromDate:lunch.end]]);
    Note([NSString stringWithFormat:@"%@", [[[planner eventsOn:lunch.start] valueForKey:@"title"] componentsJoinedByString:@","]]);
    for (NSArray<PLNEvent *> *pair in planner.conflicts) Note([NSString stringWithFormat:@"%@ x %@", pair[0].title, pair[1].title]);
    NSDateComponents *parts = [planner.calendar components:(NSCalendarUnitWeekday | NSCalendarUnitHour | NSCalendarUnitMinute) fromDate:lunch.start];
    Note([NSString stringWithFormat:@"%ld %ld %ld", (long)parts.weekday, (long)parts.hour, (long)parts.minute]);
    NSDate *now = [lunch.start dateByAddingTimeInterval:90061];
    for (NSNumber *ago in @[ @5, @125, @7300, @90061 ]) {
        Note([NSString stringWithFormat:@"%@", [planner ageOf:[now dateByAddingTimeInterval:-ago.doubleValue] since:now]]);
    }
    NSDateComponents *month = [NSDateComponents new];
    month.month = 1;
    month.day = -1;
    NSDate *later = [planner.calendar dateByAddingComponents:month toDate:lunch.start options:0];
    planner.formatter.dateFormat = @"EEE d MMM";
    Note([NSString stringWithFormat:@"%@ %@", [planner.formatter stringFromDate:later], [later earlierDate:lunch.start] == lunch.start ? @"later" : @"earlier"]);
    Note([NSString stringWithFormat:@"%.1f %d", [later timeIntervalSinceDate:lunch.start] / 86400, [lunch.start isEqualToDate:[NSDate dateWithTimeIntervalSince1970:1393675200]]]);
    NSRange days = [planner.calendar rangeOfUnit:NSCalendarUnitDay inUnit:NSCalendarUnitMonth forDate:lunch.start];
    Note([NSString stringWithFormat:@"%lu", (unsigned long)days.length]);
    return [lines componentsJoinedByString:@" / "];
}
