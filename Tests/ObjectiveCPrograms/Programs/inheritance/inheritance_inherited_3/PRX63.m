#import "PRX63.h"

@implementation PRX63Task
+ (instancetype)taskWithCount:(NSInteger)count { return [[self alloc] initWithCount:count]; }
- (instancetype)init {
    self = [super init];
    if (self) {
        _title = @"none";
    }
    return self;
}
- (instancetype)initWithCount:(NSInteger)count {
    if ((self = [super init])) {
        _count = count;
        _title = @"c";
    }
    return self;
}

- (instancetype)initWithTitle:(NSString *)title count:(NSInteger)count {
    if ((self = [self initWithCount:count + 1])) {
        _title = [title copy];
    }
    return self;
}

@end

@implementation PRX63Chore
- (instancetype)initWithTags:(NSArray *)tags {
    if ((self = [super initWithCount:7])) {
        _tags = tags;
    }
    return self;
}

@end

@implementation PRX63Last
- (instancetype)initWithNumber:(NSNumber *)number {
    if ((self = [super initWithTags:@[number]])) {
        self.count = number.integerValue;
    }
    return self;
}

@end

NSString *scenario_inheritance_inherited_3_class(void) {
    PRX63Task *chore = [PRX63Chore taskWithCount:4];
    PRX63Last *last = [PRX63Last taskWithCount:9];
    return [NSString stringWithFormat:@"%@ %ld%@, %@ %ld%@", [chore class], (long)chore.count, chore.title, [last class],
        (long)last.count, last.title];
}

NSString *scenario_inheritance_inherited_3_called(void) {
    PRX63Chore *titled = [[PRX63Chore alloc] initWithTitle:@"t" count:5];
    PRX63Chore *plain = [PRX63Chore new];
    PRX63Chore *counted = [[PRX63Chore alloc] initWithCount:3];
    return [NSString stringWithFormat:@"%ld%@%lu %@%lu %ld%@", (long)titled.count, titled.title,
        (unsigned long)titled.tags.count, plain.title, (unsigned long)plain.tags.count, (long)counted.count, counted.tags];
}

NSString *scenario_inheritance_inherited_3_deep(void) {
    PRX63Last *tagged = [[PRX63Last alloc] initWithTags:@[@1, @2]];
    PRX63Last *plain = [[PRX63Last alloc] init];
    PRX63Last *titled = [[PRX63Last alloc] initWithTitle:@"u" count:1];
    PRX63Last *own = [[PRX63Last alloc] initWithNumber:@8];
    return [NSString stringWithFormat:@"%lu%ld %@ %ld%@ %ld%@", (unsigned long)tagged.tags.count, (long)tagged.count,
        plain.title, (long)titled.count, titled.title, (long)own.count, own.tags.firstObject];
}
