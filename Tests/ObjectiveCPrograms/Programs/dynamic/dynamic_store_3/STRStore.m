#import "STRStore.h"
#import "STRItem.h"
@interface STRStore ()
@property (nonatomic, strong, readwrite) NSMutableArray *mutableItems;
@end
@implementation STRStore
- (instancetype)init { if ((self = [super init])) { _mutableItems = [NSMutableArray new]; _title = @"store"; } return self; }
- (NSArray *)items { return [self.mutableItems copy]; }
- (BOOL)add:(STRItem *)item error:(NSError **)error {
    if (self.mutableItems.count >= MAX_ITEMS) {
        if (error) *error = [NSError errorWithDomain:@"STRStore" code:STRStoreLimit userInfo:@{ NSLocalizedDescriptionKey: @"full" }];
        return NO;
    }
    if (!item || ![self.delegate store:self shouldAdd:item]) { if (error) *error = [NSError errorWithDomain:@"STRStore" code:2 userInfo:@{ NSLocalizedDescriptionKey: @"full" }]; return NO; }
    item.store = self;
    item.cell = STRCellMake(self.mutableItems.count, self.flags);
    [self.mutableItems addObject:item];
    if ([self.delegate respondsToSelector:@selector(store:didAdd:atIndex:)]) [self.delegate store:self didAdd:item atIndex:self.mutableItems.count - 1];
    [[NSNotificationCenter defaultCenter] postNotificationName:STRStoreDidChangeNotification object:self userInfo:@{ @"count": @(self.mutableItems.count) }];
    return YES;
}
- (void)sortWithDone:(STRDone)done {
    [self.mutableItems sortUsingSelector:@selector(compare:)];
    if (done) done(YES, nil);
}
- (STRItem *)objectForKeyedSubscript:(NSString *)name {
    for (STRItem *item in self.mutableItems) if ([item.name isEqualToString:name]) return item;
    return nil;
}
- (NSMutableArray *)tagsOf:(NSString *)name { return self[name].tags; }
@end
