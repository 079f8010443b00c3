#import "KVMMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

static NSString * const KVMModelErrorDomain = @"com.example.model";
typedef NS_ENUM(NSInteger, KVMModelError) { KVMModelErrorMissing = 100, KVMModelErrorWrongType, KVMModelErrorInvalid };

@interface KVMModel : NSObject
+ (NSDictionary<NSString *, NSString *> *)mapping;
+ (instancetype)modelWithJSON:(id)json error:(NSError **)error;
+ (NSArray *)modelsWithJSONArray:(NSArray *)array error:(NSError **)error;
- (BOOL)validate:(NSError **)error;
- (NSDictionary *)JSONDictionary;
@end

@implementation KVMModel
+ (NSDictionary *)mapping { return @{}; }
+ (instancetype)modelWithJSON:(id)json error:(NSError **)error {
    if (![json isKindOfClass:[NSDictionary class]]) {
        if (error) *error = [NSError errorWithDomain:KVMModelErrorDomain code:KVMModelErrorWrongType userInfo:@{ NSLocalizedDescriptionKey: [NSString stringWithFormat:@"%@ needs a dictionary", NSStringFromClass(self)] }];
        return nil;
    }
    KVMModel *model = [[self alloc] init];
    NSDictionary *mapping = [self mapping];
    for (NSString *key in mapping) {
        id value = [json valueForKeyPath:mapping[key]];
        if (value == nil || value == [NSNull null]) continue;
        [model setValue:value forKey:key];
    }
    return [model validate:error] ? model : nil;
}
+ (NSArray *)modelsWithJSONArray:(NSArray *)array error:(NSError **)error {
    NSMutableArray *models = [NSMutableArray arrayWithCapacity:array.count];
    for (id json in array) {
        KVMModel *model = [self modelWithJSON:json error:error];
        if (!model) return nil;
        [models addObject:model];
    }
    return models;
}
- (BOOL)validate:(NSError **)error { return YES; }
- (NSDictionary *)JSONDictionary {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    NSDictionary *mapping = [[self class] mapping];
    [mapping enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSString *path, BOOL *stop) {
        id value = [self valueForKey:key];
        if ([path rangeOfString:@"."].location == NSNotFound) [result setObject:value ?: [NSNull null] forKey:path];
    }];
    return [result copy];
}
@end

@interface KVMCity : KVMModel
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) NSInteger population;
@property (nonatomic, assign) double latitude;
@property (nonatomic, assign) BOOL capital;
@property (nonatomic, copy) NSArray *districts;
@end

@implementation KVMCity
+ (NSDictionary *)mapping {
    return @{ @"name": @"name", @"population": @"population", @"latitude": @"location.lat", @"capital": @"capital", @"districts": @"districts" };
}
- (BOOL)validate:(NSError **)error {
    if (self.name.length == 0) {
        if (error != NULL) {
            *error = [NSError errorWithDomain:KVMModelErrorDomain code:KVMModelErrorMissing userInfo:@{ NSLocalizedDescriptionKey: @"no name" }];
        }
        return NO;
    }
    if (self.population < 0) {
        NSError *cause = [NSError errorWithDomain:NSCocoaErrorDomain code:NSKeyValueValidationError userInfo:nil];
        if (error) *error = [NSError errorWithDomain:KVMModelErrorDomain code:KVMModelErrorInvalid userInfo:@{ NSUnderlyingErrorKey: cause }];
        return NO;
    }
    return [super validate:error];
}
- (NSString *)description {
    return [NSString stringWithFormat:@"%@ %ld %.2f %@ %lu", self.name, (long)self.population, self.latitude, self.capital ? @"capital" : @"city", (unsigned long)self.districts.count];
}
@end

static NSString *Describe(NSError *error) {
    NSError *cause = error.userInfo[NSUnderlyingErrorKey];
    NSString *text = [NSString stringWithFormat:@"%@ %ld", error.domain, (long)error.code];
    return cause ? [text stringByAppendingFormat:@" <- %ld", (long)cause.code] : text;
}

NSString *scenario_kvc_models_3_all(void) {
    lines = [NSMutableArray array];
    NSString *text = @"[{\"name\":\"Oslo\",\"population\":700000,\"location\":{\"lat\":59.913},\"capital\":true,\"districts\":[\"Sentrum\",\"Gr\\u00fcnerl\\u00f8kka\"]},{\"name\":\"Bergen\",\"population\":285000,\"capital\":false}]";
    NSError *error = nil;
    NSArray *json = [NSJSONSerialization JSONObjectWithData:[text dataUsingEncoding:NSUTF8StringEncoding] options:0 error:&error];
    NSArray<KVMCity *> *cities = [KVMCity modelsWithJSONArray:json error:&error];
    for (KVMCity *city in cities) Note([NSString stringWithFormat:@"%@", city]);
    Note([NSString stringWithFormat:@"%@", cities[0].districts.lastObject]);
    KVMCity *bad = [KVMCity modelWithJSON:@{ @"population": @1 } error:&error];
    Note([NSString stringWithFormat:@"%@ %@ %@", bad, Describe(error), error.localizedDescription]);
    error = nil;
    bad = [KVMCity modelWithJSON:@{ @"name": @"X", @"population": @-1 } error:&error];
    Note([NSString stringWithFormat:@"%@ %@", bad, Describe(error)]);
    bad = [KVMCity modelWithJSON:@[ @1 ] error:&error];
    Note([NSString stringWithFormat:@"%@", error.localizedDescription]);
    Note([NSString stringWithFormat:@"%@", [KVMCity modelsWithJSONArray:@[ @{ @"name": @"A" }, [NSNull null] ] error:NULL] ?: @"none"]);
    NSDictionary *back = [cities[1] JSONDictionary];
    for (NSString *key in [back.allKeys sortedArrayUsingSelector:@selector(compare:)]) Note([NSString stringWithFormat:@"%@=%@", key, back[key]]);
    NSData *data = [NSJSONSerialization dataWithJSONObject:@{ @"a": @[ @1, @2.5, @YES, [NSNull null], @"t\"" ] } options:0 error:NULL];
    Note([NSString stringWithFormat:@"%@", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]]);
    id broken = [NSJSONSerialization JSONObjectWithData:[@"{" dataUsingEncoding:NSUTF8StringEncoding] options:0 error:&error];
    Note([NSString stringWithFormat:@"%@ %d", broken, error != nil]);
    NSMutableDictionary *tree = [NSJSONSerialization JSONObjectWithData:[@"{\"list\":[1]}" dataUsingEncoding:NSUTF8StringEncoding] options:NSJSONReadingMutableContainers error:nil];
    [tree[@"list"] addObject:@2];
    tree[@"new"] = @"x";
    Note([NSString stringWithFormat:@"%lu %@", (unsigned long)[tree[@"list"] count], tree[@"new"]]);
    return [lines componentsJoinedByString:@" / "];
}
