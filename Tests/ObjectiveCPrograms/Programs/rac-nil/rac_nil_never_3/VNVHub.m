#import "VNVHub.h"

// Nothing is subscribed to where a signal is nil, so nothing completes; only flattenMap: goes on.
@implementation VNVHub
- (instancetype)init {
    if ((self = [super init])) _log = [NSMutableArray array];
    return self;
}
- (RACSignal *)next { return self.source; }
- (NSString *)logOf:(RACSignal *)signal {
    [signal subscribeNext:^(id x) { [self.log addObject:x]; } completed:^{ [self.log addObject:@"completed"]; }];
    return [self.log componentsJoinedByString:@" "];
}
@end

NSString *scenario_rac_nil_never_3_concat(void) {
    VNVHub *hub = [[VNVHub alloc] init];
    NSString *first = [hub logOf:[[RACSignal return:@1] concat:hub.source]];
    hub.source = [RACSignal return:@2];
    return [NSString stringWithFormat:@"%@, %@", first, [hub logOf:[[RACSignal return:@1] concat:hub.source]]];
}
NSString *scenario_rac_nil_never_3_then(void) {
    VNVHub *hub = [[VNVHub alloc] init];
    NSString *first = [hub logOf:[[RACSignal return:@1] then:^RACSignal *{ return [hub next]; }]];
    hub.source = [RACSignal empty];
    return [NSString stringWithFormat:@"<%@> <%@>", first, [hub logOf:[[RACSignal return:@1] then:^{ return [hub next]; }]]];
}
NSString *scenario_rac_nil_never_3_defer(void) {
    VNVHub *hub = [[VNVHub alloc] init];
    RACSignal *deferred = [RACSignal defer:^{ return hub.source; }];
    NSString *first = [hub logOf:deferred];
    hub.source = [RACSignal return:@3];
    return [NSString stringWithFormat:@"<%@> <%@>", first, [hub logOf:deferred]];
}
NSString *scenario_rac_nil_never_3_take_until(void) {
    VNVHub *hub = [[VNVHub alloc] init];
    return [hub logOf:[[RACSignal return:@1] takeUntil:hub.cancel.executionSignals]];
}
NSString *scenario_rac_nil_never_3_replacement(void) {
    VNVHub *hub = [[VNVHub alloc] init];
    RACSubject *subject = [RACSubject subject];
    [hub logOf:[subject takeUntilReplacement:hub.source]];
    [subject sendNext:@4];
    [subject sendNext:@5];
    return [hub.log componentsJoinedByString:@" "];
}
NSString *scenario_rac_nil_never_3_flatten(void) {
    VNVHub *hub = [[VNVHub alloc] init];
    return [hub logOf:[[RACSignal return:@1] flattenMap:^RACStream *(id value) { return hub.source; }]];
}
