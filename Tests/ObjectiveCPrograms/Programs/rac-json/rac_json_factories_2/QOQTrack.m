#import "QOQTrack.h"

@implementation QOQTrack
+ (instancetype)trackFromJSON:(id)json error:(NSError **)error {
    if (![json isKindOfClass:[NSDictionary class]] || ![json[@"title"] isKindOfClass:[NSString class]]) {
        if (error != NULL) *error = [NSError errorWithDomain:@"json" code:2 userInfo:nil];
        return nil;
    }
    QOQTrack *track = [[self alloc] init];
    track.title = json[@"title"];
    return track;
}
@end

static RACSignal *QOQParse(NSArray *json) {
    return [[[json.rac_sequence signalWithScheduler:RACScheduler.immediateScheduler] flattenMap:^RACSignal *(id value) {
        NSError *error = nil;
        QOQTrack *track = [QOQTrack trackFromJSON:value error:&error];
        return track ? [RACSignal return:track] : [RACSignal error:error];
    }] map:^id(QOQTrack *track) { return track.title; }];
}
static NSString *QOQEvents(RACSignal *signal) {
    NSMutableArray *log = [NSMutableArray array];
    [signal subscribeNext:^(id x) { [log addObject:x]; } error:^(NSError *error) { [log addObject:[NSString stringWithFormat:@"error %ld", (long)error.code]]; } completed:^{ [log addObject:@"end"]; }];
    return [log componentsJoinedByString:@","];
}
NSString *scenario_rac_json_factories_2_good(void) { return QOQEvents(QOQParse(@[@{@"title": @"a"}, @{@"title": @"b"}])); }
NSString *scenario_rac_json_factories_2_bad(void) { return QOQEvents(QOQParse(@[@{@"title": @"a"}, @{@"title": @7}, @{@"title": @"c"}])); }
NSString *scenario_rac_json_factories_2_counted(void) {
    NSMutableArray *titles = [NSMutableArray array];
    __block NSUInteger failed = 0;
    [@[@1, @{@"title": @"t"}, NSNull.null] enumerateObjectsUsingBlock:^(id value, NSUInteger index, BOOL *stop) {
        QOQTrack *track = [QOQTrack trackFromJSON:value error:NULL];
        if (!track) { failed++; return; }
        [titles addObject:track.title];
    }];
    return [NSString stringWithFormat:@"%@ %lu", [titles componentsJoinedByString:@","], (unsigned long)failed];
}
NSString *scenario_rac_json_factories_2_reversed(void) {
    RACSignal *reversed = [[RACSignal return:@[@1, @2]] map:^id(NSArray *list) { return [[list reverseObjectEnumerator] allObjects]; }];
    NSMutableArray *log = [NSMutableArray array];
    [reversed subscribeNext:^(NSArray *list) { [log addObject:[list componentsJoinedByString:@"+"]]; }];
    return [log componentsJoinedByString:@","];
}
NSString *scenario_rac_json_factories_2_classes(void) {
    NSMutableArray *log = [NSMutableArray array];
    RACSubject *subject = [RACSubject subject];
    [[subject map:^id(id value) { return NSStringFromClass([value class]) ?: @"none"; }] subscribeNext:^(NSString *name) { [log addObject:name]; }];
    QOQTrack *track = [[QOQTrack alloc] init];
    [subject sendNext:track];
    [subject sendNext:nil];
    id other = [[QOQTrack alloc] init];
    return [NSString stringWithFormat:@"%@ %d %d", [log componentsJoinedByString:@","], [other class] == [track class], [other class] == [subject class]];
}
NSString *scenario_rac_json_factories_2_events(void) {
    NSMutableArray *log = [NSMutableArray array];
    [[[QOQParse(@[@{@"title": @"a"}, @5]) materialize] filter:^BOOL(RACEvent *event) { return event.eventType != RACEventTypeNext; }] subscribeNext:^(RACEvent *event) {
        [log addObject:event.eventType == RACEventTypeError ? @"error" : @"other"];
    }];
    return [log componentsJoinedByString:@","];
}
