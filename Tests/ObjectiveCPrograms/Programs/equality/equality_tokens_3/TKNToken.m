#import "TKNToken.h"

@implementation TKNToken

+ (instancetype)text:(NSString *)text kind:(NSInteger)kind {
    TKNToken *token = [self new];
    token.text = text;
    token.kind = kind;
    return token;
}

- (BOOL)isEqualToToken:(TKNToken *)other {
    if (!other) return NO;
    BOOL haveEqualTexts = (!self.text && !other.text) || [self.text isEqualToString:other.text];
    return haveEqualTexts && self.kind == other.kind;
}

- (BOOL)isEqual:(id)object {
    if (self == object) return YES;
    if (![object isKindOfClass:[TKNToken class]]) return NO;
    return [self isEqualToToken:(TKNToken *)object];
}

- (NSUInteger)hash { return self.text.hash ^ (NSUInteger)self.kind; }

- (id)copyWithZone:(NSZone *)zone {
    TKNToken *copy = [[[self class] allocWithZone:zone] init];
    copy.text = self.text;
    copy.kind = self.kind;
    return copy;
}

@end

@implementation TKNName

- (BOOL)isEqual:(id)object {
    return [object isMemberOfClass:[TKNName class]] && [super isEqual:object];
}

- (NSUInteger)hash { return [super hash] + 1; }

@end

NSString *scenario_equality_tokens_3_tokens(void) {
    TKNToken *a = [TKNToken text:@"a" kind:1];
    TKNToken *same = [TKNToken text:[NSMutableString stringWithString:@"a"] kind:1];
    TKNToken *blank = [TKNToken text:nil kind:0];
    TKNName *name = [TKNName text:@"a" kind:1];
    TKNName *copy = [name copy];
    id other = @"a";
    TKNToken *nothing = nil;
    return [NSString stringWithFormat:@"%d%d%d%d %d%d%d%d %d%d%d %d%d",
        [a isEqual:same], a == same, [a isEqual:name], [name isEqual:a],
        [name isEqual:copy], name == copy, [copy isKindOfClass:[TKNName class]], [blank isEqual:[TKNToken new]],
        [a isEqual:other], [a isEqual:nil], [nothing isEqual:a],
        [a isEqualToToken:nothing], a.hash == same.hash];
}

NSString *scenario_equality_tokens_3_collections(void) {
    TKNToken *a = [TKNToken text:@"a" kind:1];
    TKNToken *b = [TKNToken text:@"b" kind:2];
    TKNToken *again = [a copy];
    NSMutableArray *list = [NSMutableArray arrayWithObjects:a, b, again, a, nil];
    NSUInteger index = [list indexOfObject:again];
    NSUInteger identical = [list indexOfObjectIdenticalTo:again];
    NSSet *set = [NSSet setWithArray:list];
    NSDictionary *counts = @{ a: @1, b: @2 };
    BOOL same = [@[ a, @[ b ] ] isEqual:@[ again, @[ [b copy] ] ]];
    BOOL sameSets = [set isEqualToSet:[NSSet setWithObjects:b, again, nil]];
    BOOL sameDictionaries = [counts isEqualToDictionary:@{ again: @1.0, [b copy]: @2 }];
    [list removeObjectIdenticalTo:again];
    NSUInteger left = list.count;
    [list removeObject:again];
    return [NSString stringWithFormat:@"%lu %lu %lu %@ %@ %d%d%d %lu %lu %d", (unsigned long)index, (unsigned long)identical,
        (unsigned long)set.count, counts[again], counts[[TKNToken text:@"c" kind:3]], same, sameSets, sameDictionaries,
        (unsigned long)left, (unsigned long)list.count, [list containsObject:a]];
}

NSString *scenario_equality_tokens_3_numbers(void) {
    NSNumber *one = @1;
    id boxed = @(1.0f);
    NSDictionary *mixed = @{ @1: @"int", @"1": @"text" };
    return [NSString stringWithFormat:@"%d%d%d%d %d%d %@ %@ %@ %d",
        [one isEqual:@YES], [one isEqual:boxed], [one isEqualToNumber:@1LL], [@(0.1 + 0.2) isEqual:@0.3],
        [one isEqual:@"1"], [@"1" isEqual:one],
        mixed[@(1.0)], mixed[@YES], mixed[[NSString stringWithFormat:@"%d", 1]],
        [[NSNull null] isEqual:[NSNull null]]];
}

NSString *scenario_equality_tokens_3_texts(void) {
    NSString *composed = @"\u00e9";
    NSString *decomposed = @"e\u0301";
    NSMutableString *built = [NSMutableString stringWithString:@"ab"];
    NSString *literal = @"ab";
    NSString *empty = @"", *nothing = nil;
    NSString *frozen = [built copy];
    [built appendString:@"c"];
    return [NSString stringWithFormat:@"%d%d %d%d %d%d%d %d %d",
        [composed isEqualToString:decomposed], [composed compare:decomposed] == NSOrderedSame,
        [frozen isEqual:literal], [built isEqual:literal],
        [empty isEqualToString:nothing], [nothing isEqualToString:empty], [nothing isEqualToString:nothing],
        [@[ @"ab" ] containsObject:frozen], [[NSSet setWithObjects:composed, literal, nil] count] == 2];
}
