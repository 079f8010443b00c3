#import "PRY146.h"

@interface PRY146Message : NSObject
@property (nonatomic, copy) NSString *sender, *body;
@property (nonatomic, strong) NSNumber *stamp;
+ (instancetype)messageFromDictionary:(NSDictionary *)d;
@end
@implementation PRY146Message
+ (instancetype)messageFromDictionary:(NSDictionary *)d {
    if (![d isKindOfClass:[NSDictionary class]] || ![d[@"body"] isKindOfClass:[NSString class]]) return nil;
    PRY146Message *m = [self new];
    m.sender = [d[@"from"] description];
    m.body = d[@"body"];
    m.stamp = [d[@"at"] isKindOfClass:[NSNumber class]] ? d[@"at"] : @([d[@"at"] integerValue]);
    return m;
}
- (NSString *)description { return [NSString stringWithFormat:@"%@@%@:%@", self.sender ?: @"anon", self.stamp, self.body]; }
@end
@interface PRY146Room : NSObject
@property (nonatomic, strong, readonly) RACSubject *incoming;
@property (nonatomic, strong, readonly) RACSignal *messages, *mentions, *typing;
@property (nonatomic, copy) NSString *me;
@end
@implementation PRY146Room
- (instancetype)init {
    if (!(self = [super init])) return nil;
    _incoming = [RACSubject subject];
    @weakify(self)
    _messages = [[[_incoming map:^(id raw) { return [PRY146Message messageFromDictionary:raw]; }] filter:^BOOL(PRY146Message *m) { return m != nil; }] distinctUntilChanged];
    _mentions = [_messages filter:^BOOL(PRY146Message *m) {
        @strongify(self)
        return self.me && [m.body rangeOfString:[@"@" stringByAppendingString:self.me] options:NSCaseInsensitiveSearch].location != NSNotFound;
    }];
    _typing = [[_incoming filter:^BOOL(id raw) { return [raw isKindOfClass:[NSString class]]; }] takeUntil:[_messages skip:1]];
    return self;
}
@end
static NSMutableArray *PRY146Collect(RACSignal *s) {
    NSMutableArray *a = [NSMutableArray array];
    [s subscribeNext:^(id x) { [a addObject:x ?: @"nil"]; } completed:^{ [a addObject:@"end"]; }];
    return a;
}
NSString *scenario_rac_captures_chat_3_chat_room_9_messages(void) {
    PRY146Room *r = [PRY146Room new];
    NSArray *a = PRY146Collect(r.messages);
    for (id raw in @[@{@"from": @"ann", @"body": @"hi", @"at": @3}, @{@"body": @4}, @"typing", @{@"from": @12, @"body": @"yo", @"at": @"7pm"}, [NSNull null], @{@"body": @""}]) [r.incoming sendNext:raw];
    [r.incoming sendNext:nil];
    [r.incoming sendCompleted];
    return [a componentsJoinedByString:@" "];
}
NSString *scenario_rac_captures_chat_3_chat_room_9_mentions(void) {
    PRY146Room *r = [PRY146Room new];
    NSArray *a = PRY146Collect([r.mentions map:^(PRY146Message *m) { return @(m.body.length); }]);
    [r.incoming sendNext:@{@"body": @"@bo early"}];
    r.me = @"Bo";
    [r.incoming sendNext:@{@"body": @"hey @bo!"}]; [r.incoming sendNext:@{@"body": @"bo?"}]; [r.incoming sendNext:@{@"body": @"@BOB too"}];
    r.me = nil;
    [r.incoming sendNext:@{@"body": @"@bo late"}];
    return [a componentsJoinedByString:@","];
}
NSString *scenario_rac_captures_chat_3_chat_room_9_typing(void) {
    PRY146Room *r = [PRY146Room new];
    NSArray *a = PRY146Collect(r.typing);
    for (id raw in @[@"one", @1, @{@"body": @"m1"}, @"two", @{@"body": @"m2"}, @"three"]) [r.incoming sendNext:raw];
    return [a componentsJoinedByString:@","];
}
NSString *scenario_rac_captures_chat_3_chat_room_9_counts(void) {
    PRY146Room *r = [PRY146Room new];
    NSArray *a = PRY146Collect([[r.messages combinePreviousWithStart:nil reduce:^id(PRY146Message *old, PRY146Message *new) { return [NSString stringWithFormat:@"%ld", (long)(new.stamp.integerValue - old.stamp.integerValue)]; }] aggregateWithStart:@"" reduce:^(NSString *all, NSString *next) { return [all stringByAppendingFormat:@"%@;", next]; }]);
    for (NSNumber *n in @[@5, @8, @2]) [r.incoming sendNext:@{@"body": @"b", @"at": n}];
    NSUInteger before = a.count;
    [r.incoming sendCompleted];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)before, [a componentsJoinedByString:@" "]];
}
NSString *scenario_rac_captures_chat_3_chat_room_9_room_gone(void) {
    NSMutableArray *a = nil;
    RACSubject *in = nil;
    __weak PRY146Room *weak;
    @autoreleasepool {
        PRY146Room *r = [PRY146Room new];
        r.me = @"x";
        weak = r;
        in = r.incoming;
        a = PRY146Collect([r.mentions merge:[r.messages mapReplace:@"m"]]);
        [in sendNext:@{@"body": @"@x"}];
        r = nil;
    }
    [in sendNext:@{@"body": @"@x again"}];
    return [NSString stringWithFormat:@"%d %@", weak == nil, [a componentsJoinedByString:@" "]];
}
