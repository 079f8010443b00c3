#import "QOBFeed.h"

@implementation QOBFeed
- (RACSignal *)lengths {
    return [self.source map:^id(NSString *text) { return @(text.length); }];
}
- (RACSignal *)innerLengths {
    return [[self.inner lengths] filter:^BOOL(NSNumber *length) { return length.integerValue > 1; }];
}
- (RACSignal *)lengthsOfInput:(RACSignal *)input {
    return [[input startWith:@"start"] map:^id(NSString *text) { return @(text.length); }];
}
@end

static NSString *QOBEvents(RACSignal *signal) {
    NSMutableArray *events = [NSMutableArray array];
    [signal subscribeNext:^(id x) { [events addObject:[x description]]; } error:^(NSError *error) { [events addObject:@"error"]; } completed:^{ [events addObject:@"end"]; }];
    return [events componentsJoinedByString:@" "];
}
NSString *scenario_rac_nil_chain_of_nil_2_none(void) {
    return [NSString stringWithFormat:@"<%@>", QOBEvents([[[QOBFeed alloc] init] lengths])];
}
NSString *scenario_rac_nil_chain_of_nil_2_some(void) {
    QOBFeed *feed = [[QOBFeed alloc] init];
    feed.source = [RACSignal return:@"abc"];
    return [NSString stringWithFormat:@"<%@>", QOBEvents([feed lengths])];
}
NSString *scenario_rac_nil_chain_of_nil_2_inner(void) {
    QOBFeed *feed = [[QOBFeed alloc] init];
    NSString *none = QOBEvents([feed innerLengths]);
    feed.inner = [[QOBFeed alloc] init];
    NSString *still = QOBEvents([feed innerLengths]);
    feed.inner.source = [RACSignal return:@"abc"];
    return [NSString stringWithFormat:@"<%@><%@><%@>", none, still, QOBEvents([feed innerLengths])];
}
NSString *scenario_rac_nil_chain_of_nil_2_input(void) {
    QOBFeed *feed = [[QOBFeed alloc] init];
    return [NSString stringWithFormat:@"<%@><%@>", QOBEvents([feed lengthsOfInput:nil]), QOBEvents([feed lengthsOfInput:[RACSignal empty]])];
}
NSString *scenario_rac_nil_chain_of_nil_2_flattened(void) {
    QOBFeed *feed = [[QOBFeed alloc] init];
    RACSignal *all = [[RACSignal return:@"x"] flattenMap:^RACSignal *(id x) { return [feed lengths]; }];
    return [NSString stringWithFormat:@"<%@>", QOBEvents(all)];
}
NSString *scenario_rac_nil_chain_of_nil_2_compared(void) {
    QOBFeed *feed = [[QOBFeed alloc] init];
    RACSignal *lengths = [feed lengths];
    if (lengths == nil) return @"nothing";
    return @"something";
}
