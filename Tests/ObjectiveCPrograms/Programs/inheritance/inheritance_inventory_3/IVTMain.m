#import "IVTMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSInteger, IVTItemKind) { IVTItemKindUnknown = -1, IVTItemKindTool, IVTItemKindFood, IVTItemKindBook };
FOUNDATION_EXPORT NSString * const InventoryErrorDomain;
NSString * const InventoryErrorDomain = @"inventory";
static const NSInteger kMaxStack = 20;
#define ITEM_KEY(name) (@"item." #name)
#define CLAMP(x, low, high) (((x) > (high)) ? (high) : (((x) < (low)) ? (low) : (x)))

static inline NSString *NSStringFromItemKind(IVTItemKind kind) {
    static NSString *names[] = { @"tool", @"food", @"book" };
    return kind < 0 || kind > IVTItemKindBook ? @"?" : names[kind];
}

@interface IVTItem : NSObject <NSCoding, NSCopying> {
    @protected
    NSInteger _count;
}
@property (nonatomic, copy) NSString *name;
@property (nonatomic) IVTItemKind kind;
@property (nonatomic, readonly) NSInteger count;
@property (nonatomic, strong) NSMutableDictionary<NSString *, id> *extra;
- (id)initWithName:(NSString *)name kind:(IVTItemKind)kind;
- (NSInteger)add:(NSInteger)amount;
@end

@interface IVTTool : IVTItem
@property (nonatomic) CGFloat wear;
@end

@implementation IVTItem
- (id)init { return [self initWithName:@"thing" kind:IVTItemKindUnknown]; }
- (id)initWithName:(NSString *)name kind:(IVTItemKind)kind {
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
    IVTItem *copy = [[[self class] alloc] initWithName:_name kind:_kind];
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
- (BOOL)isEqual:(IVTItem *)other { return [other isKindOfClass:[IVTItem class]] && [other.name isEqualToString:self.name] && other.kind == self.kind; }
- (NSUInteger)hash { return self.name.hash ^ (NSUInteger)self.kind; }
@end

@implementation IVTTool
- (id)initWithName:(NSString *)name kind:(IVTItemKind)kind {
    if ((self = [super initWithName:name kind:IVTItemKindTool])) { _wear = kind == IVTItemKindTool ? 0.25 : 0.5; }
    return self;
}
- (NSInteger)add:(NSInteger)amount {
    self.wear = amount > 0 ? self.wear / 2 : self.wear;
    return [super add:amount] ?: -1;
}
- (NSString *)description { return [[super description] stringByAppendingFormat:@" %.3g", self.wear]; }
@end

@interface IVTInventory : NSObject <NSFastEnumeration>
@property (nonatomic, readonly) NSUInteger count;
- (BOOL)store:(IVTItem *)item error:(NSError **)error;
- (IVTItem *)objectForKeyedSubscript:(NSString *)name;
- (IVTItem *)objectAtIndexedSubscript:(NSUInteger)index;
- (NSDictionary *)summary;
@end

@implementation IVTInventory {
    NSMutableArray<IVTItem *> *_items;
}
- (instancetype)init { self = [super init]; if (self) _items = [NSMutableArray array]; return self; }
- (NSUInteger)count { return _items.count; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len {
    return [_items countByEnumeratingWithState:state objects:buffer count:len];
}
- (BOOL)store:(IVTItem *)item error:(NSError **)error {
    if (item.kind == IVTItemKindUnknown) {
        if (error) *error = [NSError errorWithDomain:InventoryErrorDomain code:IVTItemKindUnknown userInfo:@{ NSLocalizedDescriptionKey: [NSString stringWithFormat:@"cannot store %@", item] }];
        return NO;
    }
    NSUInteger index = [_items indexOfObject:item];
    if (index != NSNotFound) {
        NSInteger left = [_items[index] add:item.count];
        if (left > 0) {
            IVTItem *rest = [item copy];
            [rest add:left - rest.count];
            [_items insertObject:rest atIndex:index + 1];
        }
    } else {
        [_items addObject:[item copy]];
    }
    return YES;
}
- (IVTItem *)objectForKeyedSubscript:(NSString *)name {
    for (IVTItem *item in self) if ([item.name isEqualToString:name]) return item;
    return nil;
}
- (IVTItem *)objectAtIndexedSubscript:(NSUInteger)index { return index < _items.count ? _items[index] : nil; }
- (NSDictionary *)summary {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (IVTItem *item in _items) {
        NSString *kind = NSStringFromItemKind(item.kind);
        NSNumber *sum = result[kind];
        result[kind] = @(sum.integerValue + item.count);
    }
    return result;
}
@end

NSString *scenario_inheritance_inventory_3_all(void) {
    lines = [NSMutableArray array];
    IVTInventory *inventory = [IVTInventory new];
    NSError *error;
    IVTItem *apple = [[IVTItem alloc] initWithName:@"apple" kind:IVTItemKindFood];
    [apple add:14];
    Note([NSString stringWithFormat:@"%@ %ld", apple, (long)[apple add:100]]);
    [apple add:-5];
    for (int i = 0; i < 2; i++) if (![inventory store:apple error:&error]) Note([NSString stringWithFormat:@"failed"]);
    IVTTool *saw = [[IVTTool alloc] initWithName:@"saw" kind:IVTItemKindBook];
    Note([NSString stringWithFormat:@"%@ / %ld / %@", saw, (long)[saw add:2], saw]);
    [inventory store:saw error:nil];
    if (![inventory store:[IVTItem new] error:&error]) Note([NSString stringWithFormat:@"%@ %ld", error.localizedDescription, (long)error.code]);
    for (IVTItem *item in inventory) Note([NSString stringWithFormat:@"- %@ %@", item, item.extra[@"item.name"]]);
    Note([NSString stringWithFormat:@"%lu %@ %@ %@", (unsigned long)inventory.count, inventory[@"saw"], inventory[@"none"], inventory[1]]);
    NSDictionary *summary = [inventory summary];
    for (NSString *kind in [summary.allKeys sortedArrayUsingSelector:@selector(compare:)]) Note([NSString stringWithFormat:@"%@ %@", kind, summary[kind]]);
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:apple];
    IVTItem *again = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    Note([NSString stringWithFormat:@"%@ %d %d", again, [again isEqual:apple], again == apple]);
    IVTItem *twin = [saw copy];
    [twin.extra setObject:@1 forKey:@"x"];
    Note([NSString stringWithFormat:@"%@ %@ %lu %lu", NSStringFromClass([twin class]), twin, (unsigned long)twin.extra.count, (unsigned long)saw.extra.count]);
    return [lines componentsJoinedByString:@" / "];
}
