#import "PRXHarbour.h"

NSString * const PRXBoatErrorDomain = @"PRXBoatErrorDomain";
static NSString *const kNameKey = @"name";
static NSString *const kLengthKey = @"length";
enum { PRXBoatErrorNoName = 1, PRXBoatErrorBadLength };

@interface PRXBoat ()
@property (nonatomic, weak, readwrite) PRXHarbour *harbour;
@end

@implementation PRXBoat

- (instancetype)initWithName:(NSString *)name length:(NSNumber *)length {
    NSParameterAssert(name);
    self = [super init];
    if (self) {
        _name = name.copy;
        _length = length;
    }
    return self;
}

- (instancetype)init {
    return [self initWithName:@"unnamed" length:nil];
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [self initWithName:[coder decodeObjectForKey:kNameKey] length:[coder decodeObjectForKey:kLengthKey]];
    if (self) self.moored = [coder decodeBoolForKey:@"moored"];
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.name forKey:kNameKey];
    [coder encodeObject:self.length forKey:kLengthKey];
    [coder encodeBool:self.isMoored forKey:@"moored"];
}

+ (instancetype)boatFromDictionary:(NSDictionary *)dictionary error:(NSError **)error {
    id name = dictionary[kNameKey];
    if (![name isKindOfClass:[NSString class]] || [name length] == 0) {
        if (error) {
            *error = [NSError errorWithDomain:PRXBoatErrorDomain code:PRXBoatErrorNoName userInfo:@{NSLocalizedDescriptionKey: @"A boat needs a name."}];
        }
        return nil;
    }
    id length = dictionary[kLengthKey];
    if ([length isKindOfClass:NSString.class]) {
        length = @([length doubleValue]);
    } else if (length == [NSNull null]) {
        length = nil;
    }
    if (length && [length compare:@0] != NSOrderedDescending) {
        if (error != NULL) *error = [NSError errorWithDomain:PRXBoatErrorDomain code:PRXBoatErrorBadLength userInfo:nil];
        return nil;
    }
    return [[self alloc] initWithName:name length:length];
}

- (NSDictionary *)dictionaryRepresentation {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    dictionary[kNameKey] = self.name;
    dictionary[kLengthKey] = self.length ?: [NSNull null];
    if (self.isMoored) dictionary[@"harbour"] = self.harbour.title;
    return [dictionary copy];
}

- (NSComparisonResult)compareLength:(PRXBoat *)other {
    return [(self.length ?: @0) compare:(other.length ?: @0)];
}

- (NSComparisonResult)compareName:(PRXBoat *)other {
    return [self.name caseInsensitiveCompare:other.name];
}

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@%@>", self.name, self.length ? [NSString stringWithFormat:@" %.1fm", self.length.doubleValue] : @""];
}

@end

@implementation PRXHarbour {
    NSMutableArray<PRXBoat *> *_boats;
    NSMutableDictionary<NSString *, PRXBoat *> *_byName;
}

- (instancetype)init {
    if (!(self = [super init])) return nil;
    _boats = [NSMutableArray new];
    _byName = [NSMutableDictionary new];
    return self;
}

- (NSUInteger)count {
    return _boats.count;
}

- (BOOL)addBoat:(PRXBoat *)boat {
    if (!boat || _byName[boat.name]) return NO;
    [_boats addObject:boat];
    _byName[boat.name] = boat;
    boat.harbour = self;
    boat.moored = YES;
    !self.onChange ?: self.onChange(self, boat, YES);
    return YES;
}

- (void)removeBoatsPassingTest:(BOOL (^)(PRXBoat *))test {
    NSIndexSet *indexes = [_boats indexesOfObjectsPassingTest:^BOOL(PRXBoat *boat, NSUInteger index, BOOL *stop) {
        return test(boat);
    }];
    NSArray *gone = [_boats objectsAtIndexes:indexes];
    [_boats removeObjectsAtIndexes:indexes];
    for (PRXBoat *boat in gone) {
        [_byName removeObjectForKey:boat.name];
        boat.moored = NO;
        boat.harbour = nil;
        if (self.onChange) {
            self.onChange(self, boat, NO);
        }
    }
}

- (PRXBoat *)boatNamed:(NSString *)name {
    return _byName[name];
}

- (PRXBoat *)objectAtIndexedSubscript:(NSUInteger)index {
    return index < _boats.count ? _boats[index] : nil;
}

- (id)objectForKeyedSubscript:(NSString *)name {
    return [self boatNamed:name];
}

- (NSArray<PRXBoat *> *)boatsSortedBy:(NSComparator)comparator {
    return [_boats sortedArrayUsingComparator:comparator];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len {
    return [_boats countByEnumeratingWithState:state objects:buffer count:len];
}

- (NSString *)report {
    NSMutableString *report = [NSMutableString stringWithFormat:@"%@ (%lu)", self.title ?: @"Harbour", (unsigned long)self.count];
    [_boats enumerateObjectsUsingBlock:^(PRXBoat *boat, NSUInteger index, BOOL *stop) {
        [report appendFormat:@"\n%2lu. %-8s|%6.2f", (unsigned long)index + 1, boat.name.UTF8String, [boat.length floatValue]];
    }];
    return report;
}

@end

static PRXHarbour *PRXSampleHarbour(void) {
    PRXHarbour *harbour = [PRXHarbour new];
    harbour.title = @"Old Port";
    NSArray *specs = @[@{@"name": @"Swift", @"length": @7.5}, @{@"name": @"auk", @"length": @"12.25"}, @{@"name": @"Tern"}];
    for (NSDictionary *spec in specs) {
        [harbour addBoat:[PRXBoat boatFromDictionary:spec error:NULL]];
    }
    return harbour;
}

NSString *scenario_view_models_harbour_3_adding(void) {
    PRXHarbour *harbour = [PRXHarbour new];
    NSMutableArray *log = [NSMutableArray array];
    harbour.onChange = ^(PRXHarbour *changed, PRXBoat *boat, BOOL added) {
        [log addObject:[NSString stringWithFormat:@"%@%@%lu", added ? @"+" : @"-", boat.name, (unsigned long)changed.count]];
    };
    PRXBoat *boat = [[PRXBoat alloc] initWithName:@"A" length:@3];
    BOOL first = [harbour addBoat:boat], again = [harbour addBoat:boat], none = [harbour addBoat:nil];
    [harbour addBoat:[PRXBoat new]];
    harbour.onChange = nil;
    [harbour addBoat:[[PRXBoat alloc] initWithName:@"B" length:nil]];
    return [NSString stringWithFormat:@"%d%d%d %@ %lu", first, again, none, [log componentsJoinedByString:@" "], (unsigned long)harbour.count];
}

NSString *scenario_view_models_harbour_3_parsing(void) {
    NSMutableArray *out = [NSMutableArray array];
    NSArray *specs = @[@{@"name": @"ok", @"length": [NSNull null]}, @{@"name": @""}, @{@"name": @7}, @{@"name": @"neg", @"length": @"-1"}, @{}, @{@"name": @"z", @"length": @0}];
    for (NSDictionary *spec in specs) {
        NSError *error = nil;
        PRXBoat *boat = [PRXBoat boatFromDictionary:spec error:&error];
        [out addObject:boat ? boat.description : [NSString stringWithFormat:@"%ld%@", (long)error.code, [error.localizedDescription hasPrefix:@"A boat"] ? @"!" : @""]];
    }
    return [out componentsJoinedByString:@","];
}

NSString *scenario_view_models_harbour_3_subscripts(void) {
    PRXHarbour *harbour = PRXSampleHarbour();
    PRXBoat *second = harbour[1];
    NSMutableArray *names = [NSMutableArray array];
    for (PRXBoat *boat in harbour) {
        [names addObject:boat.name.lowercaseString];
    }
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", second, harbour[9], [(PRXBoat *)harbour[@"Swift"] length], harbour[@"none"], [names componentsJoinedByString:@"/"]];
}

NSString *scenario_view_models_harbour_3_removing(void) {
    PRXHarbour *harbour = PRXSampleHarbour();
    PRXBoat *tern = [harbour boatNamed:@"Tern"];
    [harbour removeBoatsPassingTest:^BOOL(PRXBoat *boat) { return boat.length.integerValue < 10; }];
    return [NSString stringWithFormat:@"%lu %@ %d %@ %@", (unsigned long)harbour.count, [harbour[0] name], tern.moored, tern.harbour.title, [harbour boatNamed:@"Swift"]];
}

NSString *scenario_view_models_harbour_3_reports(void) {
    PRXHarbour *harbour = PRXSampleHarbour();
    NSString *empty = [[PRXHarbour new] report];
    return [NSString stringWithFormat:@"%@;%@", empty, harbour.report];
}

NSString *scenario_view_models_harbour_3_ownership(void) {
    PRXBoat *boat = [[PRXBoat alloc] initWithName:@"kept" length:@1];
    NSString *during;
    @autoreleasepool {
        PRXHarbour *harbour = [PRXHarbour new];
        harbour.title = @"short";
        [harbour addBoat:boat];
        during = boat.harbour.title;
        harbour = nil;
    }
    return [NSString stringWithFormat:@"%@ %@ %d", during, boat.harbour.title, boat.moored];
}

NSString *scenario_view_models_harbour_3_totals(void) {
    PRXHarbour *harbour = PRXSampleHarbour();
    NSArray *byLength = [harbour boatsSortedBy:^NSComparisonResult(PRXBoat *a, PRXBoat *b) { return [a compareLength:b]; }];
    NSArray *byName = [harbour boatsSortedBy:^NSComparisonResult(id a, id b) { return [a compareName:b]; }];
    double total = 0;
    for (PRXBoat *boat in harbour) total += boat.length.doubleValue;
    return [NSString stringWithFormat:@"%@ %@ %.2f %@", [[byLength valueForKey:@"name"] componentsJoinedByString:@"<"],
            [[byName valueForKeyPath:@"name.lowercaseString"] componentsJoinedByString:@"<"], total, [byLength valueForKeyPath:@"@max.length"]];
}

NSString *scenario_view_models_harbour_3_round_trip(void) {
    PRXHarbour *harbour = PRXSampleHarbour();
    NSDictionary *auk = [harbour[@"auk"] dictionaryRepresentation];
    NSDictionary *tern = [harbour[@"Tern"] dictionaryRepresentation];
    PRXBoat *copy = [PRXBoat boatFromDictionary:tern error:nil];
    return [NSString stringWithFormat:@"%@ %@ %@ %d %@ %d", auk[@"length"], auk[@"harbour"], tern[@"length"] == [NSNull null] ? @"null" : @"set", copy.isMoored,
            copy, [[copy dictionaryRepresentation] isEqual:@{@"name": @"Tern", @"length": [NSNull null]}]];
}
