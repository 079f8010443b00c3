#import "PRX70.h"

@implementation PRX70Counter

- (instancetype)init {
    if ((self = [super init])) {
        _seen = [NSMutableArray array];
    }
    return self;
}

- (void)take:(NSInteger)value {
    [self.seen addObject:[NSString stringWithFormat:@"%ld/%ld", (long)value, (long)self.count]];
}

@end

// An initializer sets the property, and init does not.
@implementation PRX70Owner

- (instancetype)init {
    return [super init];
}

- (instancetype)initWithParent:(PRX70Counter *)parent {
    if ((self = [super init])) {
        _parent = parent;
    }
    return self;
}

@end

// A variable that an argument of a log counts is counted once.
NSString *scenario_integers_counted_3_logged(void) {
    NSInteger n = 5, m = 0;
    NSLog(@"%ld", (long)n++);
    NSLog(@"%ld %ld", (long)n--, (long)m++);
    NSString *text = [NSString stringWithFormat:@"%ld", (long)n++];
    NSMutableString *all = [NSMutableString string];
    [all appendFormat:@"%ld-%@", (long)++m, text];
    return [NSString stringWithFormat:@"%ld %ld %@", (long)n, (long)m, all];
}

// What is called sees the property after it was counted.
NSString *scenario_integers_counted_3_seen(void) {
    PRX70Counter *counter = [[PRX70Counter alloc] init];
    RACSubject *subject = [RACSubject subject];
    [subject subscribeNext:^(NSNumber *value) {
        [counter take:value.integerValue];
    }];
    __weak PRX70Counter *weak = counter;
    counter.action = ^(NSInteger value) {
        [weak take:value];
    };
    [counter take:counter.count++];
    counter.action(counter.count++);
    [subject sendNext:@(counter.count++)];
    [counter take:--counter.count];
    return [counter.seen componentsJoinedByString:@" "];
}

NSString *scenario_integers_counted_3_keyed(void) {
    PRX70Counter *counter = [[PRX70Counter alloc] init];
    counter.count = 4;
    [counter setValue:@(counter.count++) forKey:@"count"];
    return [NSString stringWithFormat:@"%ld", (long)counter.count];
}

NSString *scenario_integers_counted_3_left(void) {
    PRX70Counter *counter = [[PRX70Counter alloc] init];
    PRX70Owner *plain = [[PRX70Owner alloc] init];
    PRX70Owner *given = [[PRX70Owner alloc] initWithParent:counter];
    [plain.parent take:1];
    [given.parent take:2];
    return [NSString stringWithFormat:@"%@ %@", plain.parent, [counter.seen componentsJoinedByString:@","]];
}
