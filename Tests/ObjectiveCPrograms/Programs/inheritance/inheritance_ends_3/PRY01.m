#import "PRY01.h"

static NSString *postmark = @"outside";

@interface PRY01Office : NSObject {
    NSString *postmark;
}
- (NSString *)mark;
+ (NSString *)common;
@end

@implementation PRY01Office
- (id)init {
    if (self = [super init]) {
        postmark = @"inside";
        return self;
    }
    return nil;
}
- (NSString *)mark {
    return [postmark stringByAppendingFormat:@"/%lu", (unsigned long)postmark.length];
}
+ (NSString *)common {
    return postmark;
}
@end

@implementation PRY01Parcel

- (id)initWithLabel:(NSString *)label {
    if (self = [super init]) {
        _label = [label copy];
        _weight = (NSInteger)label.length;
        return self;
    }
    return nil;
}

- (id)initWithWeight:(NSInteger)weight {
    self = [super init];
    if (self) {
        _weight = weight;
        _label = [NSString stringWithFormat:@"%ld g", (long)weight];
        return self;
    } else {
        return nil;
    }
}

- (id)initWithKind:(int)kind {
    if ((self = [super init])) {
        if (kind == 0) {
            _label = @"none";
            return self;
        }
        _weight = kind * 100;
        switch (kind) {
            case 1:
                _label = @"small";
                return self;
            case 2:
                _label = @"large";
                break;
            default:
                return nil;
        }
        _weight += 1;
        return self;
    }
    NSLog(@"no parcel");
    return nil;
}

- (id)initWithBox:(NSNumber *)box {
    if (!box) return nil;
    if (!(self = [super init])) {
        NSLog(@"no parcel");
        return nil;
    }
    _weight = box.integerValue;
    _label = box.stringValue;
    return self;
}

- (id)initWithText:(NSString *)text {
    self = [super init];
    if (!self) {
        return nil;
    } else if (text.length == 0) {
        return nil;
    }
    _label = text;
    return self;
}

- (id)initWithParts:(NSArray *)parts {
    self = [super init];
    if (self == nil) return self;
    for (NSString *part in parts) {
        if ([part hasPrefix:@"!"]) {
            _label = [part substringFromIndex:1];
            return self;
        }
        _weight += (NSInteger)part.length;
    }
    _label = [parts componentsJoinedByString:@"+"];
    __weak PRY01Parcel *weakSelf = self;
    _describe = ^NSString *{
        PRY01Parcel *strong = weakSelf;
        if (!strong) return nil;
        return [NSString stringWithFormat:@"<%@ %ld>", strong.label, (long)strong.weight];
    };
    return self;
}

@end

@implementation PRY01Letter

- (id)initWithStamp:(NSString *)stamp {
    if (self = [super initWithLabel:@"letter"]) {
        if (!stamp) return self;
        _stamp = stamp;
        self.weight += 5;
        return self;
    }
    return nil;
}

- (id)initWithText:(NSString *)text stamp:(NSString *)stamp {
    if (!(self = [super initWithText:text])) return nil;
    _stamp = stamp;
    if ([stamp isEqualToString:@"express"]) {
        self.weight = 1;
        return self;
    }
    self.weight = 2;
    return self;
}

@end

static NSString *PRY01Text(PRY01Parcel *parcel) {
    return parcel ? [NSString stringWithFormat:@"%@:%ld", parcel.label, (long)parcel.weight] : @"nothing";
}

NSString *scenario_inheritance_ends_3_inside(void) {
    return PRY01Text([[PRY01Parcel alloc] initWithLabel:@"books"]);
}

NSString *scenario_inheritance_ends_3_both_branches(void) {
    return PRY01Text([[PRY01Parcel alloc] initWithWeight:250]);
}

NSString *scenario_inheritance_ends_3_early(void) {
    NSMutableArray *lines = [NSMutableArray array];
    for (int kind = 0; kind < 4; kind++) {
        [lines addObject:PRY01Text([[PRY01Parcel alloc] initWithKind:kind])];
    }
    return [lines componentsJoinedByString:@" "];
}

NSString *scenario_inheritance_ends_3_checked(void) {
    return [NSString stringWithFormat:@"%@ %@", PRY01Text([[PRY01Parcel alloc] initWithBox:@12]),
                                      PRY01Text([[PRY01Parcel alloc] initWithBox:nil])];
}

NSString *scenario_inheritance_ends_3_failing(void) {
    return [NSString stringWithFormat:@"%@ %@", PRY01Text([[PRY01Parcel alloc] initWithText:@"tea"]),
                                      PRY01Text([[PRY01Parcel alloc] initWithText:@""])];
}

NSString *scenario_inheritance_ends_3_loop(void) {
    NSArray *plain = @[ @"a", @"bc" ];
    NSArray *marked = @[ @"abc", @"!d", @"e" ];
    return [NSString stringWithFormat:@"%@ %@", PRY01Text([[PRY01Parcel alloc] initWithParts:plain]),
                                      PRY01Text([[PRY01Parcel alloc] initWithParts:marked])];
}

NSString *scenario_inheritance_ends_3_block(void) {
    PRY01Parcel *parcel = [[PRY01Parcel alloc] initWithParts:@[ @"x" ]];
    PRY01Parcel *other = [[PRY01Parcel alloc] initWithParts:@[ @"!y" ]];
    return [NSString stringWithFormat:@"%@ %d", parcel.describe(), other.describe == nil];
}

NSString *scenario_inheritance_ends_3_subclass(void) {
    PRY01Letter *stamped = [[PRY01Letter alloc] initWithStamp:@"red"];
    PRY01Letter *plain = [[PRY01Letter alloc] initWithStamp:nil];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", PRY01Text(stamped), stamped.stamp, PRY01Text(plain), plain.stamp];
}

NSString *scenario_inheritance_ends_3_failing_superclass(void) {
    PRY01Letter *express = [[PRY01Letter alloc] initWithText:@"hi" stamp:@"express"];
    PRY01Letter *slow = [[PRY01Letter alloc] initWithText:@"ho" stamp:@"slow"];
    PRY01Letter *empty = [[PRY01Letter alloc] initWithText:nil stamp:@"slow"];
    return [NSString stringWithFormat:@"%@ %@ %@", PRY01Text(express), PRY01Text(slow), PRY01Text(empty)];
}

NSString *scenario_inheritance_ends_3_hidden_variable(void) {
    return [NSString stringWithFormat:@"%@ %@", [[PRY01Office new] mark], [PRY01Office common]];
}
