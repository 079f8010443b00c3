#import "CRDRecord.h"

@implementation CRDTag

- (id)copyWithZone:(NSZone *)zone {
    CRDTag *tag = [[[self class] allocWithZone:zone] init];
    tag.name = [self.name stringByAppendingString:@"'"];
    return tag;
}

@end

@implementation CRDRecord

- (instancetype)initWithTitle:(NSString *)title {
    self = [super init];
    if (self) {
        _title = [title copy];
        _log = [NSMutableArray array];
        _tags = @[];
    }
    return self;
}

- (id)copyWithZone:(NSZone *)zone {
    CRDRecord *copy = [[CRDRecord allocWithZone:zone] initWithTitle:self.title];
    copy.tags = self.tags;
    copy.log = [self.log mutableCopy];
    copy.parent = self.parent;
    return copy;
}

- (id)mutableCopyWithZone:(NSZone *)zone {
    CRDMutableRecord *copy = [[CRDMutableRecord allocWithZone:zone] initWithTitle:self.title];
    copy.tags = [[NSArray alloc] initWithArray:self.tags copyItems:YES];
    copy.log = self.log;
    copy.parent = [self.parent copy];
    return copy;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@[%@](%@)%@", self.title, [[self.tags valueForKey:@"name"] componentsJoinedByString:@" "],
        [self.log componentsJoinedByString:@" "], self.parent ? [@"<" stringByAppendingString:self.parent.title] : @""];
}

@end

@implementation CRDMutableRecord

@end

NSString *scenario_copying_records_3_records(void) {
    CRDTag *tag = [CRDTag new];
    tag.name = @"t";
    CRDRecord *record = [[CRDRecord alloc] initWithTitle:@"r"];
    NSMutableArray *tags = [NSMutableArray arrayWithObject:tag];
    record.tags = tags;
    [tags removeAllObjects];
    record.parent = [[CRDRecord alloc] initWithTitle:@"p"];
    CRDRecord *copy = [record copy];
    CRDMutableRecord *mutable = [record mutableCopy];
    mutable.title = @"m";
    [record.log addObject:@"1"];
    [copy.log addObject:@"2"];
    [mutable.log addObject:@"3"];
    tag.name = @"u";
    return [NSString stringWithFormat:@"%@ %@ %@ %d%d%d", record, copy, mutable, copy.parent == record.parent,
        mutable.parent == record.parent, copy.tags[0] == record.tags[0]];
}

NSString *scenario_copying_records_3_collections(void) {
    CRDTag *tag = [CRDTag new];
    tag.name = @"k";
    NSMutableDictionary *table = [NSMutableDictionary dictionary];
    table[@"list"] = [NSMutableArray arrayWithObject:@1];
    NSDictionary *shallow = [table copy];
    NSMutableDictionary *deep = [[NSMutableDictionary alloc] initWithDictionary:table copyItems:YES];
    [table[@"list"] addObject:@2];
    table[@"new"] = @"x";
    NSMutableString *text = [NSMutableString stringWithString:@"a"];
    NSArray *held = @[ text, [text copy], [text mutableCopy] ];
    NSArray *copied = [[NSArray alloc] initWithArray:held copyItems:YES];
    [text appendString:@"b"];
    [held[2] appendString:@"c"];
    NSSet *set = [NSSet setWithObject:tag];
    NSMutableSet *more = [set mutableCopy];
    [more addObject:[tag copy]];
    NSMutableString *value = [NSMutableString stringWithString:@"v"];
    CRDRecord *record = [[CRDRecord alloc] initWithTitle:value];
    record.label = ^{ return [value copy]; };
    [value appendString:@"w"];
    return [NSString stringWithFormat:@"%@ %@ %lu %@ %@ %lu%lu %@%@", [shallow[@"list"] componentsJoinedByString:@""],
        [deep[@"list"] componentsJoinedByString:@""], (unsigned long)shallow.count, [held componentsJoinedByString:@","],
        [copied componentsJoinedByString:@","], (unsigned long)set.count, (unsigned long)more.count, record.title, record.label()];
}
