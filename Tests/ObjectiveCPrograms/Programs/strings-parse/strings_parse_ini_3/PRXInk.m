#import "PRXInk.h"

NSString *const PRXInkErrorDomain = @"PRXInkError";
NSString *const PRXInkErrorLineKey = @"line";

typedef NS_ENUM(NSInteger, PRXInkErrorCode) {
    PRXInkErrorNoSection = 1,
    PRXInkErrorBadLine,
    PRXInkErrorDuplicate = 10,
};

typedef NS_OPTIONS(NSUInteger, PRXInkOptions) {
    PRXInkOptionsNone = 0,
    PRXInkOptionTrim = 1 << 0,
    PRXInkOptionStrict = 1 << 1,
    PRXInkOptionLowercaseKeys = 1 << 2,
};

#define PRX_INK_ERROR(kind, number) \
    [NSError errorWithDomain:PRXInkErrorDomain code:(kind) userInfo:@{ PRXInkErrorLineKey : @(number), NSLocalizedDescriptionKey : [NSString stringWithFormat:@"line %lu", (unsigned long)(number)] }]

@interface PRXInkSection : NSObject <NSCopying>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong, readonly) NSMutableArray *keys;
@property (nonatomic, strong, readonly) NSDictionary *values;
- (id)objectForKeyedSubscript:(id)key;
@end

@interface PRXInkSection ()
@property (nonatomic, strong, readwrite) NSMutableDictionary *values;
@end

@implementation PRXInkSection
- (instancetype)init {
    if ((self = [super init])) {
        _keys = [NSMutableArray array];
        _values = [NSMutableDictionary dictionary];
    }
    return self;
}
- (id)copyWithZone:(NSZone *)zone {
    PRXInkSection *copy = [[[self class] allocWithZone:zone] init];
    copy.name = self.name;
    [copy->_keys setArray:_keys];
    [copy.values setDictionary:self.values];
    return copy;
}
- (BOOL)addValue:(NSString *)value forKey:(NSString *)key {
    if (self.values[key]) return NO;
    [self.keys addObject:key];
    self.values[key] = value;
    return YES;
}
- (id)objectForKeyedSubscript:(id)key { return self.values[key]; }
- (NSString *)description {
    NSMutableArray *parts = [NSMutableArray array];
    for (NSString *key in self.keys) [parts addObject:[NSString stringWithFormat:@"%@=%@", key, self[key]]];
    return [NSString stringWithFormat:@"[%@]%@", self.name ?: @"", [parts componentsJoinedByString:@","]];
}
@end

@interface PRXInkReader : NSObject
@property (nonatomic) PRXInkOptions options;
@property (nonatomic, readonly) NSArray *sections;
- (BOOL)read:(NSString *)text error:(NSError **)error;
- (PRXInkSection *)sectionNamed:(NSString *)name;
@end

@implementation PRXInkReader {
    NSMutableArray *_sections;
}

- (NSArray *)sections { return [_sections copy]; }

- (BOOL)read:(NSString *)text error:(NSError *__autoreleasing *)error {
    _sections = [NSMutableArray array];
    PRXInkSection *current = nil;
    NSUInteger number = 0;
    NSCharacterSet *blanks = [NSCharacterSet whitespaceCharacterSet];
    for (NSString *raw in [text componentsSeparatedByString:@"\n"]) {
        number++;
        NSString *line = self.options & PRXInkOptionTrim ? [raw stringByTrimmingCharactersInSet:blanks] : raw;
        if (line.length == 0 || [line hasPrefix:@"#"] || [line characterAtIndex:0] == ';') continue;
        if ([line hasPrefix:@"["] && [line hasSuffix:@"]"]) {
            current = [PRXInkSection new];
            current.name = [line substringWithRange:NSMakeRange(1, line.length - 2)];
            [_sections addObject:current];
            continue;
        }
        NSRange equals = [line rangeOfString:@"="];
        if (equals.location == NSNotFound) {
            if (!(self.options & PRXInkOptionStrict)) continue;
            if (error) *error = PRX_INK_ERROR(PRXInkErrorBadLine, number);
            return NO;
        }
        if (!current) {
            if (error) *error = PRX_INK_ERROR(PRXInkErrorNoSection, number);
            return NO;
        }
        NSString *key = [line substringToIndex:equals.location];
        NSString *value = [line substringFromIndex:NSMaxRange(equals)];
        if (self.options & PRXInkOptionTrim) {
            key = [key stringByTrimmingCharactersInSet:blanks];
            value = [value stringByTrimmingCharactersInSet:blanks];
        }
        if (self.options & PRXInkOptionLowercaseKeys) key = key.lowercaseString;
        if (![current addValue:value forKey:key] && (self.options & PRXInkOptionStrict)) {
            if (error) {
                *error = PRX_INK_ERROR(PRXInkErrorDuplicate, number);
            }
            return NO;
        }
    }
    return YES;
}

- (PRXInkSection *)sectionNamed:(NSString *)name {
    NSUInteger index = [_sections indexOfObjectPassingTest:^BOOL(PRXInkSection *section, NSUInteger idx, BOOL *stop) {
        return [section.name caseInsensitiveCompare:name] == NSOrderedSame;
    }];
    return index == NSNotFound ? nil : _sections[index];
}
@end

static NSString *const PRXInkSample = @"# sample\n[One]\n a = 1\nB=two words \n\n[two]\n;c\nx==y\nnothing\n";

NSString *scenario_strings_parse_ini_3_sections(void) {
    PRXInkReader *reader = [PRXInkReader new];
    reader.options = PRXInkOptionTrim | PRXInkOptionLowercaseKeys;
    BOOL ok = [reader read:PRXInkSample error:NULL];
    return [NSString stringWithFormat:@"%d %@ %lu", ok, [[reader.sections valueForKey:@"description"] componentsJoinedByString:@" "],
            (unsigned long)reader.sections.count];
}

NSString *scenario_strings_parse_ini_3_values(void) {
    PRXInkReader *reader = [PRXInkReader new];
    [reader read:PRXInkSample error:nil];
    PRXInkSection *one = [reader sectionNamed:@"ONE"];
    NSInteger number = [one[@" a "] integerValue];
    return [NSString stringWithFormat:@"%ld|%@|%@|%@|%@", (long)number, one[@"a"], one[@"B"], [reader sectionNamed:@"two"][@"x"],
            [reader sectionNamed:@"three"][@"x"]];
}

NSString *scenario_strings_parse_ini_3_errors(void) {
    NSMutableArray *results = [NSMutableArray array];
    NSArray *texts = @[ @"a=1", @"[s]\na=1\na=2", @"[s]\nbad", @"[s]\n\n" ];
    for (NSString *text in texts) {
        PRXInkReader *reader = [[PRXInkReader alloc] init];
        reader.options |= PRXInkOptionStrict;
        NSError *error = nil;
        if ([reader read:text error:&error]) {
            [results addObject:[NSString stringWithFormat:@"ok %lu", (unsigned long)[reader.sections count]]];
        } else {
            [results addObject:[NSString stringWithFormat:@"%@ %ld %@ %@", error.domain, (long)error.code, error.userInfo[PRXInkErrorLineKey],
                                error.localizedDescription]];
        }
    }
    return [results componentsJoinedByString:@"; "];
}

NSString *scenario_strings_parse_ini_3_merge(void) {
    PRXInkSection *section = [PRXInkSection new];
    section.name = @"base";
    [section addValue:@"1" forKey:@"a"];
    PRXInkSection *other = [section copy];
    [other addValue:@"2" forKey:@"b"];
    other.name = [section.name stringByAppendingString:@"+"];
    BOOL again = [section addValue:@"3" forKey:@"a"];
    return [NSString stringWithFormat:@"%@ %@ %d %d", section, other, again, [section.values isEqualToDictionary:other.values]];
}

static NSArray *PRXInkWrap(NSString *text, NSUInteger width) {
    NSMutableArray *lines = [NSMutableArray array];
    NSMutableString *line = [NSMutableString string];
    for (NSString *word in [text componentsSeparatedByCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]]) {
        if (!word.length) continue;
        if (line.length && line.length + 1 + word.length > width) {
            [lines addObject:[line copy]];
            [line setString:@""];
        }
        if (line.length) [line appendString:@" "];
        [line appendString:word];
        while (line.length > width) {
            [lines addObject:[line substringToIndex:width]];
            [line deleteCharactersInRange:NSMakeRange(0, width)];
        }
    }
    if (line.length) [lines addObject:line];
    return lines;
}

NSString *scenario_strings_parse_ini_3_wrap(void) {
    NSArray *lines = PRXInkWrap(@"the quick  brown\nfox jumped over extraordinarily lazy dogs", 9);
    return [lines componentsJoinedByString:@"|"];
}

NSString *scenario_strings_parse_ini_3_tokens(void) {
    NSScanner *scanner = [NSScanner scannerWithString:@"  12+(35 - x_1)*-4 >= y"];
    scanner.charactersToBeSkipped = [NSCharacterSet whitespaceCharacterSet];
    NSMutableCharacterSet *names = [NSMutableCharacterSet alphanumericCharacterSet];
    [names addCharactersInString:@"_"];
    NSMutableArray *tokens = [NSMutableArray array];
    while (!scanner.isAtEnd) {
        double number;
        NSString *name = nil;
        if ([scanner scanString:@">=" intoString:&name]) {
            [tokens addObject:[NSString stringWithFormat:@"op(%@)", name]];
        } else if (tokens.count % 2 == 0 && [scanner scanDouble:&number]) {
            [tokens addObject:@(number)];
        } else if ([scanner scanCharactersFromSet:names intoString:&name]) {
            [tokens addObject:name];
        } else {
            unichar c = [scanner.string characterAtIndex:scanner.scanLocation];
            if ([[NSCharacterSet whitespaceCharacterSet] characterIsMember:c]) { scanner.scanLocation++; continue; }
            [tokens addObject:[NSString stringWithFormat:@"%C", c]];
            scanner.scanLocation += 1;
        }
    }
    return [tokens componentsJoinedByString:@" "];
}

static NSString *PRXInkEscape(NSString *text) {
    NSMutableString *result = [NSMutableString stringWithCapacity:text.length];
    for (NSUInteger i = 0; i < text.length; i++) {
        unichar c = [text characterAtIndex:i];
        switch (c) {
            case '"': case '\\':
                [result appendFormat:@"\\%c", c];
                break;
            case '\n': [result appendString:@"\\n"]; break;
            case '\t': [result appendString:@"\\t"]; break;
            default:
                if (c < 0x20 || c > 0x7e) [result appendFormat:@"\\u%04x", c];
                else [result appendFormat:@"%C", c];
        }
    }
    return result;
}

NSString *scenario_strings_parse_ini_3_escape(void) {
    return PRXInkEscape(@"a\"b\\c\n\td\x01é€😀~");
}

NSString *scenario_strings_parse_ini_3_columns(void) {
    NSArray *rows = @[ @[ @"id", @"name", @"sum" ], @[ @7, @"Ann", @12.5 ], @[ @42, @"Bernadette", [NSNull null] ] ];
    NSUInteger widths[3] = { 0 };
    for (NSArray *row in rows) {
        for (NSUInteger i = 0; i < 3; i++) {
            NSUInteger length = [[row[i] description] length];
            if (row[i] == [NSNull null]) length = 1;
            widths[i] = MAX(widths[i], length);
        }
    }
    NSMutableArray *lines = [NSMutableArray new];
    for (NSArray *row in rows) {
        NSMutableString *line = [NSMutableString new];
        [row enumerateObjectsUsingBlock:^(id cell, NSUInteger i, BOOL *stop) {
            NSString *text = [cell isKindOfClass:[NSNull class]] ? @"-" : [cell description];
            BOOL isNumber = [cell isKindOfClass:[NSNumber class]];
            NSString *padding = [@"" stringByPaddingToLength:widths[i] - text.length withString:@" " startingAtIndex:0];
            [line appendFormat:@"%@%@%@", i ? @"|" : @"", isNumber ? padding : text, isNumber ? text : padding];
        }];
        [lines addObject:line];
    }
    return [lines componentsJoinedByString:@"\n"];
}
