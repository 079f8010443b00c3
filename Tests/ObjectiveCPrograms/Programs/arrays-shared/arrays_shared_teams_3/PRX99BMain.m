#import "PRX99BMain.h"

@interface PRX99BTeam : NSObject <NSCopying>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray *members;
@property (nonatomic, copy) NSArray *frozen;
@property (nonatomic, strong) NSArray *window;
@property (nonatomic, strong) NSMutableDictionary *roles;
- (NSMutableArray *)membersWithRole:(NSString *)role;
@end
@implementation PRX99BTeam
- (instancetype)init {
    if (self = [super init]) {
        _members = [NSMutableArray array];
        _roles = [NSMutableDictionary dictionary];
    }
    return self;
}
- (NSMutableArray *)membersWithRole:(NSString *)role {
    NSMutableArray *list = self.roles[role];
    if (!list) {
        list = [NSMutableArray array];
        self.roles[role] = list;
    }
    return list;
}
- (id)copyWithZone:(NSZone *)zone {
    PRX99BTeam *copy = [[PRX99BTeam allocWithZone:zone] init];
    copy.name = self.name;
    copy.members = self.members;
    copy.roles = [self.roles mutableCopy];
    return copy;
}
- (void)moveTo:(PRX99BTeam *)other {
    NSMutableArray *mine = self.members;
    self.members = other.members;
    other.members = mine;
}
@end

static void PRX99BFill(NSMutableArray *list, NSString *prefix, NSUInteger count) {
    while (list.count < count) [list addObject:[prefix stringByAppendingFormat:@"%lu", (unsigned long)list.count]];
}
static NSMutableArray *PRX99BSame(NSMutableArray *list) { return list; }
static NSString *PRX99BJoin(NSArray *list) { return [list componentsJoinedByString:@","]; }

NSString *scenario_arrays_shared_teams_3_swapped(void) {
    PRX99BTeam *a = [PRX99BTeam new], *b = [PRX99BTeam new];
    PRX99BFill(a.members, @"a", 2);
    NSMutableArray *held = b.members;
    [a moveTo:b];
    PRX99BFill(held, @"b", 1);
    return [NSString stringWithFormat:@"%@ %@ %@", PRX99BJoin(a.members), PRX99BJoin(b.members), PRX99BJoin(held)];
}

NSString *scenario_arrays_shared_teams_3_shallow_copy(void) {
    PRX99BTeam *team = [PRX99BTeam new];
    [team.members addObject:@"x"];
    PRX99BTeam *copy = [team copy];
    [copy.members addObject:@"y"];
    copy.roles[@"k"] = @1;
    return [NSString stringWithFormat:@"%@ %@ %lu %lu", PRX99BJoin(team.members), PRX99BJoin(copy.members), (unsigned long)copy.roles.count, (unsigned long)team.roles.count];
}

NSString *scenario_arrays_shared_teams_3_shared_roles(void) {
    PRX99BTeam *team = [PRX99BTeam new];
    [[team membersWithRole:@"lead"] addObject:@"p"];
    PRX99BTeam *copy = [team copy];
    [[copy membersWithRole:@"lead"] addObject:@"q"];
    NSArray *seen = team.roles[@"lead"];
    return [NSString stringWithFormat:@"%@ %lu", PRX99BJoin(seen), (unsigned long)[[copy membersWithRole:@"lead"] count]];
}

NSString *scenario_arrays_shared_teams_3_frozen(void) {
    PRX99BTeam *team = [PRX99BTeam new];
    [team.members addObject:@"a"];
    team.frozen = team.members;
    team.window = team.members;
    [team.members addObject:@"b"];
    return [NSString stringWithFormat:@"%@ %@ %@", PRX99BJoin(team.frozen), PRX99BJoin(team.window), PRX99BJoin(team.members)];
}

NSString *scenario_arrays_shared_teams_3_returned_same(void) {
    NSMutableArray *list = [NSMutableArray array];
    NSMutableArray *same = PRX99BSame(list);
    PRX99BFill(same, @"s", 1);
    return [NSString stringWithFormat:@"%@ %d", PRX99BJoin(list), same == list];
}

NSString *scenario_arrays_shared_teams_3_in_dictionary(void) {
    NSMutableArray *list = [NSMutableArray arrayWithObject:@"a"];
    NSDictionary *table = @{ @"list": list };
    [table[@"list"] addObject:@"b"];
    return [NSString stringWithFormat:@"%@ %lu", PRX99BJoin(list), (unsigned long)[table[@"list"] count]];
}

NSString *scenario_arrays_shared_teams_3_nested_lists(void) {
    NSMutableArray *row = [NSMutableArray arrayWithObjects:@0, @0, nil];
    NSMutableArray *same = [NSMutableArray arrayWithObjects:row, row, row, nil], *own = [NSMutableArray array];
    for (int i = 0; i < 3; i++) [own addObject:[row mutableCopy]];
    same[1][0] = @1;
    own[0][0] = @1;
    NSMutableArray *a = [NSMutableArray array], *b = [NSMutableArray array];
    for (NSArray *r in same) [a addObject:r[0]];
    for (NSArray *r in own) [b addObject:r[0]];
    return [NSString stringWithFormat:@"%@ | %@", [a componentsJoinedByString:@" "], [b componentsJoinedByString:@" "]];
}

NSString *scenario_arrays_shared_teams_3_array_copy(void) {
    NSMutableString *a = [@"a" mutableCopy], *b = [@"b" mutableCopy];
    NSArray *list = @[ a, b ];
    NSArray *deep = [[NSArray alloc] initWithArray:list copyItems:YES];
    for (NSMutableString *text in list) [text appendString:@"!"];
    return [NSString stringWithFormat:@"%@ %@", PRX99BJoin(list), PRX99BJoin(deep)];
}

NSString *scenario_arrays_shared_teams_3_captured(void) {
    PRX99BTeam *team = [PRX99BTeam new];
    NSMutableArray *members = team.members;
    void (^add)(NSString *) = ^(NSString *name) { [members addObject:name]; };
    add(@"x");
    add(@"y");
    NSMutableArray *old = team.members;
    team.members = [NSMutableArray array];
    return [NSString stringWithFormat:@"%@ %lu", PRX99BJoin(old), (unsigned long)(members.count + team.members.count)];
}

NSString *scenario_arrays_shared_teams_3_stack(void) {
    NSMutableArray *stack = [NSMutableArray array], *alias = stack;
    for (NSString *s in @[ @"a", @"b", @"c" ]) [stack addObject:s];
    NSUInteger count = alias.count;
    NSString *top = [alias lastObject];
    [alias removeLastObject];
    NSString *next = stack.lastObject;
    [stack removeLastObject];
    return [NSString stringWithFormat:@"%lu %@ %@ %lu", (unsigned long)count, top, next, (unsigned long)alias.count];
}

NSString *scenario_arrays_shared_teams_3_sets(void) {
    NSMutableSet *set = [NSMutableSet setWithObject:@1];
    NSSet *view = set, *copy = [set copy];
    [set addObject:@2];
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)set.count, (unsigned long)view.count, (unsigned long)copy.count];
}

NSString *scenario_arrays_shared_teams_3_assigned_twice(void) {
    NSMutableArray *list = [NSMutableArray array], *first = list;
    PRX99BFill(list, @"a", 1);
    list = [NSMutableArray array];
    return [NSString stringWithFormat:@"%@ %lu %@", PRX99BJoin(first), (unsigned long)list.count, PRX99BJoin(first)];
}

NSString *scenario_arrays_shared_teams_3_sorted_in_place(void) {
    NSMutableArray *list = [@[ @3, @1, @2 ] mutableCopy];
    NSArray *view = list, *copy = [NSArray arrayWithArray:list];
    [list sortUsingSelector:@selector(compare:)];
    return [NSString stringWithFormat:@"%@ %@ %@", PRX99BJoin(list), PRX99BJoin(view), PRX99BJoin(copy)];
}
