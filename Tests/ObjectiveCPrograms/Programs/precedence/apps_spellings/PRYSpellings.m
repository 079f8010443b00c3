#import "PRYSpellings.h"

#ifndef NS_ENUM
#define NS_ENUM(_type, _name) enum _name : _type _name; enum _name : _type
#endif
typedef NS_ENUM(NSInteger, PRYDirection) { PRYDirectionUp, PRYDirectionDown = 4 };
typedef void(^PRYVisit)(NSString *name, NSInteger n) NS_AVAILABLE_IOS(8_0);
typedef void (^PRYDone)(NSError *error);
#define PRY_DIVIDE NSLog(@"=====");
#define PRY_QUIET(Stuff) do { _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wx\"") Stuff; _Pragma("clang diagnostic pop") } while (0)

@protocol PRYTagged <NSObject>
- (NSString *)tagText;
@end
@interface NSString (PRYTagging) <PRYTagged>
@end
@implementation NSString (PRYTagging)
- (NSString *)tagText { return [@"#" stringByAppendingString:self]; }
@end
@interface PRYTaggedItem : NSObject <PRYTagged>
@property (nonatomic, copy) NSString *scheme;
@property (nonatomic, copy) NSArray *list;
@end
@implementation PRYTaggedItem
- (NSString *)tagText { return @"item"; }
- (void)first:(PRYDone)block { [self second:block]; }
- (void)second:(PRYDone)block {
    if (block) { PRYDone kept = block; [[RACScheduler immediateScheduler] schedule:^{ kept(nil); }]; }
}
- (NSString *)url {
    NSMutableString *s = [NSMutableString stringWithString:self.scheme];
    [s appendString:@"://"];
    return [NSString stringWithString:s];
}
- (void)sub:(RACSubject *)subject {
    @weakify(self)
    [subject subscribeNext:^(id x) {
        @strongify(self)
        [self willChangeValueForKey:@"list"];
        self->_list = @[x];
        [self didChangeValueForKey:@"list"];
    }];
}
@end
NSString *scenario_apps_spellings_enum(void) {
    PRYDirection d = PRYDirectionDown;
    PRY_DIVIDE
    PRY_QUIET(d = PRYDirectionUp);
    return [NSString stringWithFormat:@"%ld", (long)d];
}
NSString *scenario_apps_spellings_visit(void) {
    __block NSString *r = @"";
    PRYVisit v = ^(NSString *name, NSInteger n) { r = [name stringByAppendingFormat:@"%ld", (long)n]; };
    v(@"a", 3);
    if (r.length > 5) { r = @"long"; }
#pragma clang diagnostic push
    else if (r.length > 1) { r = [r stringByAppendingString:@"!"]; }
#pragma clang diagnostic pop
    return r;
}
NSString *scenario_apps_spellings_tags(void) {
    NSArray<id<PRYTagged>> *all = @[@"x", [PRYTaggedItem new]];
    NSMutableArray *t = [NSMutableArray array];
    for (id<PRYTagged> each in all) [t addObject:[each tagText]];
    return [t componentsJoinedByString:@","];
}
NSString *scenario_apps_spellings_block(void) {
    __block NSInteger n = 0;
    [[PRYTaggedItem new] first:^(NSError *e) { n += e == nil ? 1 : 100; }];
    return [NSString stringWithFormat:@"%ld", (long)n];
}
NSString *scenario_apps_spellings_url(void) {
    PRYTaggedItem *i = [PRYTaggedItem new];
    i.scheme = @"http";
    return [i url];
}
NSString *scenario_apps_spellings_own(void) {
    NSMutableDictionary *label = ({
        label = [NSMutableDictionary dictionary];
        label[@"text"] = @"Name";
        label;
    });
    return label[@"text"];
}
NSString *scenario_apps_spellings_list(void) {
    PRYTaggedItem *i = [PRYTaggedItem new];
    RACSubject *s = [RACSubject subject];
    NSMutableString *log = [NSMutableString string];
    [i sub:s];
    [RACObserve(i, list) subscribeNext:^(NSArray *x) { [log appendFormat:@"%lu ", (unsigned long)x.count]; }];
    [s sendNext:@"a"];
    return log;
}
NSString *scenario_apps_spellings_week(void) {
    NSCalendar *c = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    NSTimeZone *zone = [[NSTimeZone alloc] initWithName:@"UTC"];
    [c setTimeZone:zone];
    NSCalendarUnit unit = NSCalendarUnitWeekday;
    NSDateComponents *parts = [c components:unit fromDate:[NSDate dateWithTimeIntervalSince1970:86400 * 3]];
    NSUInteger both = NSCalendarUnitDay | NSCalendarUnitMonth;
    NSDateComponents *more = [c components:both fromDate:[NSDate dateWithTimeIntervalSince1970:86400 * 40]];
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)parts.weekday, (long)more.day, (long)more.month];
}
NSString *scenario_apps_spellings_scan(void) {
    NSURL *url = [NSURL URLWithString:@"a://b?x=1&y=2"];
    NSScanner *scanner = [[NSScanner alloc] initWithString:[url.absoluteString substringFromIndex:6]];
    NSMutableArray *found = [NSMutableArray array];
    NSCharacterSet *set = [NSCharacterSet characterSetWithCharactersInString:@"&"];
    while (![scanner isAtEnd]) {
        NSString *pair = nil;
        [scanner scanUpToCharactersFromSet:set intoString:&pair];
        [scanner scanCharactersFromSet:set intoString:NULL];
        [found addObject:pair];
    }
    return [found componentsJoinedByString:@"|"];
}
NSString *scenario_apps_spellings_assert(void) {
    NSInteger n = 3;
    NSAssert1(n == 3, @"not three: %ld", (long)n);
    NSCAssert2(n > 0, @"%ld %@", (long)n, @"x");
    return @"fine";
}
