#import "PRX92DMain.h"

static NSMutableArray *PRX92DLog;

@interface PRX92DThing : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) PRX92DThing *child;
@property (nonatomic, weak) PRX92DThing *owner;
@property (nonatomic, copy) void (^onEnd)(NSString *name);
+ (instancetype)thing:(NSString *)name;
@end
@implementation PRX92DThing
+ (instancetype)thing:(NSString *)name {
    PRX92DThing *thing = [[self alloc] init];
    thing.name = name;
    return thing;
}
- (void)dealloc {
    [PRX92DLog addObject:[NSString stringWithFormat:@"-%@", _name]];
    if (_onEnd) _onEnd(_name);
}
- (void)say { [PRX92DLog addObject:_name]; }
@end

@interface PRX92DBase : NSObject {
    NSInteger _depth;
}
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) NSInteger width;
@property (nonatomic, strong) NSMutableArray *steps;
- (instancetype)initWithTitle:(NSString *)title;
@end
@implementation PRX92DBase
- (instancetype)initWithTitle:(NSString *)title {
    if (self = [super init]) {
        _steps = [NSMutableArray array];
        self.title = title;
        [self.steps addObject:[NSString stringWithFormat:@"w%ld", (long)self.width]];
        [self prepare];
    }
    return self;
}
- (instancetype)init { return [self initWithTitle:@"untitled"]; }
- (void)prepare { [_steps addObject:@"base"]; }
- (NSInteger)width { return _title.length; }
- (void)setTitle:(NSString *)title { _title = [title stringByAppendingString:@"."]; }
- (NSString *)text { return [NSString stringWithFormat:@"%@ %@ %ld", self.title, [self.steps componentsJoinedByString:@","], (long)_depth]; }
@end
@interface PRX92DWide : PRX92DBase
@property (nonatomic, assign) NSInteger extra;
@end
@implementation PRX92DWide
- (instancetype)initWithTitle:(NSString *)title {
    if (self = [super initWithTitle:title]) {
        _depth = 3;
        _extra += 2;
    }
    return self;
}
- (NSInteger)width { return [super width] * 100; }
- (void)prepare {
    _extra = 40;
    [super prepare];
    [self.steps addObject:@"wide"];
}
@end

NSString *scenario_inheritance_lifetimes_3_scoped(void) {
    PRX92DLog = [NSMutableArray array];
    {
        PRX92DThing *x = [PRX92DThing thing:@"x"];
        [PRX92DLog addObject:@"a"];
        [x name];
        [PRX92DLog addObject:@"b"];
    }
    [PRX92DLog addObject:@"c"];
    return [PRX92DLog componentsJoinedByString:@","];
}

NSString *scenario_inheritance_lifetimes_3_set_to_nil(void) {
    PRX92DLog = [NSMutableArray array];
    PRX92DThing *x = [PRX92DThing thing:@"x"];
    x = nil;
    [PRX92DLog addObject:@"a"];
    return [PRX92DLog componentsJoinedByString:@","];
}

NSString *scenario_inheritance_lifetimes_3_replaced(void) {
    PRX92DLog = [NSMutableArray array];
    @autoreleasepool {
        PRX92DThing *x = [PRX92DThing thing:@"x"];
        x = [PRX92DThing thing:@"y"];
        [PRX92DLog addObject:@"a"];
        [x say];
    }
    return [PRX92DLog componentsJoinedByString:@","];
}

NSString *scenario_inheritance_lifetimes_3_children(void) {
    PRX92DLog = [NSMutableArray array];
    @autoreleasepool {
        PRX92DThing *parent = [PRX92DThing thing:@"p"];
        parent.child = [PRX92DThing thing:@"c"];
        parent.child.owner = parent;
        [PRX92DLog addObject:@"a"];
    }
    return [PRX92DLog componentsJoinedByString:@","];
}

NSString *scenario_inheritance_lifetimes_3_cycle(void) {
    PRX92DLog = [NSMutableArray array];
    @autoreleasepool {
        PRX92DThing *a = [PRX92DThing thing:@"a"], *b = [PRX92DThing thing:@"b"];
        a.child = b;
        b.child = a;
    }
    return [PRX92DLog componentsJoinedByString:@","];
}

NSString *scenario_inheritance_lifetimes_3_in_array(void) {
    PRX92DLog = [NSMutableArray array];
    NSMutableArray *list = [NSMutableArray array];
    @autoreleasepool {
        [list addObject:[PRX92DThing thing:@"x"]];
        [PRX92DLog addObject:@"1"];
        [list removeAllObjects];
    }
    [PRX92DLog addObject:@"2"];
    return [PRX92DLog componentsJoinedByString:@","];
}

NSString *scenario_inheritance_lifetimes_3_end_blocks(void) {
    PRX92DLog = [NSMutableArray array];
    @autoreleasepool {
        PRX92DThing *x = [PRX92DThing thing:@"x"];
        x.onEnd = ^(NSString *name) { [PRX92DLog addObject:[@"end " stringByAppendingString:name]]; };
    }
    return [PRX92DLog componentsJoinedByString:@","];
}

NSString *scenario_inheritance_lifetimes_3_held_by_block(void) {
    PRX92DLog = [NSMutableArray array];
    void (^say)(void);
    @autoreleasepool {
        PRX92DThing *x = [PRX92DThing thing:@"x"];
        say = ^{ [x say]; };
    }
    say();
    [PRX92DLog addObject:@"1"];
    say = nil;
    return [PRX92DLog componentsJoinedByString:@","];
}

NSString *scenario_inheritance_lifetimes_3_weak_owner(void) {
    PRX92DLog = [NSMutableArray array];
    PRX92DThing *child = [PRX92DThing thing:@"c"];
    NSString *during;
    @autoreleasepool {
        PRX92DThing *parent = [PRX92DThing thing:@"p"];
        child.owner = parent;
        during = child.owner.name;
    }
    return [NSString stringWithFormat:@"%@ %@", during, child.owner.name];
}

NSString *scenario_inheritance_lifetimes_3_based(void) {
    return [[[PRX92DBase alloc] initWithTitle:@"a"] text];
}

NSString *scenario_inheritance_lifetimes_3_wide(void) {
    PRX92DWide *wide = [PRX92DWide new];
    return [[wide text] stringByAppendingFormat:@" %ld", (long)wide.extra];
}

NSString *scenario_inheritance_lifetimes_3_local_use(void) {
    PRX92DLog = [NSMutableArray array];
    @autoreleasepool {
        PRX92DThing *x = [PRX92DThing thing:@"x"];
        [x say];
        [PRX92DLog addObject:@"a"];
    }
    return [PRX92DLog componentsJoinedByString:@","];
}
