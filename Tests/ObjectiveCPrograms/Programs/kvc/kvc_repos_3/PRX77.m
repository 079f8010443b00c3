#import "PRX77.h"

@implementation PRX77Model
+ (NSDictionary *)keyPathsByProperty { return @{}; }
+ (NSArray *)modelsFromArray:(id)array {
    if (![array isKindOfClass:[NSArray class]]) return nil;
    NSMutableArray *models = [NSMutableArray arrayWithCapacity:[array count]];
    for (id element in array) {
        if (![element isKindOfClass:[NSDictionary class]]) continue;
        id model = [[self alloc] initWithDictionary:element];
        if (model != nil) [models addObject:model];
    }
    return [models copy];
}
- (instancetype)initWithDictionary:(NSDictionary *)dictionary {
    self = [super init];
    if (self == nil) return nil;
    NSDictionary *keyPaths = [self.class keyPathsByProperty];
    for (NSString *property in [keyPaths.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        id value = [dictionary valueForKeyPath:keyPaths[property]];
        if (value == nil || value == [NSNull null]) continue;
        [self setValue:value forKey:property];
    }
    return self;
}
- (NSDictionary *)dictionaryRepresentation {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSString *property in [[self class] keyPathsByProperty]) {
        result[property] = [self valueForKey:property] ?: [NSNull null];
    }
    return result;
}
- (id)copyWithZone:(NSZone *)zone {
    PRX77Model *copy = [[[self class] allocWithZone:zone] init];
    for (NSString *property in [self.class keyPathsByProperty]) {
        [copy setValue:[self valueForKey:property] forKey:property];
    }
    return copy;
}
@end

@implementation PRX77User
+ (NSDictionary *)keyPathsByProperty {
    return @{ @"login": @"login", @"identifier": @"id", @"followers": @"stats.followers", @"admin": @"site_admin" };
}
- (BOOL)isEqual:(id)object {
    if (self == object) return YES;
    if (![object isKindOfClass:[PRX77User class]]) return NO;
    return [self.identifier isEqual:[object identifier]];
}
- (NSUInteger)hash { return self.identifier.hash; }
- (NSString *)description { return [NSString stringWithFormat:@"<%@ #%@>", self.login, self.identifier]; }
@end

@implementation PRX77Repo
+ (NSDictionary *)keyPathsByProperty {
    return @{ @"name": @"name", @"topics": @"topics", @"score": @"score", @"owner": @"owner" };
}
- (void)setOwner:(PRX77User *)owner {
    if ([owner isKindOfClass:[NSDictionary class]]) {
        _owner = [[PRX77User alloc] initWithDictionary:(NSDictionary *)owner];
    } else {
        _owner = owner;
    }
}
- (BOOL)isPopular { return self.score > 2.5 && self.topics.count >= 2; }
- (NSString *)description {
    return [NSString stringWithFormat:@"%@ by %@ (%@) %.1f %d", _name, _owner, [_topics componentsJoinedByString:@"+"], _score, [self isPopular]];
}
@end

static NSDictionary *PRX77Sample(void) {
    return @{ @"repos": @[
        @{ @"name": @"alpha", @"topics": @[ @"ios", @"ui" ], @"score": @3, @"owner": @{ @"login": @"ann", @"id": @7, @"stats": @{ @"followers": @12 }, @"site_admin": @YES } },
        @"bogus",
        @{ @"name": [NSNull null], @"score": @2.25, @"owner": @{ @"login": @"bob", @"id": @8 } },
        @{ },
    ], @"next": [NSNull null] };
}

NSString *scenario_kvc_repos_3_repos(void) {
    NSArray *repos = [PRX77Repo modelsFromArray:PRX77Sample()[@"repos"]];
    NSMutableArray *lines = [NSMutableArray array];
    for (PRX77Repo *repo in repos) [lines addObject:repo.description];
    return [lines componentsJoinedByString:@"; "];
}
NSString *scenario_kvc_repos_3_missing(void) {
    NSArray *next = [PRX77Repo modelsFromArray:PRX77Sample()[@"next"]];
    return [NSString stringWithFormat:@"%@ %lu", next, (unsigned long)next.count];
}
NSString *scenario_kvc_repos_3_copies(void) {
    PRX77User *user = [[PRX77User alloc] initWithDictionary:@{ @"login": @"eve", @"id": @9, @"site_admin": @1 }];
    PRX77User *copy = [user copy];
    copy.login = @"adam";
    return [NSString stringWithFormat:@"%@ %@ %d %d %d", user, copy, [user isEqual:copy], user == copy, copy.isAdmin];
}
NSString *scenario_kvc_repos_3_representation(void) {
    PRX77Repo *repo = [[PRX77Repo alloc] initWithDictionary:@{ @"name": @"solo", @"score": @"4.5" }];
    NSDictionary *dictionary = [repo dictionaryRepresentation];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu", dictionary[@"name"], dictionary[@"score"], dictionary[@"owner"] == [NSNull null] ? @"null" : @"set", (unsigned long)dictionary.count];
}
NSString *scenario_kvc_repos_3_unique(void) {
    NSMutableSet *seen = [NSMutableSet set];
    NSUInteger duplicates = 0;
    for (NSNumber *n in @[ @1, @2, @1, @3, @2 ]) {
        PRX77User *user = [[PRX77User alloc] initWithDictionary:@{ @"id": n }];
        if ([seen containsObject:user]) duplicates++;
        [seen addObject:user];
    }
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)seen.count, (unsigned long)duplicates];
}
