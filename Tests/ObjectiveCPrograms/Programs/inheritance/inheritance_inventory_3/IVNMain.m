#import "IVNMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSInteger, IVNItemKind) { IVNItemKindUnknown = -1, IVNItemKindTool, IVNItemKindFood, IVNItemKindBook };
FOUNDATION_EXPORT NSString * const InventoryErrorDomain;
NSString * const InventoryErrorDomain = @"inventory";
static const NSInteger kMaxStack = 20;
#define ITEM_KEY(name) (@"item." #name)
#define CLAMP(x, low, high) (((x) > (high)) ? (high) : (((x) < (low)) ? (low) : (x)))

static inline NSString *NSStringFromItemKind(IVNItemKind kind) {
    static NSString *names[] = { @"tool", @"food", @"book" };
    return kind < 0 || kind > IVNItemKindBook ? @"?" : names[kind];
}

@interface IVNItem : NSObject <NSCoding, NSCopying> {
    @protected
    NSInteger _count;
}
@property (nonatomic, copy) NSString *name;
@property (nonatomic) IVNItemKind kind;
@property (nonatomic, readonly) NSInteger count;
@property (nonatomic, strong) NSMutableDictionary<NSString *, id> *extra;
- (id)initWithName:(NSString *)name kind:(IVNItemKind)kind;
- (NSInteger)add:(NSInteger)amount;
@end

@interface IVNTool : IVNItem
@property (nonatomic) CGFloat wear;
@end

@implementation IVNItem
- (id)init { return [self initWithName:@"thing" kind:IVNItemKindUnknown]; }
- (id)initWithName:(NSString *)name kind:(IVNItemKind)kind {
    self = [super init];
    if (self) {
        self.name = name;
        self.kind = kind;
        _count = 1;
        _extra = [@{ ITEM_KEY(name): name } mutableCopy];
    }
    return self;
}
- (id)initWithCoder:(NSCoder *)coder {
    self = [self initWithName:[coder decodeObjectForKey:@"name"] kind:[coder decodeIntegerForKey:@"kind"]];
    if (self) _count = [coder decodeIntegerForKey:@"count"];
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.name forKey:@"name"];
    [coder encodeInteger:self.kind forKey:@"kind"];
    [coder encodeInteger:_count forKey:@"count"];
}
- (id)copyWithZone:(NSZone *)zone {
    IVNItem *copy = [[[self class] alloc] initWithName:_name kind:_kind];
    copy->_count = _count;
    copy.extra = [_extra mutableCopy];
    return copy;
}
- (NSInteger)add:(NSInteger)amount {
    NSInteger wanted = _count + amount;
    NSInteger now = CLAMP(wanted, 0, kMaxStack);
    NSInteger left = wanted - now;
    _count = now;
    return left;
}
- (NSString *)description {
    return [NSString stringWithFormat:@"%ldx %@ [%@]", (long)self.count, self.name, NSStringFromItemKind(self.kind)];
}
- (BOOL)isEqual:(IVNItem *)other { return [other isKindOfClass:[IVNItem class]] && [other.name isEqualToString:self.name] && other.kind == self.kind; }
- (NSUInteger)hash { return self.name.hash ^ (NSUInteger)self.kind; }
@end

@implementation IVNTool
- (id)initWithName:(NSString *)name kind:(IVNItemKind)kind {
    if ((self = [super initWithName:name kind:IVNItemKindTool])) { _wear = kind == IVNItemKindTool ? 0.25 : 0.5; }
    return self;
}
- (NSInteger)add:(NSInteger)amount {
    self.wear = amount > 0 ? self.wear / 2 : self.wear;
    return [super add:amount] ?: -1;
}
- (NSString *)description { return [[super description] stringByAppendingFormat:@" %.3g", self.wear]; }
@end

@interface IVNInventory : NSObject <NSFastEnumeration>
@property (nonatomic, readonly) NSUInteger count;
- (BOOL)store:(IVNItem *)item error:(NSError **)error;
- (IVNItem *)objectForKeyedSubscript:(NSString *)name;
- (IVNItem *)objectAtIndexedSubscript:(NSUInteger)index;
- (NSDictionary *)summary;
@end

@implementation IVNInventory {
    NSMutableArray<IVNItem *> *_items;
}
- (instancetype)init { self = [super init]; if (self) _items = [NSMutableArray array]; return self; }
- (NSUInteger)count { return _items.count; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len {
    return [_items countByEnumeratingWithState:state objects:buffer count:len];
}
- (BOOL)store:(IVNItem *)item error:(NSError **)error {
    if (item.kind == IVNItemKindUnknown) {
        if (error) *error = [NSError errorWithDomain:InventoryErrorDomain code:IVNItemKindUnknown userInfo:@{ NSLocalizedDescriptionKey: [NSString stringWithFormat:@"cannot store %@", item] }];
        return NO;
    }
    NSUInteger index = [_items indexOfObject:item];
    if (index != NSNotFound) {
        NSInteger left = [_items[index] add:item.count];
        if (left > 0) {
            IVNItem *rest = [item copy];
            [rest add:left - rest.count];
            [_items insertObject:rest atIndex:index + 1];
        }
    } else {
        [_items addObject:[item copy]];
    }
    return YES;
}
- (IVNItem *)objectForKeyedSubscript:(NSString *)name {
    for (IVNItem *item in self) if ([item.name isEqualToString:name]) return item;
    return nil;
}
- (IVNItem *)objectAtIndexedSubscript:(NSUInteger)index { return index < _items.count ? _items[index] : nil; }
- (NSDictionary *)summary {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (IVNItem *item in _items) {
        NSString *kind = NSStringFromItemKind(item.kind);
        NSNumber *sum = result[kind];
        result[kind] = @(sum.integerValue + item.count);
    }
    return result;
}
@end

NSString *scenario_inheritance_inventory_3_all(void) {
    lines = [NSMutableArray array];
    IVNInventory *inventory = [IVNInventory new];
    NSError *error;
    IVNItem *apple = [[IVNItem alloc] initWithName:@"apple" kind:IVNItemKindFood];
    [apple add:14];
    Note([NSString stringWithFormat:@"%@ %ld", apple, (long)[apple add:100]]);
    [apple add:-5];
    for (int i = 0; i < 2; i++) if (![inventory store:apple error:&error]) Note([NSString stringWithFormat:@"failed"]);
    IVNTool *saw = [[IVNTool alloc] initWithName:@"saw" kind:IVNItemKindBook];
    Note([NSString stringWithFormat:@"%@ / %ld / %@", saw, (long)[saw add:2], saw]);
    [inventory store:saw error:nil];
    if (![inventory store:[IVNItem new] error:&error]) Note([NSString stringWithFormat:@"%@ %ld", error.localizedDescription, (long)error.code]);
    for (IVNItem *item in inventory) Note([NSString stringWithFormat:@"- %@ %@", item, item.extra[@"item.name"]]);
    Note([NSString stringWithFormat:@"%lu %@ %@ %@", (unsigned long)inventory.count, inventory[@"saw"], inventory[@"none"], inventory[1]]);
    NSDictionary *summary = [inventory summary];
    for (NSString *kind in [summary.allKeys sortedArrayUsingSelector:@selector(compare:)]) Note([NSString stringWithFormat:@"%@ %@", kind, summary[kind]]);
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:apple];
    IVNItem *again = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    Note([NSString stringWithFormat:@"%@ %d %d", again, [again isEqual:apple], again == apple]);
    IVNItem *twin = [saw copy];
    [twin.extra setObject:@1 forKey:@"x"];
    Note([NSString stringWithFormat:@"%@ %@ %lu %lu", NSStringFromClass([twin class]), twin, (unsigned long)twin.extra.count, (unsigned long)saw.extra.count]);
    return [lines componentsJoinedByString:@" / "];
}
