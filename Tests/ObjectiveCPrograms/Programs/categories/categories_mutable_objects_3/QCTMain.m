#import "QCTMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface NSMutableArray (QCTMore)
+ (instancetype)q_filled:(NSUInteger)count with:(id)object;
- (void)q_shift;
- (void)q_twice;
@property (nonatomic, readonly) id q_top;
- (void)q_set:(id)x at:(NSUInteger)i;
- (instancetype)q_adding:(id)x;
@end
@implementation NSMutableArray (QCTMore)
+ (instancetype)q_filled:(NSUInteger)count with:(id)object {
    NSMutableArray *result = [self arrayWithCapacity:count];
    for (NSUInteger i = 0; i < count; i++) [result addObject:object];
    return result;
}
- (void)q_shift { if (self.count > 0) [self removeObjectAtIndex:0]; }
- (void)q_twice { [self q_shift]; [self q_shift]; }
- (id)q_top { return [self lastObject]; }
- (void)q_set:(id)x at:(NSUInteger)i { while (self.count <= i) [self addObject:[NSNull null]]; self[i] = x; }
- (instancetype)q_adding:(id)x { [self addObject:x]; return self; }
@end
@interface NSMutableDictionary (QCTMore)
- (void)q_increment:(NSString *)key;
- (void)q_add:(id)x forKey:(NSString *)key;
@end
@implementation NSMutableDictionary (QCTMore)
- (void)q_increment:(NSString *)key { self[key] = @([self[key] integerValue] + 1); }
- (void)q_add:(id)x forKey:(NSString *)key {
    NSMutableArray *list = self[key];
    if (!list) { list = [NSMutableArray array]; [self setObject:list forKey:key]; }
    [list addObject:x];
}
@end
@interface NSMutableString (QCTMore)
- (void)q_line:(NSString *)x;
@end
@implementation NSMutableString (QCTMore)
- (void)q_line:(NSString *)x { if (self.length) [self appendString:@"\n"]; [self appendFormat:@"- %@", x]; }
@end
@interface QCTStack : NSObject
@property (nonatomic, strong) NSMutableArray<NSString *> *items;
@end
@implementation QCTStack
- (instancetype)init { if ((self = [super init])) { _items = [NSMutableArray array]; } return self; }
- (NSString *)top { return self.items.q_top; }
- (void)push:(NSString *)x { [[self.items q_adding:x] q_adding:@"-"]; }
- (void)drop { [self.items q_shift]; [_items q_twice]; }
@end
NSString *scenario_categories_mutable_objects_3_all(void) {
    lines = [NSMutableArray array];
    @autoreleasepool {
    NSMutableArray *a = [NSMutableArray q_filled:3 with:@"x"];
    [a q_shift];
    [a q_set:@"z" at:4];
    Note([NSString stringWithFormat:@"%@ %@", [a componentsJoinedByString:@","], a.q_top]);
    NSMutableDictionary *counts = [NSMutableDictionary dictionary];
    [counts q_increment:@"a"]; [counts q_increment:@"a"];
    [counts q_add:@"1" forKey:@"list"]; [counts q_add:@"2" forKey:@"list"];
    Note([NSString stringWithFormat:@"%@ %@", counts[@"a"], [counts[@"list"] componentsJoinedByString:@"+"]]);
    NSMutableString *s = [NSMutableString string];
    [s q_line:@"one"]; [s q_line:@"two"];
    Note([NSString stringWithFormat:@"%@", s]);
    QCTStack *stack = [QCTStack new];
    [stack push:@"p"]; [stack push:@"q"];
    [stack drop];
    Note([NSString stringWithFormat:@"%@ %lu", [stack top], (unsigned long)stack.items.count]);
    }
    return [lines componentsJoinedByString:@" / "];
}
