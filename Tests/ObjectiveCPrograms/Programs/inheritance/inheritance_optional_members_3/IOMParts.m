#import "IOMParts.h"

@implementation IOMWheel

- (instancetype)init {
    self = [super init];
    if (self) {
        _title = @"wheel";
        _items = @[ @1, @2 ];
        _kind = IOMKindRound;
        _weight = @3;
        _names = @[ @"rim" ];
    }
    return self;
}

- (NSRange)range {
    return NSMakeRange(1, 2);
}

- (NSArray *)labels {
    return @[ @"round" ];
}

- (NSArray *)extras {
    return @[ @"nut", @"cap" ];
}

- (void)part:(IOMWheel *)part changed:(NSDictionary *)changes {
    self.log = [NSString stringWithFormat:@"%@:%@", part.title, changes[@"weight"]];
}

@end

@implementation IOMBolt

- (NSArray<NSString *> *)labels {
    return @[];
}

@end

static NSString *Show(id<IOMPart> part) {
    NSMutableString *text = [NSMutableString string];
    if ([part respondsToSelector:@selector(kind)]) [text appendFormat:@"kind %d ", (int)part.kind];
    if ([part respondsToSelector:@selector(size)]) [text appendFormat:@"size %d ", (int)part.size.width];
    if ([part respondsToSelector:@selector(title)]) [text appendFormat:@"title %@ ", part.title];
    if ([part respondsToSelector:@selector(items)]) [text appendFormat:@"items %d ", (int)part.items.count];
    if ([part respondsToSelector:@selector(range)]) [text appendFormat:@"range %d ", (int)part.range.length];
    if ([part respondsToSelector:@selector(weight)]) [text appendFormat:@"weight %@ ", part.weight];
    if ([part respondsToSelector:@selector(names)]) [text appendFormat:@"names %@ ", part.names.firstObject];
    if ([part respondsToSelector:@selector(extras)]) [text appendFormat:@"extras %@ ", [[part extras] componentsJoinedByString:@"+"]];
    [text appendFormat:@"labels %d", (int)[part labels].count];
    return text;
}

NSString *scenario_inheritance_optional_members_3_wheel(void) {
    return Show([[IOMWheel alloc] init]);
}

NSString *scenario_inheritance_optional_members_3_bolt(void) {
    return Show([[IOMBolt alloc] init]);
}

NSString *scenario_inheritance_optional_members_3_set(void) {
    IOMWheel *wheel = [[IOMWheel alloc] init];
    NSMutableArray *results = [NSMutableArray array];
    for (id<IOMPart> part in @[ wheel, [[IOMBolt alloc] init] ]) {
        if ([part respondsToSelector:@selector(setTitle:)]) part.title = @"new";
        if ([part respondsToSelector:@selector(setKind:)]) part.kind = IOMKindPlain;
        if ([part respondsToSelector:@selector(setRange:)]) [results addObject:@"range"];
        if ([part respondsToSelector:@selector(part:changed:)]) [part part:wheel changed:@{ @"weight": @4 }];
        [results addObject:Show(part)];
    }
    return [NSString stringWithFormat:@"%@ | %@", [results componentsJoinedByString:@" / "], wheel.log];
}
