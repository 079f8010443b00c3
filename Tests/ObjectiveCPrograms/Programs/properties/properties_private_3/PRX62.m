#import "PRX62.h"
#import "PRX62Store_Private.h"

@interface PRX62LoudStore : PRX62Store
@end

@implementation PRX62LoudStore

- (void)add:(NSString *)name {
    [super add:name];
    [_changes sendNext:@"again"];
}

@end

NSString *scenario_properties_private_3_seen(void) {
    PRX62Store *store = [[PRX62Store alloc] init];
    [store add:@"a"];
    [store add:@"b"];
    NSString *before = [store.log componentsJoinedByString:@","];
    [store forget];
    return [NSString stringWithFormat:@"%@ %@ %lu", before, store.log.lastObject, (unsigned long)store.names.count];
}

NSString *scenario_properties_private_3_subclass(void) {
    NSMutableArray *seen = [NSMutableArray array];
    @autoreleasepool {
        PRX62Store *store = [[PRX62LoudStore alloc] init];
        [store.changes subscribeNext:^(NSString *name) {
            [seen addObject:name];
        } completed:^{
            [seen addObject:@"end"];
        }];
        [store add:@"x"];
    }
    return [seen componentsJoinedByString:@" "];
}

NSString *scenario_properties_private_3_set(void) {
    PRX62Store *store = [[PRX62Store alloc] init];
    store.names = @[@"z"];
    [store add:@"y"];
    return [store.names componentsJoinedByString:@","];
}

NSString *scenario_properties_private_3_state(void) {
    PRX62Store *store = [[PRX62Store alloc] init];
    int before = store.state;
    [store add:@"a"];
    BOOL isOpen = store.state == PRX62Open;
    store.level = store.level + PRX62Open;
    return [NSString stringWithFormat:@"%d %d %d %d", before, store.state, isOpen, store.level];
}
