#import "PRX93CMain.h"

@interface PRX93CTrack : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) NSNumber *length;
@property (nonatomic, copy) NSArray *tags;
@property (nonatomic, assign) BOOL explicitly;
@property (nonatomic, assign) NSInteger plays;
@property (nonatomic, strong) NSDictionary *meta;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
@end

@implementation PRX93CTrack
- (instancetype)initWithDictionary:(NSDictionary *)dictionary {
    self = [super init];
    if (!self || ![dictionary isKindOfClass:[NSDictionary class]]) return nil;
    _title = [dictionary[@"title"] description];
    _length = dictionary[@"length"];
    _tags = dictionary[@"tags"] ?: @[];
    _explicitly = [dictionary[@"explicit"] boolValue];
    _plays = [[dictionary valueForKeyPath:@"stats.plays"] integerValue];
    _meta = [dictionary dictionaryWithValuesForKeys:@[ @"title", @"length" ]];
    return self;
}
- (NSUInteger)hash { return self.title.hash; }
- (BOOL)isEqual:(id)object {
    if (object == self) return YES;
    if (![object isKindOfClass:[PRX93CTrack class]]) return NO;
    PRX93CTrack *other = object;
    return (self.title == other.title || [self.title isEqualToString:other.title]) && [self.tags isEqualToArray:other.tags];
}
@end

static id PRX93CParse(NSString *text) {
    return [NSJSONSerialization JSONObjectWithData:[text dataUsingEncoding:NSUTF8StringEncoding] options:0 error:NULL];
}

static NSArray *PRX93CTracks(id json) {
    NSMutableArray *tracks = [NSMutableArray array];
    for (id row in [json isKindOfClass:[NSArray class]] ? json : @[ json ?: [NSNull null] ]) {
        PRX93CTrack *track = [[PRX93CTrack alloc] initWithDictionary:row];
        if (track) [tracks addObject:track];
    }
    return tracks;
}

static id PRX93CValue(id object, NSString *key, Class kind) {
    id value = [object respondsToSelector:@selector(objectForKey:)] ? [object objectForKey:key] : nil;
    return [value isKindOfClass:kind] ? value : nil;
}

NSString *scenario_rac_json_tracks_3_one(void) {
    PRX93CTrack *track = [[PRX93CTrack alloc] initWithDictionary:PRX93CParse(@"{\"title\":\"a\",\"length\":3.5,\"tags\":[1,2],\"explicit\":true,\"stats\":{\"plays\":\"7\"}}")];
    return [NSString stringWithFormat:@"%@ %@ %lu %d %ld", track.title, track.length, (unsigned long)track.tags.count, track.explicitly, (long)track.plays];
}

NSString *scenario_rac_json_tracks_3_missing(void) {
    PRX93CTrack *track = [[PRX93CTrack alloc] initWithDictionary:@{}];
    return [NSString stringWithFormat:@"%@ %@ %lu %d %ld %d", track.title, track.length, (unsigned long)track.tags.count, track.explicitly, (long)track.plays, track.meta[@"title"] == [NSNull null]];
}

NSString *scenario_rac_json_tracks_3_number_title(void) {
    PRX93CTrack *track = [[PRX93CTrack alloc] initWithDictionary:@{ @"title": @12, @"explicit": @"YES" }];
    return [NSString stringWithFormat:@"%@ %d", track.title, track.explicitly];
}

NSString *scenario_rac_json_tracks_3_kinds(void) {
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)PRX93CTracks(@{}).count, (unsigned long)PRX93CTracks(nil).count, (unsigned long)PRX93CTracks(@[ @{}, @1, @{ @"title": @"x" } ]).count];
}

NSString *scenario_rac_json_tracks_3_values(void) {
    NSDictionary *json = @{ @"n": @5, @"s": @"x" };
    return [NSString stringWithFormat:@"%@ %@ %@ %@", PRX93CValue(json, @"n", [NSNumber class]), PRX93CValue(json, @"s", [NSNumber class]), PRX93CValue(@[ @1 ], @"n", [NSNumber class]), PRX93CValue(nil, @"n", [NSNumber class])];
}

NSString *scenario_rac_json_tracks_3_equal(void) {
    PRX93CTrack *a = [[PRX93CTrack alloc] initWithDictionary:@{ @"title": @"t" }], *b = [[PRX93CTrack alloc] initWithDictionary:@{ @"title": @"t", @"length": @3 }];
    PRX93CTrack *c = [[PRX93CTrack alloc] initWithDictionary:@{ @"title": @"t", @"tags": @[ @1 ] }];
    return [NSString stringWithFormat:@"%d %d %lu %d", [a isEqual:b], [a isEqual:c], (unsigned long)[@[ c, a ] indexOfObject:b], [[NSSet setWithObjects:a, b, nil] count] == 1];
}

NSString *scenario_rac_json_tracks_3_null_in_array(void) {
    NSArray *json = PRX93CParse(@"[\"a\",null,\"b\"]");
    NSMutableArray *clean = [json mutableCopy];
    [clean removeObjectIdenticalTo:[NSNull null]];
    return [NSString stringWithFormat:@"%@ %d", [clean componentsJoinedByString:@","], [json[1] isEqual:NSNull.null]];
}

NSString *scenario_rac_json_tracks_3_mutable_leaves(void) {
    NSDictionary *json = [NSJSONSerialization JSONObjectWithData:[@"{\"list\":[1]}" dataUsingEncoding:NSUTF8StringEncoding] options:NSJSONReadingMutableContainers error:nil];
    NSMutableArray *list = json[@"list"];
    NSUInteger before = list.count;
    [list addObject:@2];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)before, (unsigned long)[json[@"list"] count]];
}

NSString *scenario_rac_json_tracks_3_bad_json(void) {
    NSError *error = nil;
    id json = [NSJSONSerialization JSONObjectWithData:[@"{]" dataUsingEncoding:NSUTF8StringEncoding] options:0 error:&error];
    return [NSString stringWithFormat:@"%@ %ld %d", json, (long)error.code, [error.domain isEqualToString:NSCocoaErrorDomain]];
}

NSString *scenario_rac_json_tracks_3_written(void) {
    NSDictionary *json = @{ @"a": @[ @1, @YES, [NSNull null], @"x" ] };
    NSData *data = [NSJSONSerialization dataWithJSONObject:json options:0 error:NULL];
    return [NSString stringWithFormat:@"%@ %d", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding], [NSJSONSerialization isValidJSONObject:json]];
}

NSString *scenario_rac_json_tracks_3_deep(void) {
    NSDictionary *json = PRX93CParse(@"{\"a\":{\"b\":[{\"n\":1},{\"n\":2}]},\"d\":{\"e\":\"c\"}}");
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [json[@"a"][@"b"] lastObject][@"n"], json[@"x"][@"y"][@"z"], [json valueForKeyPath:@"d.e"], [json valueForKeyPath:@"d.f"]];
}

NSString *scenario_rac_json_tracks_3_sums(void) {
    NSArray *rows = PRX93CParse(@"[{\"n\":1},{\"n\":2},{\"n\":3}]");
    return [NSString stringWithFormat:@"%@ %@ %@", [rows valueForKeyPath:@"@sum.n"], [rows valueForKeyPath:@"@avg.n"], [rows valueForKeyPath:@"@max.n"]];
}

NSString *scenario_rac_json_tracks_3_mixed_rows(void) {
    NSArray *rows = @[ @"0", @1, @2.5, @"3abc" ];
    NSMutableArray *texts = [NSMutableArray array];
    double sum = 0;
    for (id row in rows) {
        [texts addObject:[NSString stringWithFormat:@"%g", [row doubleValue]]];
        sum += [row intValue] > 1 ? [row integerValue] - 1 : 0;
    }
    return [NSString stringWithFormat:@"%@ %g", [texts componentsJoinedByString:@","], sum];
}
