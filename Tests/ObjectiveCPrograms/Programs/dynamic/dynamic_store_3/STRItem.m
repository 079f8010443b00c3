#import "STRItem.h"
#import "STRStore.h"
@implementation STRItem
+ (instancetype)itemNamed:(NSString *)name {
    if (name.length == 0) return nil;
    STRItem *item = [self new];
    item.name = name;
    item.level = STRLevelLow;
    item.tags = [NSMutableArray array];
    return item;
}
- (id)copyWithZone:(NSZone *)zone {
    STRItem *copy = [[[self class] allocWithZone:zone] init];
    copy.name = self.name; copy.level = self.level; copy.tags = [self.tags mutableCopy]; copy.cell = self.cell;
    return copy;
}
- (NSComparisonResult)compare:(STRItem *)other { return [self.name compare:other.name]; }
- (BOOL)isEqual:(id)object { return [object isKindOfClass:[STRItem class]] && [[object name] isEqualToString:self.name]; }
- (NSUInteger)hash { return self.name.hash; }
- (NSString *)description { return [NSString stringWithFormat:@"<%@ %@ %@ (%ld,%ld) of %@>", self.name, STRLevelName(self.level), [self.tags componentsJoinedByString:@"+"], (long)self.cell.x, (long)self.cell.y, self.store.title]; }
@end
