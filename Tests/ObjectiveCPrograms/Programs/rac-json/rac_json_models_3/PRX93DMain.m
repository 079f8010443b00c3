#import "PRX93DMain.h"

@interface PRX93DModel : NSObject
@property (nonatomic, copy) NSString *id_;
@property (nonatomic, strong) NSNumber *price;
@property (nonatomic, strong) NSURL *link;
@property (nonatomic, copy) NSArray<NSString *> *tags;
@property (nonatomic, strong) NSDictionary *raw;
@property (nonatomic, assign) NSInteger stock;
@property (nonatomic, assign) double weight;
@property (nonatomic, assign) BOOL sold;
@property (nonatomic, strong) PRX93DModel *parent;
+ (NSArray *)modelsFromJSON:(id)json key:(NSString *)key;
- (NSDictionary *)dictionary;
@end

static id PRX93DOr(id value, Class kind, id other) { return [value isKindOfClass:kind] ? value : other; }

@implementation PRX93DModel
- (instancetype)initWithJSON:(NSDictionary *)json {
    if (![json isKindOfClass:NSDictionary.class]) return nil;
    if ((self = [super init])) {
        id identifier = json[@"id"];
        if ([identifier isKindOfClass:[NSNumber class]]) identifier = [identifier stringValue];
        if (!identifier || identifier == [NSNull null]) return nil;
        _id_ = identifier;
        _price = PRX93DOr(json[@"price"], [NSNumber class], nil) ?: @([PRX93DOr(json[@"price"], NSString.class, @"-1") doubleValue]);
        NSString *link = PRX93DOr(json[@"link"], NSString.class, nil);
        if (link.length) _link = [NSURL URLWithString:link];
        NSMutableArray *tags = [NSMutableArray array];
        for (id tag in PRX93DOr(json[@"tags"], NSArray.class, @[])) {
            if ([tag isKindOfClass:NSString.class]) [tags addObject:[tag lowercaseString]];
            else if (tag != (id)[NSNull null]) [tags addObject:[tag description]];
        }
        _tags = tags;
        _stock = [json[@"stock"] respondsToSelector:@selector(integerValue)] ? [json[@"stock"] integerValue] : -1;
        _weight = [PRX93DOr(json[@"size"], NSDictionary.class, @{})[@"weight"] doubleValue];
        _sold = [PRX93DOr(json[@"sold"], NSNumber.class, @NO) boolValue];
        if (json[@"parent"]) _parent = [[PRX93DModel alloc] initWithJSON:json[@"parent"]];
        _raw = json;
    }
    return self;
}
+ (NSArray *)modelsFromJSON:(id)json key:(NSString *)key {
    NSMutableArray *models = [NSMutableArray array];
    NSArray *list = key ? json[key] : json;
    if ([list isKindOfClass:[NSDictionary class]]) list = @[ list ];
    if (![list isKindOfClass:[NSArray class]]) return nil;
    [list enumerateObjectsUsingBlock:^(id row, NSUInteger index, BOOL *stop) {
        PRX93DModel *model = [[self alloc] initWithJSON:row];
        if (model) [models addObject:model];
        if ([row isKindOfClass:[NSDictionary class]] && [row[@"last"] boolValue]) *stop = YES;
    }];
    return models;
}
- (NSDictionary *)dictionary {
    NSMutableDictionary *json = [NSMutableDictionary dictionary];
    json[@"id"] = self.id_;
    json[@"price"] = self.price;
    json[@"link"] = self.link.absoluteString;
    if (self.tags.count) json[@"tags"] = self.tags;
    if (self.parent) json[@"parent"] = [self.parent dictionary];
    return json;
}
- (NSString *)description { return [NSString stringWithFormat:@"%@ %@ %ld", self.id_, self.price, (long)self.stock]; }
@end

NSString *scenario_rac_json_models_3_plain(void) {
    return [[[PRX93DModel alloc] initWithJSON:@{ @"id": @7, @"price": @2.5, @"stock": @3 }] description];
}

NSString *scenario_rac_json_models_3_texts(void) {
    return [[[PRX93DModel alloc] initWithJSON:@{ @"id": @"a", @"price": @"12", @"stock": @[ @1 ] }] description];
}

NSString *scenario_rac_json_models_3_missing(void) {
    PRX93DModel *model = [[PRX93DModel alloc] initWithJSON:@{ @"id": @"x" }];
    return [NSString stringWithFormat:@"%@ %lu %@ %d", model, (unsigned long)model.tags.count, model.link, model.sold];
}

NSString *scenario_rac_json_models_3_nulls(void) {
    PRX93DModel *model = [[PRX93DModel alloc] initWithJSON:@{ @"id": @"y", @"price": [NSNull null], @"stock": @"5x" }];
    return [NSString stringWithFormat:@"%@ %@ %@", [[PRX93DModel alloc] initWithJSON:@{ @"id": [NSNull null] }], [[PRX93DModel alloc] initWithJSON:(id)@[]], model];
}

NSString *scenario_rac_json_models_3_tags(void) {
    PRX93DModel *model = [[PRX93DModel alloc] initWithJSON:@{ @"id": @1, @"tags": @[ @"A", @2, [NSNull null], @"b" ] }];
    return [NSString stringWithFormat:@"%@ %lu", [model.tags componentsJoinedByString:@","], (unsigned long)model.tags.count];
}

NSString *scenario_rac_json_models_3_nested(void) {
    PRX93DModel *model = [[PRX93DModel alloc] initWithJSON:@{ @"id": @1, @"size": @{ @"weight": @1.5 }, @"parent": @{ @"id": @"p" } }];
    PRX93DModel *other = [[PRX93DModel alloc] initWithJSON:@{ @"id": @1, @"size": @"big", @"parent": @5 }];
    return [NSString stringWithFormat:@"%g %g %@ %@", model.weight, other.weight, model.parent.id_, other.parent.id_];
}

NSString *scenario_rac_json_models_3_lists(void) {
    NSDictionary *json = @{ @"items": @[ @{ @"id": @1 }, @"bad", @{ @"id": @2 } ], @"one": @{ @"id": @3 }, @"none": @5 };
    return [NSString stringWithFormat:@"%lu %lu %@ %lu %lu", (unsigned long)[PRX93DModel modelsFromJSON:json key:@"items"].count, (unsigned long)[[PRX93DModel modelsFromJSON:json key:@"one"] count], [PRX93DModel modelsFromJSON:json key:@"none"],
            (unsigned long)[PRX93DModel modelsFromJSON:@[ @{ @"id": @1, @"last": @YES }, @{ @"id": @2 } ] key:nil].count, (unsigned long)[[PRX93DModel modelsFromJSON:json key:@"zzz"] count]];
}

NSString *scenario_rac_json_models_3_back(void) {
    PRX93DModel *model = [[PRX93DModel alloc] initWithJSON:@{ @"id": @"x", @"price": @1, @"link": @"http://a.org" }];
    NSDictionary *json = [model dictionary];
    return [NSString stringWithFormat:@"%lu %@ %@ %@", (unsigned long)json.count, json[@"link"], json[@"id"], json[@"price"]];
}

NSString *scenario_rac_json_models_3_parsed(void) {
    NSData *data = [@"{\"a\":1,\"b\":true,\"c\":[1,2],\"d\":null,\"e\":1.5}" dataUsingEncoding:NSUTF8StringEncoding];
    NSDictionary *json = [NSJSONSerialization JSONObjectWithData:data options:kNilOptions error:NULL];
    NSNumber *b = json[@"b"];
    return [NSString stringWithFormat:@"%@ %@ %lu %@ %@", json[@"a"], b.boolValue ? @"true" : @"false", (unsigned long)[json[@"c"] count], json[@"d"] == NSNull.null ? @"null" : @"x", json[@"e"]];
}

NSString *scenario_rac_json_models_3_equal(void) {
    NSDictionary *a = @{ @"k": @[ @1, @{ @"x": @"y" } ] }, *b = @{ @"k": @[ @1.0, @{ @"x": @"y" } ] };
    NSMutableDictionary *c = [a mutableCopy];
    c[@"z"] = [NSNull null];
    return [NSString stringWithFormat:@"%d %d %d", [a isEqual:b], [a isEqualToDictionary:b], [a isEqual:c]];
}

NSString *scenario_rac_json_models_3_grouped(void) {
    NSArray *rows = @[ @{ @"g": @"a", @"n": @1 }, @{ @"g": @"b", @"n": @2 }, @{ @"g": @"a", @"n": @3 } ];
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (NSDictionary *row in rows) {
        if (groups[row[@"g"]] == nil) groups[row[@"g"]] = [NSMutableArray array];
        [groups[row[@"g"]] addObject:row[@"n"]];
    }
    NSMutableArray *texts = [NSMutableArray array];
    for (NSString *key in [[groups allKeys] sortedArrayUsingSelector:@selector(compare:)]) [texts addObject:[NSString stringWithFormat:@"%@:%@", key, [groups[key] componentsJoinedByString:@","]]];
    return [texts componentsJoinedByString:@" "];
}
