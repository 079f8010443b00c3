#import "DACFeed.h"

@interface DACFeed ()
@property (nonatomic, copy, readwrite) NSArray *entries;
@property (nonatomic, strong, readwrite) NSError *failure;
@end

@implementation DACFeed

- (BOOL)readData:(NSData *)data error:(NSError **)error {
    id json = [NSJSONSerialization JSONObjectWithData:data options:kNilOptions error:error];
    if (!json) return NO;
    if (![json isKindOfClass:[NSDictionary class]]) {
        if (error) *error = [NSError errorWithDomain:@"Feed" code:3 userInfo:nil];
        return NO;
    }
    self.entries = json[@"entries"];
    return YES;
}

- (NSString *)titleAtIndex:(NSUInteger)index {
    id entry = self.entries[index];
    return entry[@"title"];
}

- (NSString *)nameAtIndex:(NSUInteger)index {
    id name = self.entries[index][@"name"];
    if ([name isKindOfClass:[NSString class]]) return name;
    return [name stringValue];
}

@end

static DACFeed *Feed(NSString *text) {
    DACFeed *feed = [[DACFeed alloc] init];
    NSError *error = nil;
    if (![feed readData:[text dataUsingEncoding:NSUTF8StringEncoding] error:&error]) feed.failure = error;
    return feed;
}

NSString *scenario_dynamic_any_class_2_titles(void) {
    DACFeed *feed = Feed(@"{\"entries\": [{\"title\": \"One\"}, {\"name\": \"two\"}]}");
    return [NSString stringWithFormat:@"%@ %@", [feed titleAtIndex:0], [feed titleAtIndex:1]];
}

NSString *scenario_dynamic_any_class_2_names(void) {
    DACFeed *feed = Feed(@"{\"entries\": [{\"name\": \"one\"}, {\"name\": 2}, {}]}");
    NSMutableArray *names = [NSMutableArray array];
    for (NSUInteger i = 0; i < feed.entries.count; i++) [names addObject:[feed nameAtIndex:i] ?: @"-"];
    return [names componentsJoinedByString:@","];
}

NSString *scenario_dynamic_any_class_2_other(void) {
    DACFeed *feed = Feed(@"[1]");
    return [NSString stringWithFormat:@"%@ %ld %lu", feed.failure.domain, (long)feed.failure.code, (unsigned long)feed.entries.count];
}

NSString *scenario_dynamic_any_class_2_days(void) {
    NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    NSDate *start = [NSDate dateWithTimeIntervalSince1970:0];
    NSDate *end = [start dateByAddingTimeInterval:60 * 60 * 24 * 40];
    NSDateComponents *days = [calendar components:NSCalendarUnitDay fromDate:start toDate:end options:0];
    NSDateComponents *both = [calendar components:NSCalendarUnitMonth | NSCalendarUnitDay fromDate:start toDate:end options:0];
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)days.day, (long)both.month, (long)both.day];
}
