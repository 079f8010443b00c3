#import "PRX99AMain.h"

@protocol PRX99AShape <NSObject>
- (double)area;
@optional
- (NSString *)label;
- (void)scale:(double)factor;
@property (nonatomic, copy) NSString *tag;
@end
@interface PRX99ASquare : NSObject <PRX99AShape>
@property (nonatomic, assign) double side;
@property (nonatomic, copy) NSString *tag;
@end
@implementation PRX99ASquare
- (double)area { return self.side * self.side; }
- (void)scale:(double)factor { self.side *= factor; }
@end
@interface PRX99ADot : NSObject <PRX99AShape>
@end
@implementation PRX99ADot
- (double)area { return 0; }
- (NSString *)label { return @"dot"; }
@end
@interface PRX99AProxy : NSObject
@property (nonatomic, strong) id target;
@property (nonatomic, strong) NSMutableArray *calls;
@end
@implementation PRX99AProxy
- (id)forwardingTargetForSelector:(SEL)selector {
    return self.target;
}
@end
static NSString *PRX99ADescribe(id<PRX99AShape> shape) {
    NSString *label = [shape respondsToSelector:@selector(label)] ? [shape label] : @"?";
    return [NSString stringWithFormat:@"%@ %.1f", label, shape.area];
}
static double PRX99ATotal(NSArray *shapes) {
    double total = 0;
    for (id shape in shapes) if ([shape conformsToProtocol:@protocol(PRX99AShape)]) total += [shape area];
    return total;
}

NSString *scenario_dynamic_shapes_3_described(void) {
    PRX99ASquare *square = [PRX99ASquare new];
    square.side = 2;
    return [NSString stringWithFormat:@"%@|%@|%@", PRX99ADescribe(square), PRX99ADescribe([PRX99ADot new]), [PRX99ADescribe(nil) stringByReplacingOccurrencesOfString:@"?" withString:@"(null)"]];
}

NSString *scenario_dynamic_shapes_3_totals(void) {
    PRX99ASquare *a = [PRX99ASquare new], *b = [PRX99ASquare new];
    a.side = 2;
    b.side = 3;
    return [NSString stringWithFormat:@"%.1f", PRX99ATotal(@[ a, @"text", b, @7, [NSNull null], [PRX99ADot new] ])];
}

NSString *scenario_dynamic_shapes_3_scaled(void) {
    PRX99ASquare *square = [PRX99ASquare new];
    square.side = 2;
    NSMutableArray *tags = [NSMutableArray array];
    for (id<PRX99AShape> shape in @[ square, [PRX99ADot new] ]) {
        if ([shape respondsToSelector:@selector(scale:)]) [shape scale:2];
        if ([shape respondsToSelector:@selector(setTag:)]) shape.tag = @"x";
        [tags addObject:[NSString stringWithFormat:@"%.1f", [shape area]]];
    }
    id<PRX99AShape> none = nil;
    return [NSString stringWithFormat:@"%@ %@ %@", [tags componentsJoinedByString:@" "], square.tag, none.tag];
}

NSString *scenario_dynamic_shapes_3_by_name(void) {
    NSMutableArray *results = [NSMutableArray array];
    [results addObject:[@"hi" performSelector:@selector(uppercaseString)]];
    [results addObject:[NSString stringWithFormat:@"%@", [@[ @"a", @"b" ] valueForKey:@"@count"]]];
    [results addObject:[@[ @"a", @"b" ] performSelector:@selector(lastObject)]];
    return [results componentsJoinedByString:@" "];
}

NSString *scenario_dynamic_shapes_3_any_messages(void) {
    NSMutableArray *counts = [NSMutableArray array];
    for (id object in @[ @"abc", @[ @1, @2, @3 ], @{ @"a": @1, @"b": @2 }, [NSNull null] ]) {
        if ([object respondsToSelector:@selector(length)]) [counts addObject:@([object length])];
        else if ([object respondsToSelector:@selector(count)]) [counts addObject:@([object count])];
        else [counts addObject:@0];
    }
    return [counts componentsJoinedByString:@" "];
}

NSString *scenario_dynamic_shapes_3_kinds_of_values(void) {
    NSMutableArray *kinds = [NSMutableArray array];
    for (id value in @[ @"s", @1, @[], @{}, [NSNull null], [PRX99ADot new] ]) {
        NSString *kind = [value isKindOfClass:[NSString class]] ? @"text" : [value isKindOfClass:[NSNumber class]] ? @"number" : [value isKindOfClass:[NSArray class]] ? @"list"
            : [value isKindOfClass:[NSDictionary class]] ? @"table" : value == [NSNull null] ? @"null" : @"other";
        [kinds addObject:kind];
    }
    return [kinds componentsJoinedByString:@" "];
}

NSString *scenario_dynamic_shapes_3_class_table(void) {
    NSDictionary *names = @{ NSStringFromClass([PRX99ADot class]): @"n", NSStringFromClass(PRX99ASquare.class): @"s" };
    id dot = [PRX99ADot new], square = [PRX99ASquare new], text = nil;
    return [NSString stringWithFormat:@"%@ %@ %@", names[NSStringFromClass([dot class])], names[NSStringFromClass([square class])], [text class]];
}

NSString *scenario_dynamic_shapes_3_weak_table(void) {
    NSHashTable *table = [NSHashTable weakObjectsHashTable];
    NSUInteger during = 0;
    @autoreleasepool {
        PRX99ADot *dot = [PRX99ADot new];
        [table addObject:dot];
        during = table.allObjects.count;
    }
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)during, (unsigned long)table.allObjects.count];
}
