#import "PRY79Machine.h"

@class PRY79Step;
@interface PRY79Phase : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) void (^onEntry)(PRY79Phase *phase, PRY79Step *step);
@end
@implementation PRY79Phase
@end
@interface PRY79Step : NSObject
@property (nonatomic, copy) NSString *label;
@end
@implementation PRY79Step
@end

@interface PRY79Machine : NSObject
- (BOOL)isActive;
- (void)setInitial:(PRY79Phase *)phase;
- (BOOL)activate:(NSError **)error;
@property (nonatomic, strong, readonly) NSMutableArray *log;
@end
@interface PRY79Machine ()
@property (nonatomic, assign, getter = isActive) BOOL active;
@property (nonatomic, strong) PRY79Phase *initial;
@property (nonatomic, strong) NSLock *lock;
@end
@implementation PRY79Machine
- (instancetype)init {
    self = [super init];
    if (self) { _log = [NSMutableArray array]; _lock = [NSLock new]; }
    return self;
}
- (BOOL)activate:(NSError **)error {
    [self.lock lock];
    if (self.active) {
        if (error) *error = [NSError errorWithDomain:@"machine" code:self.log.count userInfo:nil];
        [self.log addObject:@"refused"];
        [self.lock unlock];
        return NO;
    }
    if (!self.initial) {
        if (error != NULL) {
            *error = [NSError errorWithDomain:@"machine" code:7 userInfo:@{
#pragma clang diagnostic push
                @"why": @"nowhere",
#pragma clang diagnostic pop
                @"to": @"start" }];
        }
        NSLog(@"no initial phase");
        [self.lock unlock];
        return NO;
    }
    self.active = YES;
    if (self.initial.onEntry) self.initial.onEntry(self.initial, nil);
    [self.log addObject:@"active"];
    [self.lock unlock];
    return YES;
}
@end

NSString *scenario_apps_machine_events(void) {
    PRY79Machine *machine = [PRY79Machine new];
    PRY79Phase *phase = [PRY79Phase new];
    phase.name = @"open";
    NSMutableString *seen = [NSMutableString string];
    phase.onEntry = ^(PRY79Phase *p, PRY79Step *s) { [seen appendFormat:@"%@ by %@", p.name, s.label]; };
    [machine setInitial:phase];
    BOOL done = [machine activate:NULL];
    return [NSString stringWithFormat:@"%d %d %@ %@", done, [machine isActive], seen, [machine.log componentsJoinedByString:@","]];
}

NSString *scenario_apps_machine_errors(void) {
    PRY79Machine *machine = [PRY79Machine new];
    NSError *first = nil, *second = nil;
    BOOL one = [machine activate:&first];
    [machine setInitial:[PRY79Phase new]];
    [machine activate:NULL];
    BOOL two = [machine activate:&second];
    return [NSString stringWithFormat:@"%d %ld %@ %@ %d %ld %@", one, (long)first.code, first.userInfo[@"why"], first.userInfo[@"to"], two, (long)second.code, [machine.log componentsJoinedByString:@","]];
}

@protocol PRY79Target <NSObject>
- (BOOL)handle:(NSDictionary *)parameters;
@end
@interface PRY79Good : NSObject <PRY79Target>
@end
@implementation PRY79Good
- (BOOL)handle:(NSDictionary *)parameters { return parameters.count > 0; }
@end
@interface PRY79Other : NSObject
@end
@implementation PRY79Other
@end
static BOOL pry79Accepts(Class kind) {
    return [kind conformsToProtocol:@protocol(PRY79Target)];
}
NSString *scenario_apps_machine_adopts(void) {
    Class held = [PRY79Good class];
    id object = [PRY79Good new];
    return [NSString stringWithFormat:@"%d %d %d %d", pry79Accepts([PRY79Good class]), pry79Accepts([PRY79Other class]), [held conformsToProtocol:@protocol(PRY79Target)], [[object class] conformsToProtocol:@protocol(PRY79Target)]];
}

static NSURL *pry79Address(id given) {
    if ([given isKindOfClass:[NSString class]]) given = [NSURL URLWithString:given];
    return given;
}
NSString *scenario_apps_machine_address(void) {
    NSURL *made = pry79Address(@"http://a.test/b");
    NSURL *kept = pry79Address([NSURL URLWithString:@"http://c.test"]);
    return [NSString stringWithFormat:@"%@ %@ %@", made.path, kept.host, pry79Address(nil)];
}

static const unsigned int pry79All = NSCalendarUnitYear | NSCalendarUnitMonth | NSCalendarUnitDay;
NSString *scenario_apps_machine_flags(void) {
    NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:86400 * 40 + 3600];
    NSUInteger clock = NSCalendarUnitHour | NSCalendarUnitMinute;
    unsigned units = NSCalendarUnitDay;
    unsigned int none = 0;
    if (clock) none = NSCalendarUnitMonth | NSCalendarUnitDay;
    NSDateComponents *all = [calendar components:pry79All fromDate:date];
    NSDateComponents *hours = [calendar components:clock fromDate:date];
    NSDateComponents *days = [calendar components:units fromDate:[NSDate dateWithTimeIntervalSince1970:0] toDate:date options:0];
    NSDateComponents *some = [calendar components:none fromDate:date];
    return [NSString stringWithFormat:@"%ld-%ld-%ld %ld:%ld %ld %ld/%ld", (long)all.year, (long)all.month, (long)all.day, (long)hours.hour, (long)hours.minute, (long)days.day, (long)some.month, (long)some.day];
}
