// A list of groceries that announces its changes by hand, and says which of its items are equal.

#import <Foundation/Foundation.h>
#import <ReactiveCocoa/ReactiveCocoa.h>
#import <ReactiveCocoa/RACEXTScope.h>

@class GroceryStore;

@interface GroceryItem : NSObject <NSCopying>
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, copy, readonly) NSSet *stores;
@property (nonatomic, assign, readonly, getter = isInCart) BOOL inCart;
- (id)initWithName:(NSString *)name stores:(NSSet *)stores inCart:(BOOL)inCart;
- (instancetype)itemByTogglingCart;
- (NSComparisonResult)compare:(GroceryItem *)item;
@end

@implementation GroceryItem

- (id)initWithName:(NSString *)name stores:(NSSet *)stores inCart:(BOOL)inCart {
    NSParameterAssert(name != nil);
    self = [super init];
    if (self == nil) return nil;
    _name = [name copy];
    _stores = [stores copy] ?: [NSSet set];
    _inCart = inCart;
    return self;
}

- (instancetype)itemByTogglingCart {
    return [[self.class alloc] initWithName:self.name stores:self.stores inCart:!self.inCart];
}

- (id)copyWithZone:(NSZone *)zone { return self; }

- (NSUInteger)hash { return self.name.hash ^ self.stores.hash; }

- (BOOL)isEqual:(GroceryItem *)item {
    if (self == item) return YES;
    if (![item isKindOfClass:GroceryItem.class]) return NO;
    return [self.name isEqualToString:item.name] && [self.stores isEqual:item.stores] && self.inCart == item.inCart;
}

- (NSComparisonResult)compare:(GroceryItem *)item {
    return [self.name localizedCaseInsensitiveCompare:item.name];
}

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@: %p>{ name: %@, stores: %@ }", self.class, self, self.name, self.stores];
}

@end

@interface GroceryStore : NSObject
@property (nonatomic, copy) NSString *name;
@end
@implementation GroceryStore
@end

@interface GroceryList : NSObject
@property (nonatomic, copy, readonly) NSArray *items;
- (RACSignal *)addItem:(GroceryItem *)item;
- (RACSignal *)removeItem:(GroceryItem *)item;
@end

typedef enum : NSUInteger {
    GrocerySortByName,
    GrocerySortByStore
} GrocerySort;

/// Shows a list, and changes it.
@interface GroceryListController : NSObject {
    NSMutableSet *_pending;
}
@property (nonatomic, strong) GroceryList *list;
@property (nonatomic, strong, readonly) RACCommand *switchCommand;
@property (nonatomic, strong, readonly) RACCommand *removeCommand;
@property (nonatomic, strong) RACScheduler *scheduler;
@property (atomic, assign) GrocerySort sort;
@property (nonatomic, copy, readonly) NSString *summary;
- (id)initWithList:(GroceryList *)list;
- (NSUInteger)pendingCount;
+ (NSString *)pathForList:(GroceryList *)list extension:(NSString *)extension;
- (RACSignal *)writeString:(NSString *)string toURL:(NSURL *)URL;
@end

@implementation GroceryList {
    NSMutableArray *_mutableItems;
}

- (id)init {
    self = [super init];
    if (self == nil) return nil;
    _mutableItems = [[NSMutableArray alloc] initWithCapacity:16];
    return self;
}

- (NSArray *)items { return [_mutableItems copy]; }

- (RACSignal *)addItem:(GroceryItem *)item {
    return [RACSignal defer:^{
        NSUInteger index = 0;
        while (index < _mutableItems.count && [_mutableItems[index] compare:item] == NSOrderedAscending) index++;
        [self willChangeValueForKey:@"items"];
        [_mutableItems insertObject:item atIndex:index];
        [self didChangeValueForKey:@"items"];
        return [RACSignal return:item];
    }];
}

- (RACSignal *)removeItem:(GroceryItem *)item {
    return [[RACSignal
        createSignal:^ id (id<RACSubscriber> subscriber) {
            if (![_mutableItems containsObject:item]) {
                [subscriber sendError:[NSError errorWithDomain:@"GroceryListErrorDomain" code:1 userInfo:nil]];
                return nil;
            }
            [self willChangeValueForKey:@keypath(self.items)];
            [_mutableItems removeObject:item];
            [self didChangeValueForKey:@keypath(self.items)];
            [subscriber sendCompleted];
            return nil;
        }]
        setNameWithFormat:@"%@ -removeItem: %@", self, item];
}

@end

@implementation GroceryListController

- (id)initWithList:(GroceryList *)list {
    self = [super init];
    if (self == nil) return nil;

    _list = list;
    _pending = [NSMutableSet new];
    _scheduler = [RACScheduler schedulerWithPriority:RACSchedulerPriorityBackground];

    RACSignal *stores = [[[RACObserve(self, list.items)
        map:^(NSArray *items) {
            return [[items.rac_sequence
                flattenMap:^(GroceryItem *item) {
                    return item.stores.rac_sequence;
                }]
                foldLeftWithStart:[NSMutableSet set] reduce:^(NSMutableSet *set, GroceryStore *store) {
                    [set addObject:store];
                    return set;
                }];
        }]
        distinctUntilChanged]
        replayLast];

    RAC(self, summary) = [RACSignal
        combineLatest:@[ RACObserve(self, list.items), stores, RACObserve(self, sort) ]
        reduce:^(NSArray *items, NSSet *stores, NSNumber *sort) {
            NSString *by = nil;
            switch (sort.unsignedIntegerValue) {
                case GrocerySortByName: by = @"name"; break;
                case GrocerySortByStore: by = @"store"; break;
            }
            NSUInteger inCart = 0;
            for (GroceryItem *item in items) {
                if (item.inCart) inCart++;
            }
            return [NSString stringWithFormat:@"%lu of %lu items at %lu stores by %@", (unsigned long)inCart, (unsigned long)items.count, (unsigned long)stores.count, by];
        }];

    @weakify(self);
    _switchCommand = [[RACCommand alloc] initWithSignalBlock:^(GroceryItem *item) {
        @strongify(self);
        return [[[self.list removeItem:item] concat:[self.list addItem:[item itemByTogglingCart]]] takeLast:1];
    }];
    _switchCommand.allowsConcurrentExecution = YES;

    _removeCommand = [[RACCommand alloc] initWithEnabled:[RACObserve(self, list.items) map:^(NSArray *items) { return @(items.count > 0); }] signalBlock:^(GroceryItem *item) {
        @strongify(self);
        return [[self.list removeItem:item] then:^{ return [RACSignal return:item.name]; }];
    }];

    [[[[RACSignal merge:@[ _switchCommand.errors, _removeCommand.errors ]] deliverOn:RACScheduler.mainThreadScheduler] takeUntil:self.rac_willDeallocSignal] subscribeNext:^(NSError *error) {
        NSLog(@"%@: %@", error.domain, error);
    }];

    [[self rac_signalForSelector:@selector(saveDidFinish:)] subscribeNext:^(RACTuple *arguments) {
        @strongify(self);
        @synchronized (self) {
            RACTupleUnpack(NSURL *URL) = arguments;
            [self->_pending removeObject:URL];
        }
    }];
    return self;
}

- (void)saveDidFinish:(NSURL *)URL {}

- (NSUInteger)pendingCount { return _pending.count; }

+ (NSString *)pathForList:(GroceryList *)list extension:(NSString *)extension {
    NSString *directory = NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES).firstObject ?: NSTemporaryDirectory();
    return [[directory stringByAppendingPathComponent:[NSString stringWithFormat:@"list-%zu", (size_t)list.items.count]] stringByAppendingPathExtension:extension];
}

- (RACSignal *)writeString:(NSString *)string toURL:(NSURL *)URL {
    @synchronized (self) { [_pending addObject:URL]; }
    return [[[RACSignal startLazilyWithScheduler:self.scheduler block:^(id<RACSubscriber> subscriber) {
        NSError *error = nil;
        if (![string writeToURL:URL atomically:YES encoding:NSUTF8StringEncoding error:&error]) {
            [subscriber sendError:error];
        } else {
            [subscriber sendNext:URL];
            [subscriber sendCompleted];
        }
    }] doNext:^(NSURL *written) {
        [self saveDidFinish:written];
    }] timeout:30 onScheduler:self.scheduler];
}

@end
