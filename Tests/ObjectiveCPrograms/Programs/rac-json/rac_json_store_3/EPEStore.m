#import "EPEStore.h"

static NSString *const EPEErrorDomain = @"epe";
typedef NS_ENUM(NSInteger, EPEErrorCode) { EPEErrorBadJSON = 100, EPEErrorMissing };

@interface EPEItem : NSObject
@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, strong, readonly) NSNumber *price;
@property (nonatomic, strong, readonly) NSDate *date;
@property (nonatomic, copy, readonly) NSArray *tags;
@property (nonatomic, assign) BOOL favorite;
+ (NSArray *)itemsFromJSON:(id)json error:(NSError **)error;
@end
@implementation EPEItem
- (instancetype)initWithDictionary:(NSDictionary *)d {
    self = [super init];
    if (!self || ![d isKindOfClass:NSDictionary.class]) return nil;
    id identifier = d[@"id"];
    if ([identifier isKindOfClass:[NSNumber class]]) identifier = [identifier stringValue];
    if (![identifier isKindOfClass:[NSString class]]) return nil;
    _identifier = [identifier copy];
    id price = d[@"price"];
    _price = [price isKindOfClass:[NSNumber class]] ? price : [price isKindOfClass:[NSString class]] ? @([price doubleValue]) : nil;
    NSNumber *seconds = d[@"time"];
    if (seconds && ![seconds isEqual:[NSNull null]]) _date = [NSDate dateWithTimeIntervalSince1970:seconds.doubleValue];
    _tags = [d[@"tags"] isKindOfClass:[NSArray class]] ? [d[@"tags"] valueForKey:@"lowercaseString"] : @[];
    return self;
}
+ (NSArray *)itemsFromJSON:(id)json error:(NSError **)error {
    NSArray *list = [json isKindOfClass:[NSDictionary class]] ? json[@"items"] : json;
    if (![list isKindOfClass:[NSArray class]]) {
        if (error) *error = [NSError errorWithDomain:EPEErrorDomain code:list ? EPEErrorBadJSON : EPEErrorMissing userInfo:@{NSLocalizedDescriptionKey: [NSString stringWithFormat:@"no list in %@", NSStringFromClass([json class]) ? @"object" : @"nothing"]}];
        return nil;
    }
    NSMutableArray *items = [NSMutableArray arrayWithCapacity:list.count];
    for (id entry in list) {
        EPEItem *item = [[self alloc] initWithDictionary:entry];
        if (item) [items addObject:item];
    }
    return items;
}
@end

@interface EPEStore : NSObject
@property (nonatomic, copy, readonly) NSArray *items;
@property (nonatomic, strong, readonly) NSError *lastError;
@property (nonatomic, readonly) NSInteger loads;
- (RACSignal *)load:(id)json;
- (RACSignal *)total;
@end
@interface EPEStore ()
@property (nonatomic, copy, readwrite) NSArray *items;
@property (nonatomic, strong, readwrite) NSError *lastError;
@property (nonatomic, readwrite) NSInteger loads;
@end
@implementation EPEStore
- (RACSignal *)load:(id)json {
    @weakify(self);
    return [[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSError *error = nil;
        NSArray *items = [EPEItem itemsFromJSON:json error:&error];
        if (items) {
            [subscriber sendNext:items];
            [subscriber sendCompleted];
        } else {
            [subscriber sendError:error];
        }
        return [RACDisposable disposableWithBlock:^{
            @strongify(self);
            self.loads++;
        }];
    }] doNext:^(NSArray *items) {
        @strongify(self);
        self.items = items;
        self.lastError = nil;
    }] doError:^(NSError *error) {
        @strongify(self);
        self.lastError = error;
    }];
}
- (RACSignal *)total {
    return [RACObserve(self, items) map:^id(NSArray *items) {
        return [items valueForKeyPath:@"@sum.price"];
    }];
}
@end

NSString *scenario_rac_json_store_3_store(void) {
    NSMutableArray *log = [NSMutableArray array];
    EPEStore *store = [EPEStore new];
    [[store total] subscribeNext:^(NSNumber *total) { [log addObject:[NSString stringWithFormat:@"=%@", total]]; }];
    [[store load:@{@"items": @[@{@"id": @7, @"price": @"2.5", @"tags": @[@"A", @"b"]}, @{@"price": @1}, @"junk", @{@"id": @"x", @"price": @4, @"time": @86400}, @{@"id": @"y", @"time": [NSNull null]}]}]
        subscribeNext:^(NSArray *items) {
            [log addObject:[[items valueForKey:@"identifier"] componentsJoinedByString:@","]];
        } error:^(NSError *error) { [log addObject:@"bad"]; }];
    EPEItem *first = store.items.firstObject, *last = store.items.lastObject;
    [log addObject:[NSString stringWithFormat:@"%@ %@ %@ %.0f %@ %d", first.price, [first.tags componentsJoinedByString:@"+"], first.date, [[store.items[1] date] timeIntervalSince1970], last.price, last.tags == nil]];
    for (id json in @[@{@"items": @"no"}, @{}, @[]]) {
        [[store load:json] subscribeError:^(NSError *error) {
            [log addObject:[NSString stringWithFormat:@"%@ %ld %@", error.domain, (long)error.code, error.localizedDescription]];
        } completed:^{
            [log addObject:@"ok"];
        }];
    }
    [log addObject:[NSString stringWithFormat:@"%lu %@ %ld", (unsigned long)store.items.count, store.lastError.domain, (long)store.loads]];
    return [log componentsJoinedByString:@"|"];
}
