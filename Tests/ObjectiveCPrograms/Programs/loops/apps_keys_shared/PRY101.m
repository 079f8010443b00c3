#import "PRY101.h"

@interface PRY101Tree : NSObject
@property (nonatomic, strong) NSMutableDictionary *root;
@property (nonatomic, strong) NSMutableArray *stack;
@end
@implementation PRY101Tree
- (void)begin:(NSString *)name attributes:(NSDictionary *)attributes {
    NSMutableDictionary *node = [NSMutableDictionary dictionary];
    for (NSString *key in attributes) {
        node[[@"_" stringByAppendingString:key]] = attributes[key];
    }
    if (!_root) {
        _root = node;
        _stack = [NSMutableArray arrayWithObject:node];
        node[@"__name"] = name;
    } else {
        NSMutableDictionary *top = _stack.lastObject;
        top[name] = node;
        [_stack addObject:node];
    }
}
- (NSString *)nameForNode:(NSDictionary *)node in:(NSDictionary *)dict {
    for (NSString *name in dict) {
        if (dict[name] == node) return name;
    }
    return nil;
}
- (NSString *)end {
    NSMutableDictionary *top = _stack.lastObject;
    [_stack removeLastObject];
    NSMutableDictionary *next = _stack.lastObject;
    return [self nameForNode:top in:next];
}
- (NSString *)joined:(NSMutableString *)text {
    NSMutableString *all = text;
    for (NSString *key in [[_root allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        [all appendString:key];
    }
    return [all copy];
}
@end

NSString *scenario_apps_keys_shared_keys(void) {
    PRY101Tree *tree = [PRY101Tree new];
    [tree begin:@"a" attributes:@{@"x": @"1"}];
    [tree begin:@"b" attributes:@{@"y": @"2"}];
    [tree begin:[NSMutableString stringWithString:@"c"] attributes:@{@"z": @"2"}];
    NSString *inner = [tree end];
    NSString *outer = [tree end];
    NSString *last = [tree end];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", inner, outer, last, tree.root[@"_x"], tree.root[@"b"][@"_y"]];
}
NSString *scenario_apps_keys_shared_joined(void) {
    PRY101Tree *tree = [PRY101Tree new];
    [tree begin:@"a" attributes:@{@"x": @"1"}];
    NSMutableString *text = [NSMutableString stringWithString:@"-"];
    NSString *joined = [tree joined:text];
    return [NSString stringWithFormat:@"%@ %d", text, [joined isEqualToString:@"-__name_x"]];
}
static NSString *PRY101Names(NSMutableString *prefix, NSDictionary *table) {
    NSUInteger count = 0;
    for (NSString *key in table) {
        NSString *kept = key;
        if (kept.length) { kept = prefix; [prefix appendString:key]; }
        if (kept == prefix) count++;
    }
    return [NSString stringWithFormat:@"%@ %lu", prefix, (unsigned long)count];
}
NSString *scenario_apps_keys_shared_alias(void) {
    return PRY101Names([NSMutableString stringWithString:@"p"], @{@"k": @1});
}
