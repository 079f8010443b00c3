#import "RVYOwner.h"
#import <objc/runtime.h>

static NSMutableArray *RVYLog = nil;
static void *RVYFirst = &RVYFirst;
static void *RVYSecond = &RVYSecond;

static void RVYNote(NSString *text) {
    if (RVYLog == nil) RVYLog = [NSMutableArray array];
    [RVYLog addObject:text];
}

@implementation RVYPart
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}
- (void)dealloc {
    RVYNote([@"-" stringByAppendingString:_name]);
}
@end

@implementation RVYOwner
- (void)dealloc {
    RVYNote(@"-owner");
}
@end

static void RVYAttach(RVYOwner *owner, NSString *name) {
    objc_setAssociatedObject(owner, &RVYFirst, [[RVYPart alloc] initWithName:name], OBJC_ASSOCIATION_RETAIN);
}

NSString *scenario_associated_lifetimes_1_owner(void) {
    RVYOwner *owner = [[RVYOwner alloc] init];
    RVYAttach(owner, @"a");
    RVYNote(@"attached");
    owner = nil;
    RVYNote(@"end");
    return [RVYLog componentsJoinedByString:@" "];
}

NSString *scenario_associated_lifetimes_1_replaced(void) {
    RVYOwner *owner = [[RVYOwner alloc] init];
    RVYAttach(owner, @"a");
    RVYAttach(owner, @"b");
    RVYNote(@"replaced");
    objc_setAssociatedObject(owner, &RVYFirst, nil, OBJC_ASSOCIATION_RETAIN);
    RVYNote(@"removed");
    owner = nil;
    return [RVYLog componentsJoinedByString:@" "];
}

NSString *scenario_associated_lifetimes_1_assigned(void) {
    RVYOwner *owner = [[RVYOwner alloc] init];
    RVYPart *part = [[RVYPart alloc] initWithName:@"p"];
    objc_setAssociatedObject(owner, RVYSecond, part, OBJC_ASSOCIATION_ASSIGN);
    RVYPart *found = objc_getAssociatedObject(owner, RVYSecond);
    NSString *name = found.name;
    found = nil;
    part = nil;
    RVYNote(@"released");
    owner = nil;
    return [NSString stringWithFormat:@"%@: %@", name, [RVYLog componentsJoinedByString:@" "]];
}

NSString *scenario_associated_lifetimes_1_removed(void) {
    RVYOwner *owner = [[RVYOwner alloc] init];
    RVYAttach(owner, @"a");
    objc_removeAssociatedObjects(owner);
    RVYNote(@"removed");
    id part = objc_getAssociatedObject(owner, &RVYFirst);
    return [NSString stringWithFormat:@"%@ %@", [RVYLog componentsJoinedByString:@" "], part];
}
