#import "PRX61.h"

@implementation PRX61Screen

- (instancetype)initWithTitle:(NSString *)title {
    return [self initWithTitle:title rows:3];
}

- (instancetype)initWithTitle:(NSString *)title rows:(NSInteger)rows {
    self = [super init];
    if (!self) return nil;
    _title = [title copy];
    _rows = rows;
    return self;
}

- (BOOL)isEqual:(id)object {
    if (![object isKindOfClass:[PRX61Screen class]]) return NO;
    return [self.title isEqualToString:[object title]];
}

- (NSUInteger)hash {
    return self.title.hash;
}

@end

// Calls the superclass's initializer, which only calls the other one.
@implementation PRX61ListScreen

- (instancetype)initWithTitle:(NSString *)title {
    self = [super initWithTitle:[title uppercaseString]];
    if (self == nil) return nil;

    self.rows += 10;
    return self;
}

@end

@implementation PRX61BigScreen

- (instancetype)initWithTitle:(NSString *)title rows:(NSInteger)rows {
    return [super initWithTitle:title rows:rows * 100];
}

@end

// Two classes above this one is the initializer that forwards; it reaches what the class between has.
@implementation PRX61DeepScreen

- (instancetype)initWithTitle:(NSString *)title {
    if (self = [super initWithTitle:title]) {
        self.title = [self.title stringByAppendingString:@"!"];
    }
    return self;
}

@end

static NSString *PRX61Text(PRX61Screen *screen) {
    return [NSString stringWithFormat:@"%@ %ld", screen.title, (long)screen.rows];
}

NSString *scenario_inheritance_forwarding_3_plain(void) {
    return PRX61Text([[PRX61Screen alloc] initWithTitle:@"plain"]);
}

NSString *scenario_inheritance_forwarding_3_overridden(void) {
    PRX61Screen *screen = [[PRX61ListScreen alloc] initWithTitle:@"list"];
    PRX61Screen *other = [[PRX61ListScreen alloc] initWithTitle:@"list" rows:1];
    return [NSString stringWithFormat:@"%@, %@", PRX61Text(screen), PRX61Text(other)];
}

NSString *scenario_inheritance_forwarding_3_dispatched(void) {
    PRX61Screen *big = [[PRX61BigScreen alloc] initWithTitle:@"big"];
    PRX61Screen *deep = [[PRX61DeepScreen alloc] initWithTitle:@"deep"];
    return [NSString stringWithFormat:@"%@, %@", PRX61Text(big), PRX61Text(deep)];
}

// A variable of any class that begins with an object of a known one, which may be nil.
NSString *scenario_inheritance_forwarding_3_any(void) {
    NSArray<PRX61Screen *> *screens = @[[[PRX61Screen alloc] initWithTitle:@"a"], [[PRX61BigScreen alloc] initWithTitle:@"a"]];
    id found = screens.firstObject;
    id last = screens.lastObject;
    id none = [screens filteredArrayUsingPredicate:[NSPredicate predicateWithValue:NO]].firstObject;
    id title = [screens[0] title];
    return [NSString stringWithFormat:@"%d%d%d%d%d", [found isEqual:last], [found isEqual:none], [none isEqual:none],
        [title isEqual:@"a"], [title isEqual:found]];
}
