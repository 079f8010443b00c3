#import "PRX98CMain.h"

@interface PRX98CBase : NSObject <NSCopying>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic, assign) NSInteger size;
- (instancetype)initWithName:(NSString *)name;
+ (instancetype)make;
+ (NSString *)kind;
- (void)work;
- (NSString *)step:(NSInteger)n;
@end
@implementation PRX98CBase
+ (instancetype)make { return [[self alloc] initWithName:[self kind]]; }
+ (NSString *)kind { return @"base"; }
- (instancetype)init { return [self initWithName:@"none"]; }
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) {
        _name = [name copy];
        _log = [NSMutableArray array];
        _size = 1;
        [self setUp];
    }
    return self;
}
- (void)setUp { [self.log addObject:@"base"]; }
- (void)work { [self.log addObject:[self step:1]]; }
- (NSString *)step:(NSInteger)n { return n > 2 ? @"!" : [NSString stringWithFormat:@"%ld%@", (long)n, [self step:n + 1]]; }
- (id)copyWithZone:(NSZone *)zone {
    PRX98CBase *copy = [[[self class] allocWithZone:zone] initWithName:self.name];
    copy.size = self.size;
    return copy;
}
- (BOOL)isEqual:(id)object { return [object isKindOfClass:PRX98CBase.class] && [[object name] isEqualToString:self.name]; }
- (NSUInteger)hash { return self.name.hash; }
- (NSString *)description { return [NSString stringWithFormat:@"%@:%@:%ld", [self class], self.name, (long)self.size]; }
- (NSString *)text { return [self.log componentsJoinedByString:@","]; }
@end

@interface PRX98CMiddle : PRX98CBase
@property (nonatomic, assign) NSInteger extra;
@end
@implementation PRX98CMiddle {
    NSInteger _calls;
}
+ (NSString *)kind { return [@"middle<" stringByAppendingString:[super kind]]; }
- (void)setUp {
    [super setUp];
    _extra = 5;
    [self.log addObject:@"middle"];
}
- (void)setSize:(NSInteger)size {
    [super setSize:size * 2];
    _calls++;
}
- (NSInteger)calls { return _calls; }
- (NSString *)step:(NSInteger)n { return [@"m" stringByAppendingString:[super step:n]]; }
@end

@interface PRX98CLeaf : PRX98CMiddle
@end
@implementation PRX98CLeaf
- (instancetype)initWithName:(NSString *)name {
    self = [super initWithName:[name uppercaseString]];
    if (self) self.extra += 1;
    return self;
}
+ (NSString *)kind { return @"leaf"; }
- (void)work {
    [super work];
    [super work];
}
- (NSString *)description { return [[super description] stringByAppendingFormat:@"+%ld", (long)self.extra]; }
@end

NSString *scenario_inheritance_steps_3_made(void) {
    return [NSString stringWithFormat:@"%@ %@ %@", [PRX98CBase make], [PRX98CMiddle make], [PRX98CLeaf make]];
}

NSString *scenario_inheritance_steps_3_set_up(void) {
    return [NSString stringWithFormat:@"%@ %@ %@", [[PRX98CBase new] text], [[PRX98CMiddle new] text], [[[PRX98CLeaf alloc] init] text]];
}

NSString *scenario_inheritance_steps_3_sizes(void) {
    PRX98CMiddle *middle = [PRX98CMiddle new];
    NSInteger first = middle.size, calls = [middle calls];
    middle.size = 4;
    return [NSString stringWithFormat:@"%ld %ld %ld %ld %ld", (long)[PRX98CBase new].size, (long)first, (long)calls, (long)middle.size, (long)[middle calls]];
}

NSString *scenario_inheritance_steps_3_worked(void) {
    PRX98CBase *base = [PRX98CBase new], *middle = [PRX98CMiddle new];
    [base work];
    [middle work];
    return [NSString stringWithFormat:@"%@ %@", [base text], [middle text]];
}

NSString *scenario_inheritance_steps_3_worked_twice(void) {
    PRX98CLeaf *leaf = [PRX98CLeaf new];
    [leaf work];
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)leaf.log.count, leaf.log.lastObject];
}

NSString *scenario_inheritance_steps_3_copies(void) {
    PRX98CBase *leaf = [PRX98CLeaf make];
    PRX98CBase *copy = [leaf copy];
    return [NSString stringWithFormat:@"%@ %d %d", copy, [copy isEqual:leaf], copy != leaf];
}

NSString *scenario_inheritance_steps_3_mixed(void) {
    NSArray *list = @[ [[PRX98CBase alloc] initWithName:@"a"], [[PRX98CMiddle alloc] initWithName:@"b"] ];
    NSSet *set = [NSSet setWithArray:[list arrayByAddingObject:[[PRX98CMiddle alloc] initWithName:@"a"]]];
    return [NSString stringWithFormat:@"%d %lu %lu", [list containsObject:[[PRX98CMiddle alloc] initWithName:@"b"]], (unsigned long)[list indexOfObject:[[PRX98CMiddle alloc] initWithName:@"a"]], (unsigned long)set.count];
}

NSString *scenario_inheritance_steps_3_by_selector(void) {
    PRX98CBase *base = [PRX98CBase new];
    SEL selector = @selector(work);
    if ([base respondsToSelector:selector]) [base performSelector:selector];
    return [NSString stringWithFormat:@"%@ %@", [base performSelector:@selector(text)], [[PRX98CMiddle class] performSelector:@selector(kind)]];
}
