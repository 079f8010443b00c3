#import "LDDSources.h"

@implementation LDDTrack
@end

@implementation LDDSources
- (instancetype)init {
    self = [super init];
    if (self) {
        _names = [RACSubject subject];
        _titles = [_names map:^id(NSString *name) { return [name uppercaseString]; }];
    }
    return self;
}
- (RACSignal *)saving:(LDDTrack *)track {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        [subscriber sendNext:RACTuplePack(track.title, @(track.stars), track.stars > 3 ? @"top" : nil)];
        [subscriber sendCompleted];
        return nil;
    }];
}
- (RACSignal *)summary:(LDDTrack *)track {
    return [[self saving:track] reduceEach:^id(NSString *title, NSNumber *stars, NSString *label) {
        return [NSString stringWithFormat:@"%@ %@ %lu", title, stars, (unsigned long)label.length];
    }];
}
- (RACSignal *)found:(LDDTrack *)track { return track ? [RACSignal return:track] : [RACSignal return:nil]; }
- (RACSignal *)title:(LDDTrack *)track {
    return [[self found:track] map:^id(LDDTrack *found) { return found.title; }];
}
- (RACSignal *)lengths { return [self.titles map:^id(NSString *title) { return @(title.length); }]; }
@end

static LDDTrack *LDDMade(NSString *title, NSInteger stars) {
    LDDTrack *track = [[LDDTrack alloc] init];
    track.title = title;
    track.stars = stars;
    return track;
}

NSString *scenario_rac_nil_sources_3_tuples(void) {
    LDDSources *s = [[LDDSources alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    for (LDDTrack *track in @[LDDMade(@"a", 5), LDDMade(nil, 2)]) {
        [[s summary:track] subscribeNext:^(NSString *text) { [log addObject:text]; }];
    }
    return [log componentsJoinedByString:@"|"];
}
NSString *scenario_rac_nil_sources_3_maps(void) {
    LDDSources *s = [[LDDSources alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [s.titles subscribeNext:^(NSString *title) { [log addObject:title ?: @"none"]; }];
    [s.names sendNext:@"a"];
    [s.names sendNext:nil];
    [s.names sendNext:@"b"];
    return [log componentsJoinedByString:@"|"];
}
NSString *scenario_rac_nil_sources_3_subjects(void) {
    LDDSources *s = [[LDDSources alloc] init];
    NSMutableString *log = [NSMutableString string];
    [[s.names filter:^BOOL(NSString *name) { return name.length < 2; }] subscribeNext:^(NSString *name) {
        [log appendFormat:@"%@,", name];
    }];
    [s.names sendNext:nil];
    [s.names sendNext:@"ab"];
    [s.names sendNext:@"c"];
    return log;
}
NSString *scenario_rac_nil_sources_3_unpacking(void) {
    LDDSources *s = [[LDDSources alloc] init];
    __block NSString *result = nil;
    [[s saving:LDDMade(nil, 1)] subscribeNext:^(RACTuple *tuple) {
        RACTupleUnpack(NSString *title, NSNumber *stars, NSString *label) = tuple;
        result = [NSString stringWithFormat:@"%lu %@ %d", (unsigned long)title.length, stars, [label isEqualToString:@"top"]];
    }];
    return result;
}
NSString *scenario_rac_nil_sources_3_latest(void) {
    LDDSources *s = [[LDDSources alloc] init];
    NSMutableString *log = [NSMutableString string];
    [[RACSignal combineLatest:@[s.titles, s.lengths] reduce:^id(NSString *title, NSNumber *length) {
        return [NSString stringWithFormat:@"%@%@;", title, length];
    }] subscribeNext:^(NSString *text) { [log appendString:text]; }];
    [s.names sendNext:@"ab"];
    [s.names sendNext:nil];
    return log;
}
NSString *scenario_rac_nil_sources_3_objects(void) {
    LDDSources *s = [[LDDSources alloc] init];
    NSMutableString *log = [NSMutableString string];
    [[s title:LDDMade(@"x", 1)] subscribeNext:^(NSString *title) { [log appendFormat:@"%@ ", title]; }];
    [[s title:nil] subscribeNext:^(NSString *title) { [log appendFormat:@"%@ ", title]; }];
    [[s found:nil] subscribeNext:^(LDDTrack *track) { [log appendFormat:@"%ld %d", (long)track.stars, track == nil]; }];
    return log;
}
NSString *scenario_rac_nil_sources_3_effects(void) {
    LDDSources *s = [[LDDSources alloc] init];
    s.last = @"before";
    [[s.titles doNext:^(NSString *title) { s.count += title.length; }] subscribeNext:^(NSString *title) { s.last = title; }];
    [s.names sendNext:@"abc"];
    NSString *first = s.last;
    [s.names sendNext:nil];
    return [NSString stringWithFormat:@"%@ %@ %ld", first, s.last, (long)s.count];
}
