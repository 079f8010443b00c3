#import "RSCModel.h"

@implementation RSCModel

- (instancetype)init {
    if (self = [super init]) {
        _rows = [NSMutableArray array];
        _fields = [NSMutableDictionary dictionary];
        _title = [NSMutableString stringWithString:@"t"];
        _updates = [RACSubject subject];
    }
    return self;
}

- (void)add:(NSString *)row {
    [self.rows addObject:row];
}

- (void)publish {
    [self.updates sendNext:self.rows];
}

- (RACSignal *)current {
    return [RACSignal return:self.rows];
}

- (RACSignal *)later {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        [subscriber sendNext:self.fields];
        [subscriber sendNext:self.title];
        [subscriber sendCompleted];
        return nil;
    }];
}

@end

NSString *scenario_rac_captures_sent_collections_2_sent(void) {
    RSCModel *model = [[RSCModel alloc] init];
    __block NSArray *received = nil;
    [model.updates subscribeNext:^(NSArray *rows) { received = rows; }];
    [model add:@"a"];
    [model publish];
    [model add:@"b"];
    return [NSString stringWithFormat:@"%lu", (unsigned long)received.count];
}

NSString *scenario_rac_captures_sent_collections_2_sentTwice(void) {
    RSCModel *model = [[RSCModel alloc] init];
    NSMutableArray *seen = [NSMutableArray array];
    [model.updates subscribeNext:^(id rows) { [seen addObject:rows]; }];
    [model add:@"a"];
    [model publish];
    [model add:@"b"];
    [model publish];
    return [NSString stringWithFormat:@"%lu %lu %@", (unsigned long)[seen[0] count], (unsigned long)[seen[1] count],
                                      seen[0] == seen[1] ? @"yes" : @"no"];
}

NSString *scenario_rac_captures_sent_collections_2_bound(void) {
    RSCModel *model = [[RSCModel alloc] init];
    RAC(model, last) = model.updates;
    [model publish];
    [model add:@"a"];
    return [NSString stringWithFormat:@"%lu", (unsigned long)model.last.count];
}

NSString *scenario_rac_captures_sent_collections_2_returnedSignal(void) {
    RSCModel *model = [[RSCModel alloc] init];
    NSArray *rows = [[model current] first];
    [model add:@"a"];
    return [NSString stringWithFormat:@"%lu", (unsigned long)rows.count];
}

NSString *scenario_rac_captures_sent_collections_2_created(void) {
    RSCModel *model = [[RSCModel alloc] init];
    NSArray *values = [[model later] toArray];
    model.fields[@"k"] = @1;
    [model.title appendString:@"!"];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)[values[0] count], values[1]];
}

NSString *scenario_rac_captures_sent_collections_2_handler(void) {
    RSCModel *model = [[RSCModel alloc] init];
    __block NSArray *kept = nil;
    model.handler = ^(NSArray *rows) { kept = rows; };
    model.handler(model.rows);
    [model add:@"a"];
    return [NSString stringWithFormat:@"%lu", (unsigned long)kept.count];
}

NSString *scenario_rac_captures_sent_collections_2_receiverChanges(void) {
    RSCModel *model = [[RSCModel alloc] init];
    [model.updates subscribeNext:^(NSMutableArray *rows) { [rows addObject:@"x"]; }];
    [model publish];
    return [NSString stringWithFormat:@"%@ %lu", model.rows.firstObject, (unsigned long)model.rows.count];
}

NSString *scenario_rac_captures_sent_collections_2_mapped(void) {
    RSCModel *model = [[RSCModel alloc] init];
    NSMutableArray *texts = [NSMutableArray array];
    [[model.updates map:^id(NSMutableArray *rows) {
        [rows addObject:@"b"];
        return rows;
    }] subscribeNext:^(NSArray *rows) { [texts addObject:[rows componentsJoinedByString:@","]]; }];
    [model add:@"a"];
    [model publish];
    return [model.rows componentsJoinedByString:@","];
}

NSString *scenario_rac_captures_sent_collections_2_replay(void) {
    RSCModel *model = [[RSCModel alloc] init];
    RACReplaySubject *replay = [RACReplaySubject replaySubjectWithCapacity:1];
    [replay sendNext:model.rows];
    [model add:@"a"];
    [model add:@"b"];
    __block NSUInteger count = 0;
    [replay subscribeNext:^(NSArray *rows) { count = rows.count; }];
    return [NSString stringWithFormat:@"%lu", (unsigned long)count];
}

NSString *scenario_rac_captures_sent_collections_2_command(void) {
    RSCModel *model = [[RSCModel alloc] init];
    RACSubject *done = [RACSubject subject];
    NSMutableArray *results = [NSMutableArray array];
    [[done flattenMap:^(id _) { return [RACSignal return:model.rows]; }] subscribeNext:^(id rows) { [results addObject:rows]; }];
    [done sendNext:nil];
    [model add:@"a"];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)[results[0] count], results[0] == model.rows ? @"yes" : @"no"];
}

NSString *scenario_rac_captures_sent_collections_2_observed(void) {
    RSCModel *model = [[RSCModel alloc] init];
    __block NSArray *seen = nil;
    __block NSUInteger then = 9;
    [RACObserve(model, rows) subscribeNext:^(NSArray *rows) { seen = rows; then = rows.count; }];
    [model add:@"a"];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)seen.count, (unsigned long)then];
}

NSString *scenario_rac_captures_sent_collections_2_tuple(void) {
    RSCModel *model = [[RSCModel alloc] init];
    RACTuple *pair = RACTuplePack(model.rows, @"x");
    [model add:@"a"];
    return [NSString stringWithFormat:@"%lu", (unsigned long)[pair.first count]];
}

NSString *scenario_rac_captures_sent_collections_2_scan(void) {
    RACSubject *source = [RACSubject subject];
    RSCModel *model = [[RSCModel alloc] init];
    [[source scanWithStart:model.rows reduce:^id(NSMutableArray *rows, NSString *row) {
        [rows addObject:row];
        return rows;
    }] subscribeNext:^(id x) {}];
    for (NSString *word in @[ @"a", @"b", @"c" ]) [source sendNext:word];
    return [model.rows componentsJoinedByString:@","];
}
