#import "PRXMirror.h"

@interface PRXBoard : NSObject <NSCopying>
@property (nonatomic, strong) NSMutableArray<NSMutableArray<NSNumber *> *> *grid;
@property (nonatomic, copy) NSString *title;
- (void)set:(NSInteger)value x:(NSUInteger)x y:(NSUInteger)y;
- (NSString *)row:(NSUInteger)y;
@end

@implementation PRXBoard
- (instancetype)init {
    if ((self = [super init])) {
        _grid = [NSMutableArray array];
        for (NSUInteger y = 0; y < 2; y++) {
            [_grid addObject:[NSMutableArray arrayWithObjects:@0, @0, @0, nil]];
        }
    }
    return self;
}
- (id)copyWithZone:(NSZone *)zone {
    PRXBoard *copy = [[[self class] allocWithZone:zone] init];
    copy.grid = [self.grid mutableCopy];
    copy.title = self.title;
    return copy;
}
- (void)set:(NSInteger)value x:(NSUInteger)x y:(NSUInteger)y {
    self.grid[y][x] = @(value);
}
- (NSString *)row:(NSUInteger)y {
    return [self.grid[y] componentsJoinedByString:@""];
}
@end

@interface PRXHistory : NSObject
@property (nonatomic, copy) NSArray *current;
@property (nonatomic, strong, readonly) NSMutableArray<NSArray *> *states;
- (void)save;
@end

@implementation PRXHistory
- (instancetype)init {
    self = [super init];
    _states = [NSMutableArray new];
    return self;
}
- (void)save {
    [self.states addObject:[NSArray arrayWithArray:self.current]];
}
@end

NSString *scenario_arrays_shared_mirrors_3_texts(void) {
    NSMutableArray *lines = [NSMutableArray arrayWithObjects:[NSMutableString stringWithString:@"a"], [@"b" mutableCopy], nil];
    NSArray *copy = [lines copy];
    NSArray *deep = [[NSArray alloc] initWithArray:lines copyItems:YES];
    [lines[0] appendString:@"1"];
    [[lines lastObject] insertString:@"2" atIndex:0];
    return [NSString stringWithFormat:@"%@ %@", [copy componentsJoinedByString:@","], [deep componentsJoinedByString:@","]];
}

NSString *scenario_arrays_shared_mirrors_3_grid(void) {
    NSMutableArray *grid = [NSMutableArray array];
    for (int y = 0; y < 3; y++) {
        NSMutableArray *row = [NSMutableArray array];
        for (int x = 0; x < 3; x++) [row addObject:@(y * 3 + x)];
        [grid addObject:row];
    }
    NSArray *snapshot = [grid copy];
    NSMutableArray *deep = [NSMutableArray array];
    for (NSArray *row in grid) [deep addObject:[row mutableCopy]];
    grid[1][1] = @"X";
    [grid[2] removeLastObject];
    [grid removeObjectAtIndex:0];
    return [NSString stringWithFormat:@"%@ %@ %lu %@", [snapshot[1] componentsJoinedByString:@""], [deep[1] componentsJoinedByString:@""],
            (unsigned long)[snapshot[2] count], [grid[0] componentsJoinedByString:@""]];
}

NSString *scenario_arrays_shared_mirrors_3_loop(void) {
    NSMutableArray *lists = [@[[@[@1] mutableCopy], [@[@2] mutableCopy]] mutableCopy];
    NSArray *kept = [NSArray arrayWithArray:lists];
    for (NSMutableArray *list in [lists copy]) {
        [list addObject:@9];
        if (list.count > 5) [lists removeObject:list];
    }
    [lists enumerateObjectsUsingBlock:^(NSMutableArray *list, NSUInteger index, BOOL *stop) {
        [list insertObject:@(index) atIndex:0];
    }];
    return [NSString stringWithFormat:@"%@ %@", [kept[0] componentsJoinedByString:@""], [kept[1] componentsJoinedByString:@""]];
}

NSString *scenario_arrays_shared_mirrors_3_copied_object(void) {
    PRXBoard *board = [PRXBoard new];
    board.title = @"one";
    PRXBoard *copy = [board copy];
    [board set:5 x:1 y:0];
    copy.title = @"two";
    [copy.grid replaceObjectAtIndex:1 withObject:[NSMutableArray arrayWithObject:@7]];
    [copy set:8 x:2 y:0];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", [board row:0], [copy row:0], [board row:1], [copy row:1], board.title];
}

NSString *scenario_arrays_shared_mirrors_3_model(void) {
    NSMutableDictionary *user = [NSMutableDictionary dictionaryWithDictionary:@{@"name": @"A", @"tags": [NSMutableArray arrayWithObject:@"t"]}];
    NSMutableDictionary *edited = [user mutableCopy];
    edited[@"name"] = @"B";
    [edited[@"tags"] addObject:@"u"];
    NSDictionary *frozen = [NSDictionary dictionaryWithDictionary:edited];
    [user[@"tags"] removeObjectAtIndex:0];
    return [NSString stringWithFormat:@"%@%@ %@%@ %lu", user[@"name"], [user[@"tags"] firstObject], edited[@"name"], [edited[@"tags"] lastObject],
            (unsigned long)[frozen[@"tags"] count]];
}

NSString *scenario_arrays_shared_mirrors_3_value_key(void) {
    PRXBoard *a = [PRXBoard new], *b = [PRXBoard new];
    NSArray *grids = [@[a, b] valueForKey:@"grid"];
    [a set:1 x:0 y:0];
    [grids[1][0] addObject:@4];
    return [NSString stringWithFormat:@"%@ %@ %lu", grids[0][0][0], [b row:0], (unsigned long)[grids[0] count]];
}

static void PRXStamp(NSArray *rows) {
    for (NSUInteger i = 0; i < rows.count; i++) {
        [rows[i] addObject:@(i)];
    }
}

NSString *scenario_arrays_shared_mirrors_3_parameter(void) {
    NSMutableArray *rows = [NSMutableArray arrayWithObjects:[NSMutableArray array], [NSMutableArray array], nil];
    NSMutableArray *second = rows[1];
    PRXStamp([rows copy]);
    PRXStamp(@[second, second]);
    return [NSString stringWithFormat:@"%@ %@", [rows[0] componentsJoinedByString:@""], [second componentsJoinedByString:@""]];
}

static NSMutableArray *PRXPool(void) {
    static NSMutableArray *pool;
    if (!pool) pool = [NSMutableArray arrayWithObject:[NSMutableArray array]];
    return pool;
}

NSString *scenario_arrays_shared_mirrors_3_static(void) {
    NSArray *before = [PRXPool() copy];
    [PRXPool()[0] addObject:@"x"];
    [PRXPool() addObject:@"y"];
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)[before[0] count], (unsigned long)before.count, (unsigned long)PRXPool().count];
}

NSString *scenario_arrays_shared_mirrors_3_grouped(void) {
    NSMutableDictionary<NSString *, NSMutableArray<NSString *> *> *groups = [NSMutableDictionary dictionary];
    for (NSString *word in @[@"ant", @"bee", @"ape"]) {
        NSString *key = [word substringToIndex:1];
        if (!groups[key]) groups[key] = [NSMutableArray array];
        [groups[key] addObject:word];
    }
    NSArray *lists = [groups.allValues sortedArrayUsingComparator:^NSComparisonResult(NSArray *a, NSArray *b) { return [a[0] compare:b[0]]; }];
    [groups[@"a"] addObject:@"asp"];
    [groups removeObjectForKey:@"b"];
    return [NSString stringWithFormat:@"%@ %@ %lu", [lists[0] componentsJoinedByString:@"+"], [lists[1] componentsJoinedByString:@"+"], (unsigned long)groups.count];
}

NSString *scenario_arrays_shared_mirrors_3_history(void) {
    PRXHistory *history = [PRXHistory new];
    NSMutableDictionary *item = [NSMutableDictionary dictionaryWithObject:@1 forKey:@"v"];
    NSMutableArray *items = [NSMutableArray arrayWithObject:item];
    history.current = items;
    [history save];
    item[@"v"] = @2;
    [items addObject:@{}];
    [history save];
    history.current = items;
    [history save];
    NSMutableArray *counts = [NSMutableArray array];
    for (NSArray *state in history.states) [counts addObject:[NSString stringWithFormat:@"%lu:%@", (unsigned long)state.count, state[0][@"v"]]];
    return [counts componentsJoinedByString:@" "];
}

NSString *scenario_arrays_shared_mirrors_3_dictionary(void) {
    NSMutableDictionary *first = [NSMutableDictionary dictionary];
    first[@"list"] = [NSMutableArray array];
    NSMutableDictionary *second = [NSMutableDictionary dictionary];
    [second addEntriesFromDictionary:first];
    [second[@"list"] addObject:@1];
    first[@"list"] = [first[@"list"] arrayByAddingObject:@2];
    NSDictionary *third = @{@"list": second[@"list"]};
    [second[@"list"] addObject:@3];
    return [NSString stringWithFormat:@"%@ %@ %@", [first[@"list"] componentsJoinedByString:@""], [second[@"list"] componentsJoinedByString:@""],
            [third[@"list"] componentsJoinedByString:@""]];
}
