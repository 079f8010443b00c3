#import "STRStore.h"
#import "STRItem.h"
@interface STRApp : NSObject <STRStoreDelegate>
@property (nonatomic, strong) STRStore *store;
@property (nonatomic, strong) NSMutableArray *log;
@end
@implementation STRApp
- (instancetype)init {
    if ((self = [super init])) {
        _log = [NSMutableArray array];
        _store = [[STRStore alloc] init];
        _store.delegate = self;
        _store.flags = STRFlagA | STRFlagB;
        _store.namer = ^NSString *(id object) { return [object name]; };
        [[NSNotificationCenter defaultCenter] addObserverForName:STRStoreDidChangeNotification object:_store queue:nil usingBlock:^(NSNotification *note) {
            [self.log addObject:note.userInfo[@"count"]];
        }];
    }
    return self;
}
- (BOOL)store:(id)store shouldAdd:(STRItem *)item { return ![item.name hasPrefix:@"bad"]; }
- (void)store:(STRStore *)store didAdd:(STRItem *)item atIndex:(NSUInteger)index { [self.log addObject:[NSString stringWithFormat:@"%@@%lu", store.namer(item), (unsigned long)index]]; }
- (void)run {
    for (NSString *name in @[@"pear", @"bad apple", @"apple", @"", @"fig", @"kiwi"]) {
        NSError *error = nil;
        STRItem *item = [STRItem itemNamed:name];
        if ([name isEqualToString:@"fig"]) item.level = STRLevelHigh;
        if (![self.store add:item error:&error]) [self.log addObject:[NSString stringWithFormat:@"no %@ %@ %ld", name, error.localizedDescription, (long)error.code]];
    }
    STRItem *copy = [self.store[@"apple"] copy];
    [[self.store tagsOf:@"apple"] addObject:@"red"];
    [self.store[@"fig"].tags addObjectsFromArray:@[@"a", @"b"]];
    [copy.tags addObject:@"copied"];
    [self.store sortWithDone:^(BOOL ok, NSError *error) { [self.log addObject:ok && !error ? @"sorted" : @"failed"]; }];
    STRNote([NSString stringWithFormat:@"%@", [self.log componentsJoinedByString:@","]]);
    for (STRItem *item in self.store.items) STRNote([NSString stringWithFormat:@"%@", item]);
    STRNote([NSString stringWithFormat:@"%@ %d %d", copy, [copy isEqual:self.store[@"apple"]], copy == self.store[@"apple"]]);
    STRNote([NSString stringWithFormat:@"%lu %@", (unsigned long)[[NSSet setWithArray:[self.store.items arrayByAddingObject:copy]] count], [[self.store.items valueForKey:@"name"] componentsJoinedByString:@" "]]);
    STRNote([NSString stringWithFormat:@"%@", [[self.store.items valueForKeyPath:@"@max.level"] stringValue]]);
}
@end
static NSMutableArray *lines;
void STRNote(NSString *line) { [lines addObject:line]; }

NSString *scenario_dynamic_store_3_all(void) {
    lines = [NSMutableArray array]; @autoreleasepool { [[STRApp new] run]; } return [lines componentsJoinedByString:@" / "]; }
