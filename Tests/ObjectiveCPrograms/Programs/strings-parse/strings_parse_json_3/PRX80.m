#import "PRX80.h"

static NSString *const PRX80Domain = @"jq";
typedef NS_ENUM(NSInteger, PRX80Code) { PRX80CodeEnd = 1, PRX80CodeToken, PRX80CodeTrailing };
@interface PRX80Parser ()
@property (nonatomic, copy) NSString *text;
@property (nonatomic, assign) NSUInteger index;
@end
@implementation PRX80Parser
- (unichar)peek {
    while (self.index < self.text.length && [[NSCharacterSet whitespaceAndNewlineCharacterSet] characterIsMember:[self.text characterAtIndex:self.index]]) self.index++;
    return self.index < self.text.length ? [self.text characterAtIndex:self.index] : 0;
}
- (BOOL)fail:(PRX80Code)code error:(NSError **)error {
    if (error) *error = [NSError errorWithDomain:PRX80Domain code:code userInfo:@{ @"at": @(self.index) }];
    return NO;
}
- (BOOL)accept:(NSString *)word {
    [self peek];
    if ([[self.text substringFromIndex:self.index] hasPrefix:word]) { self.index += word.length; return YES; }
    return NO;
}
- (id)value:(NSError **)error {
    unichar c = [self peek];
    if (c == 0) { [self fail:PRX80CodeEnd error:error]; return nil; }
    if (c == '{') {
        self.index++;
        NSMutableDictionary *object = [NSMutableDictionary dictionary];
        if ([self accept:@"}"]) return object;
        do {
            id key = [self value:error];
            if (!key) return nil;
            if (![key isKindOfClass:[NSString class]] || ![self accept:@":"]) { [self fail:PRX80CodeToken error:error]; return nil; }
            id value = [self value:error];
            if (!value) return nil;
            object[key] = value;
        } while ([self accept:@","]);
        if (![self accept:@"}"]) { [self fail:PRX80CodeToken error:error]; return nil; }
        return object;
    }
    if (c == '[') {
        self.index++;
        NSMutableArray *list = [NSMutableArray array];
        if ([self accept:@"]"]) return list;
        do {
            id value = [self value:error];
            if (value == nil) return nil;
            [list addObject:value];
        } while ([self accept:@","]);
        if (![self accept:@"]"]) { [self fail:PRX80CodeToken error:error]; return nil; }
        return [list copy];
    }
    if (c == '"') {
        NSMutableString *s = [NSMutableString string];
        for (self.index++; self.index < self.text.length; self.index++) {
            unichar d = [self.text characterAtIndex:self.index];
            if (d == '"') { self.index++; return s; }
            if (d == '\\') {
                self.index++;
                d = self.index < self.text.length ? [self.text characterAtIndex:self.index] : 0;
                switch (d) { case 'n': d = '\n'; break; case 't': d = '\t'; break; case 0: [self fail:PRX80CodeEnd error:error]; return nil; default: break; }
            }
            [s appendFormat:@"%C", d];
        }
        [self fail:PRX80CodeEnd error:error];
        return nil;
    }
    if ([self accept:@"null"]) return [NSNull null];
    if ([self accept:@"true"]) return @YES;
    if ([self accept:@"false"]) return @NO;
    NSScanner *scanner = [NSScanner scannerWithString:self.text];
    scanner.scanLocation = self.index;
    double number;
    if (![scanner scanDouble:&number]) { [self fail:PRX80CodeToken error:error]; return nil; }
    self.index = scanner.scanLocation;
    return number == floor(number) ? @((NSInteger)number) : @(number);
}
+ (id)parse:(NSString *)text error:(NSError **)error {
    PRX80Parser *parser = [self new];
    parser.text = text;
    id value = [parser value:error];
    if (!value) return nil;
    if ([parser peek] != 0) { [parser fail:PRX80CodeTrailing error:error]; return nil; }
    return value;
}
@end
@implementation PRX80Path
+ (id)value:(id)json at:(NSString *)path {
    for (NSString *part in [path componentsSeparatedByString:@"."]) {
        if ([json isKindOfClass:[NSDictionary class]]) json = json[part];
        else if ([json isKindOfClass:[NSArray class]]) {
            NSInteger i = part.integerValue;
            if (i < 0) i += [json count];
            json = i >= 0 && i < (NSInteger)[json count] ? json[i] : nil;
        } else return nil;
    }
    return json == [NSNull null] ? nil : json;
}
+ (id)set:(id)value in:(id)json at:(NSArray *)path {
    if (path.count == 0) return value;
    NSArray *rest = [path subarrayWithRange:NSMakeRange(1, path.count - 1)];
    NSMutableDictionary *copy = [json isKindOfClass:[NSDictionary class]] ? [json mutableCopy] : [NSMutableDictionary dictionary];
    id inner = [self set:value in:copy[path[0]] at:rest];
    if (inner) copy[path[0]] = inner; else [copy removeObjectForKey:path[0]];
    return copy.count ? copy : nil;
}
@end
NSString *PRX80Dump(id value) {
    if (value == nil) return @"-";
    if ([value isKindOfClass:[NSDictionary class]]) {
        NSMutableArray *parts = [NSMutableArray array];
        for (id key in [[value allKeys] sortedArrayUsingSelector:@selector(compare:)]) [parts addObject:[NSString stringWithFormat:@"%@:%@", key, PRX80Dump(value[key])]];
        return [NSString stringWithFormat:@"{%@}", [parts componentsJoinedByString:@","]];
    }
    if ([value isKindOfClass:[NSArray class]]) {
        NSMutableString *s = [@"[" mutableCopy];
        [value enumerateObjectsUsingBlock:^(id x, NSUInteger i, BOOL *stop) { [s appendFormat:@"%@%@", i ? @"," : @"", PRX80Dump(x)]; }];
        return [s stringByAppendingString:@"]"];
    }
    return [value description];
}
NSString *scenario_strings_parse_json_3_parsed(void) {
    id json = [PRX80Parser parse:@" {\"a\" : [1, -2.5, true , null], \"b\":{ }, \"c\\n\":\"x\\\"y\"} " error:NULL];
    return [NSString stringWithFormat:@"%@ %@ %@", PRX80Dump(json), PRX80Dump([PRX80Parser parse:@"3" error:nil]), PRX80Dump([PRX80Parser parse:@"[]" error:nil])];
}
NSString *scenario_strings_parse_json_3_errors(void) {
    NSMutableArray *out = [NSMutableArray array];
    for (NSString *t in @[ @"", @"[1", @"{1:2}", @"\"ab", @"1 2", @"{\"a\" 1}", @"oops", @"[1,]" ]) {
        NSError *e = nil;
        id v = [PRX80Parser parse:t error:&e];
        [out addObject:[NSString stringWithFormat:@"%@%ld@%@", v ? @"!" : @"", (long)e.code, e.userInfo[@"at"]]];
    }
    return [out componentsJoinedByString:@" "];
}
NSString *scenario_strings_parse_json_3_paths(void) {
    id json = [PRX80Parser parse:@"{\"u\":{\"n\":[{\"k\":\"v\"},7]},\"z\":null}" error:nil];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", [PRX80Path value:json at:@"u.n.0.k"], [PRX80Path value:json at:@"u.n.-1"], [PRX80Path value:json at:@"u.n.5"], [PRX80Path value:json at:@"z"], [PRX80Path value:json at:@"u.n.1.q"]];
}
NSString *scenario_strings_parse_json_3_sets(void) {
    id json = @{ @"a": @{ @"b": @1 }, @"c": @2 };
    id one = [PRX80Path set:@9 in:json at:@[ @"a", @"x" ]], two = [PRX80Path set:nil in:json at:@[ @"a", @"b" ]], three = [PRX80Path set:@"q" in:json at:@[ @"c", @"d" ]], none = [PRX80Path set:nil in:nil at:@[ @"k" ]];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@", PRX80Dump(one), PRX80Dump(two), PRX80Dump(three), none, PRX80Dump(json)];
}
