#import "WOSModel.h"

@implementation WOSModel

- (instancetype)initWithInput:(RACSubject *)input {
    self = [super init];
    if (self) {
        _input = input;
        _name = @"ann";
        _seen = [NSMutableArray array];
    }
    return self;
}

- (RACSignal *)named {
    @weakify(self);
    return [self.input map:^id(NSString *x) {
        @strongify(self);
        return [NSString stringWithFormat:@"%@-%@", x, self.name];
    }];
}

- (RACSignal *)flags {
    @weakify(self);
    return [self.input map:^id(id x) {
        @strongify(self);
        return @(self.name.length > 0);
    }];
}

- (RACSignal *)names {
    @weakify(self);
    return [self.input flattenMap:^RACSignal *(id x) {
        @strongify(self);
        return [RACSignal return:self.name ?: @"none"];
    }];
}

- (RACSignal *)counted {
    @weakify(self);
    return [self.input scanWithStart:@0 reduce:^id(NSNumber *running, NSString *x) {
        @strongify(self);
        return @(running.integerValue + self.name.length + 1);
    }];
}

- (RACSignal *)pairs {
    @weakify(self);
    return [[self.input map:^id(NSString *x) {
        @strongify(self);
        NSString *name = self.name;
        return @{ @"x": x, @"name": name ?: @"?" };
    }] map:^id(NSDictionary *pair) {
        return [NSString stringWithFormat:@"%@%@", pair[@"x"], pair[@"name"]];
    }];
}

- (RACSignal *)later {
    @weakify(self);
    return [RACSignal defer:^RACSignal *{
        @strongify(self);
        return [RACSignal return:self.name];
    }];
}

- (RACSignal *)kept {
    @weakify(self);
    return [self.input filter:^BOOL(NSString *x) {
        @strongify(self);
        return ![x isEqualToString:self.name];
    }];
}

- (void)forwardTo:(RACSubject *)output {
    @weakify(self);
    [self.input subscribeNext:^(NSString *x) {
        @strongify(self);
        [output sendNext:[x stringByAppendingString:self.name ?: @"!"]];
    }];
}

- (void)writeTo:(NSMutableArray *)log {
    @weakify(self);
    [self.input subscribeNext:^(NSString *x) {
        @strongify(self);
        NSString *name = self.name;
        NSString *line = [NSString stringWithFormat:@"%@:%@", x, name];
        [log addObject:line];
    }];
}

- (void)remember {
    @weakify(self);
    [self.input subscribeNext:^(NSString *x) {
        @strongify(self);
        [self.seen addObject:x];
        self.name = x;
    }];
}

@end

static void collect(RACSignal *signal, NSMutableArray *log, NSString *key) {
    [signal subscribeNext:^(id x) {
        [log addObject:[NSString stringWithFormat:@"%@ %@", key, x]];
    } completed:^{
        [log addObject:[key stringByAppendingString:@" end"]];
    }];
}

NSString *scenario_rac_captures_without_self_3_values(void) {
    RACSubject *input = [RACSubject subject];
    NSMutableArray *log = [NSMutableArray array];
    RACSignal *later;
    @autoreleasepool {
        WOSModel *model = [[WOSModel alloc] initWithInput:input];
        collect([model named], log, @"named");
        collect([model flags], log, @"flags");
        collect([model names], log, @"names");
        collect([model counted], log, @"counted");
        collect([model pairs], log, @"pairs");
        collect([model kept], log, @"kept");
        later = [model later];
        collect(later, log, @"later");
        [input sendNext:@"a"];
    }
    [input sendNext:@"b"];
    collect(later, log, @"gone");
    return [log componentsJoinedByString:@", "];
}

NSString *scenario_rac_captures_without_self_3_effects(void) {
    RACSubject *input = [RACSubject subject];
    RACSubject *output = [RACSubject subject];
    NSMutableArray *log = [NSMutableArray array];
    NSMutableArray *seen;
    collect(output, log, @"out");
    @autoreleasepool {
        WOSModel *model = [[WOSModel alloc] initWithInput:input];
        seen = model.seen;
        [model forwardTo:output];
        [model writeTo:log];
        [model remember];
        [input sendNext:@"a"];
    }
    [input sendNext:@"b"];
    return [NSString stringWithFormat:@"%@ / %@", [log componentsJoinedByString:@", "], [seen componentsJoinedByString:@","]];
}
