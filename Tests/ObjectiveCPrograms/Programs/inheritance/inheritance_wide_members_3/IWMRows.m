#import "IWMRows.h"

@implementation IWMRow

- (instancetype)init {
    self = [super init];
    if (self) {
        _value = @"v";
        _log = [NSMutableArray new];
    }
    return self;
}

- (IWMRow *)owner {
    return self;
}

- (IWMKind)kindAt:(NSInteger)index {
    return IWMKindOther;
}

- (NSRange)rangeAt:(NSInteger)index {
    return NSMakeRange(index, 1);
}

- (NSString *)objectAt:(NSInteger)index {
    return @"o";
}

- (IWMRow *)otherAt:(NSInteger)index {
    return self;
}

- (void)take:(IWMRow *)row {
    [self.log addObject:row.value];
}

- (BOOL)allows:(IWMRow *)other {
    return other == self;
}

- (NSString *)description {
    return @"row";
}

@end

static NSString *Show(id<IWMSource> source) {
    NSMutableString *text = [NSMutableString string];
    if ([source respondsToSelector:@selector(value)]) [text appendFormat:@"%@ ", source.value];
    if ([source respondsToSelector:@selector(owner)]) [text appendFormat:@"%@ ", source.owner];
    if ([source respondsToSelector:@selector(kindAt:)]) [text appendFormat:@"%d ", (int)[source kindAt:0]];
    if ([source respondsToSelector:@selector(rangeAt:)]) [text appendFormat:@"%d ", (int)[source rangeAt:4].location];
    if ([source respondsToSelector:@selector(objectAt:)]) [text appendFormat:@"%@ ", [source objectAt:0]];
    if ([source respondsToSelector:@selector(otherAt:)]) [text appendFormat:@"%@ ", [source otherAt:0]];
    if ([source respondsToSelector:@selector(take:)]) [source take:(NSObject *)source];
    if ([source respondsToSelector:@selector(allows:)]) [text appendFormat:@"%d", [source allows:source]];
    return text;
}

static BOOL Same(id<IWMSource> first, id<IWMSource> second, IWMRow *row, NSArray<id<IWMSource>> *all) {
    if (first != second) return NO;
    if (row == first) return YES;
    return all.firstObject == second;
}

NSString *scenario_inheritance_wide_members_3_row(void) {
    IWMRow *row = [[IWMRow alloc] init];
    NSString *text = Show(row);
    return [NSString stringWithFormat:@"%@ %@", text, [row.log componentsJoinedByString:@","]];
}

NSString *scenario_inheritance_wide_members_3_same(void) {
    IWMRow *one = [[IWMRow alloc] init];
    IWMRow *two = [[IWMRow alloc] init];
    return [NSString stringWithFormat:@"%d %d %d %d", Same(one, two, one, @[]), Same(one, one, one, @[]), Same(one, one, two, @[ one ]),
                                      Same(one, one, two, @[ two ])];
}
