#import "CFG.h"

static NSString *const CFGErrorDomain = @"CFGErrorDomain";
static NSString *const kCFGDefaultSection = @"default";

typedef NS_ENUM(NSInteger, CFGErrorCode) {
    CFGErrorNoKey = 1,
    CFGErrorBadSection,
};

@interface CFGFile : NSObject

@property (nonatomic, copy, readonly) NSDictionary *sections;

+ (instancetype)fileWithString:(NSString *)string error:(NSError **)error;
- (NSString *)stringForKey:(NSString *)key section:(NSString *)section;
- (NSInteger)integerForKey:(NSString *)key section:(NSString *)section;
- (BOOL)boolForKey:(NSString *)key section:(NSString *)section;
- (id)objectForKeyedSubscript:(NSString *)path;

@end

@implementation CFGFile

+ (instancetype)fileWithString:(NSString *)string error:(NSError *__autoreleasing *)error {
    NSMutableDictionary *sections = [NSMutableDictionary dictionary];
    NSMutableDictionary *current = nil;
    NSUInteger lineNumber = 0;
    for (NSString *raw in [string componentsSeparatedByString:@"\n"]) {
        lineNumber++;
        NSString *line = [raw stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
        if (line.length == 0 || [line hasPrefix:@"#"] || [line characterAtIndex:0] == ';') continue;
        if ([line hasPrefix:@"["]) {
            if (![line hasSuffix:@"]"]) {
                if (error) *error = [NSError errorWithDomain:CFGErrorDomain code:CFGErrorBadSection userInfo:@{ @"line" : @(lineNumber) }];
                return nil;
            }
            NSString *name = [line substringWithRange:NSMakeRange(1, line.length - 2)];
            current = sections[name] ?: [NSMutableDictionary dictionary];
            sections[name] = current;
            continue;
        }
        NSRange equals = [line rangeOfString:@"="];
        if (equals.location == NSNotFound || equals.location == 0) {
            if (error != NULL) *error = [NSError errorWithDomain:CFGErrorDomain code:CFGErrorNoKey userInfo:@{ @"line" : @(lineNumber), @"text" : line }];
            return nil;
        }
        NSCharacterSet *spaces = [NSCharacterSet whitespaceCharacterSet];
        NSString *key = [[line substringToIndex:equals.location] stringByTrimmingCharactersInSet:spaces];
        NSString *value = [[line substringFromIndex:NSMaxRange(equals)] stringByTrimmingCharactersInSet:spaces];
        if (!current) {
            current = [NSMutableDictionary new];
            [sections setObject:current forKey:kCFGDefaultSection];
        }
        current[key.lowercaseString] = value;
    }
    CFGFile *file = [[self alloc] init];
    file->_sections = [sections copy];
    return file;
}

- (NSString *)stringForKey:(NSString *)key section:(NSString *)section {
    return self.sections[section ?: kCFGDefaultSection][key.lowercaseString];
}

- (NSInteger)integerForKey:(NSString *)key section:(NSString *)section {
    return [[self stringForKey:key section:section] integerValue];
}

- (BOOL)boolForKey:(NSString *)key section:(NSString *)section {
    return [[self stringForKey:key section:section] boolValue];
}

- (id)objectForKeyedSubscript:(NSString *)path {
    NSArray *parts = [path componentsSeparatedByString:@"."];
    if (parts.count != 2) return nil;
    return [self stringForKey:parts[1] section:parts[0]];
}

@end

static NSString *const source = @"name = App\n# comment\n\n[net]\nHost=example.org\nport = 8080 \n retry=yes\n[net]\npath = /v1/=x\n[empty]\n";

NSString *scenario_strings_parse_config_3_sections(void) {
    NSError *error = nil;
    CFGFile *file = [CFGFile fileWithString:source error:&error];
    NSArray *names = [[file.sections allKeys] sortedArrayUsingSelector:@selector(compare:)];
    CFGFile *bad = [CFGFile fileWithString:@"a=1\n[oops\nb=2" error:&error];
    NSInteger code = error.code;
    id line = error.userInfo[@"line"];
    error = nil;
    CFGFile *worse = [CFGFile fileWithString:@"=1" error:&error];
    CFGFile *quiet = [CFGFile fileWithString:@"nothing" error:NULL];
    return [NSString stringWithFormat:@"%@ %lu %@ %ld %@ %d %@ %@ %d", [names componentsJoinedByString:@","], (unsigned long)[file.sections[@"empty"] count], bad, (long)code, line, worse == nil, error.domain, error.userInfo[@"text"], quiet != nil];
}

NSString *scenario_strings_parse_config_3_types(void) {
    CFGFile *file = [CFGFile fileWithString:source error:nil];
    return [NSString stringWithFormat:@"%@ %ld %d %d %@ %@ %@ %@ %ld", [file stringForKey:@"NAME" section:nil], (long)[file integerForKey:@"port" section:@"net"], [file boolForKey:@"retry" section:@"net"], [file boolForKey:@"none" section:@"net"], file[@"net.host"], file[@"net.PATH"], file[@"net"], file[@"no.host"], (long)[file integerForKey:@"host" section:@"net"]];
}

NSString *scenario_strings_parse_config_3_paths(void) {
    NSString *path = @"/var/log/app.tar.gz";
    NSString *name = [path lastPathComponent];
    NSString *folder = [path stringByDeletingLastPathComponent];
    NSString *joined = [[folder stringByAppendingPathComponent:@"/old/"] stringByAppendingPathComponent:@"b.txt"];
    NSString *renamed = [[path stringByDeletingPathExtension] stringByAppendingPathExtension:@"bz2"];
    NSString *single = [@"a" stringByDeletingLastPathComponent];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ [%@] %@ %lu %@", name, folder, joined, renamed, single, path.pathExtension, (unsigned long)path.pathComponents.count, [[path.pathComponents subarrayWithRange:NSMakeRange(0, 2)] componentsJoinedByString:@"|"]];
}

static NSArray *fields(NSString *line) {
    NSMutableArray *fields = [NSMutableArray array];
    NSMutableString *field = [NSMutableString string];
    BOOL quoted = NO;
    for (NSUInteger i = 0; i < [line length]; i++) {
        unichar c = [line characterAtIndex:i];
        if (c == '"') {
            if (quoted && i + 1 < line.length && [line characterAtIndex:i + 1] == '"') {
                [field appendString:@"\""];
                i++;
            } else {
                quoted = !quoted;
            }
        } else if (c == ',' && !quoted) {
            [fields addObject:[field copy]];
            [field setString:@""];
        } else {
            [field appendFormat:@"%C", c];
        }
    }
    [fields addObject:field];
    return fields;
}

NSString *scenario_strings_parse_config_3_csv(void) {
    NSArray *one = fields(@"1,\"a, b\",,\"say \"\"hi\"\"\"");
    NSArray *two = fields(@"");
    NSArray *three = fields(@",x,");
    return [NSString stringWithFormat:@"%lu %@ %lu [%@] %lu", (unsigned long)one.count, [one componentsJoinedByString:@"|"], (unsigned long)two.count, [two lastObject], (unsigned long)three.count];
}

NSString *scenario_strings_parse_config_3_query(void) {
    NSString *query = @"q=a%20b&page=2&flag&q=c&empty=";
    NSMutableDictionary *values = [NSMutableDictionary dictionary];
    for (NSString *pair in [query componentsSeparatedByString:@"&"]) {
        NSArray *parts = [pair componentsSeparatedByString:@"="];
        NSString *key = parts[0];
        id value = parts.count > 1 ? [parts[1] stringByRemovingPercentEncoding] : [NSNull null];
        NSMutableArray *list = values[key];
        if (!list) values[key] = list = [NSMutableArray array];
        [list addObject:value];
    }
    NSMutableArray *lines = [NSMutableArray array];
    for (NSString *key in [values.allKeys sortedArrayUsingSelector:@selector(caseInsensitiveCompare:)]) {
        [lines addObject:[NSString stringWithFormat:@"%@:%@", key, [values[key] componentsJoinedByString:@"+"]]];
    }
    return [[lines componentsJoinedByString:@" "] stringByAppendingFormat:@" %d", [values[@"page"][0] intValue] + 1];
}

NSString *scenario_strings_parse_config_3_template(void) {
    NSDictionary *values = @{ @"name" : @"Ann", @"n" : @3, @"none" : [NSNull null] };
    NSMutableString *text = [@"Hi {name}, {n} new{x}! {{" mutableCopy];
    NSScanner *scanner = [NSScanner scannerWithString:text];
    scanner.charactersToBeSkipped = nil;
    NSMutableArray *keys = [NSMutableArray array];
    while (!scanner.isAtEnd) {
        NSString *key = nil;
        [scanner scanUpToString:@"{" intoString:NULL];
        if ([scanner scanString:@"{" intoString:NULL] && [scanner scanUpToString:@"}" intoString:&key] && !scanner.isAtEnd) {
            [keys addObject:key];
        }
    }
    NSUInteger count = 0;
    for (NSString *key in keys) {
        id value = values[key];
        NSString *mark = [NSString stringWithFormat:@"{%@}", key];
        count += [text replaceOccurrencesOfString:mark withString:value ? [value description] : @"?" options:0 range:NSMakeRange(0, text.length)];
    }
    return [NSString stringWithFormat:@"%@ %lu %@", text, (unsigned long)count, [keys componentsJoinedByString:@","]];
}
