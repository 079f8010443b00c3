#import "PRXReader.h"

static NSDictionary *PRXParseSections(NSString *text) {
    NSMutableDictionary *sections = [NSMutableDictionary dictionary];
    __block NSString *current = @"";
    [text enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) {
        NSString *trimmed = [line stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
        if (trimmed.length == 0 || [trimmed hasPrefix:@";"] || [trimmed characterAtIndex:0] == '#') return;
        if ([trimmed hasPrefix:@"["] && [trimmed hasSuffix:@"]"]) {
            current = [trimmed substringWithRange:NSMakeRange(1, trimmed.length - 2)];
            if (!sections[current]) sections[current] = [NSMutableDictionary dictionary];
            return;
        }
        NSRange equals = [trimmed rangeOfString:@"="];
        if (equals.location == NSNotFound) {
            if ([trimmed isEqualToString:@"end"]) *stop = YES;
            return;
        }
        NSCharacterSet *blank = [NSCharacterSet whitespaceCharacterSet];
        NSString *key = [[trimmed substringToIndex:equals.location] stringByTrimmingCharactersInSet:blank];
        NSString *value = [[trimmed substringFromIndex:NSMaxRange(equals)] stringByTrimmingCharactersInSet:blank];
        if (!sections[current]) sections[current] = [NSMutableDictionary new];
        sections[current][key.lowercaseString] = value;
    }];
    return sections;
}

NSString *scenario_strings_parse_reader_3_sections(void) {
    NSDictionary *parsed = PRXParseSections(@"top = 1\n[Main]\n; note\nName = A = B\n Path=/tmp \n\n[empty]\n# x\n[Main]\nname2=\nend\nlate=1\n");
    return [NSString stringWithFormat:@"%lu %@ %@|%@|%@ %lu %@", (unsigned long)parsed.count, parsed[@""][@"top"], parsed[@"Main"][@"name"], parsed[@"Main"][@"path"],
            parsed[@"Main"][@"name2"], (unsigned long)[parsed[@"empty"] count], parsed[@"Main"][@"late"]];
}

static NSArray<NSString *> *PRXFields(NSString *line) {
    NSMutableArray *fields = [NSMutableArray array];
    NSMutableString *field = [NSMutableString string];
    BOOL quoted = NO;
    for (NSUInteger i = 0; i < line.length; i++) {
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

NSString *scenario_strings_parse_reader_3_csv(void) {
    NSArray *first = PRXFields(@"a,\"b,c\",\"say \"\"hi\"\"\",,é");
    NSArray *second = PRXFields(@"");
    NSInteger total = 0;
    for (NSString *row in [@"1;2\n3;x\n;4" componentsSeparatedByString:@"\n"]) {
        for (NSString *cell in [row componentsSeparatedByString:@";"]) total = total * 10 + cell.integerValue;
    }
    return [NSString stringWithFormat:@"%lu %@ %lu %ld", (unsigned long)first.count, [first componentsJoinedByString:@"|"], (unsigned long)second.count, (long)total];
}

NSString *scenario_strings_parse_reader_3_query(void) {
    NSString *query = @"q=caf%C3%A9+au+lait&empty=&flag&q=2&n=10%25";
    NSMutableDictionary<NSString *, NSMutableArray *> *values = [NSMutableDictionary dictionary];
    for (NSString *pair in [query componentsSeparatedByString:@"&"]) {
        NSArray *parts = [pair componentsSeparatedByString:@"="];
        NSString *value = parts.count > 1 ? [[parts[1] stringByReplacingOccurrencesOfString:@"+" withString:@" "] stringByRemovingPercentEncoding] : nil;
        NSMutableArray *list = values[parts[0]];
        if (list == nil) {
            list = [NSMutableArray array];
            values[parts[0]] = list;
        }
        [list addObject:value ?: [NSNull null]];
    }
    return [NSString stringWithFormat:@"%@ %@ [%@] %d %@", [values[@"q"] componentsJoinedByString:@";"], values[@"n"][0], values[@"empty"].firstObject,
            values[@"flag"][0] == [NSNull null], values[@"none"]];
}

static NSString *PRXFill(NSString *pattern, NSDictionary *values) {
    NSMutableString *result = [pattern mutableCopy];
    NSUInteger from = 0;
    while (from < result.length) {
        NSRange open = [result rangeOfString:@"{{" options:0 range:NSMakeRange(from, result.length - from)];
        if (open.location == NSNotFound) break;
        NSUInteger start = NSMaxRange(open);
        NSRange close = [result rangeOfString:@"}}" options:NSLiteralSearch range:NSMakeRange(start, result.length - start)];
        if (close.location == NSNotFound) break;
        NSString *name = [result substringWithRange:NSMakeRange(start, close.location - start)];
        NSString *value = [values[name] description] ?: @"?";
        [result replaceCharactersInRange:NSUnionRange(open, close) withString:value];
        from = open.location + value.length;
    }
    return result;
}

NSString *scenario_strings_parse_reader_3_template(void) {
    return [NSString stringWithFormat:@"%@ / %@ / %@", PRXFill(@"Hi {{name}}, {{n}} of {{total}}{{x}}", @{@"name": @"{{n}}", @"n": @3, @"total": @4.5}),
            PRXFill(@"{{open", @{}), PRXFill(@"", @{@"a": @1})];
}

NSString *scenario_strings_parse_reader_3_numbers(void) {
    NSMutableArray *out = [NSMutableArray array];
    for (NSString *text in @[@" 42abc", @"-7.9", @"1e3", @".5.5", @"+8", @"99999999999", @"", @"YES", @"t", @"0"]) {
        [out addObject:[NSString stringWithFormat:@"%d:%ld:%g:%d", text.intValue, (long)text.integerValue, text.doubleValue, text.boolValue]];
    }
    return [out componentsJoinedByString:@" "];
}

NSString *scenario_strings_parse_reader_3_scanner(void) {
    NSScanner *scanner = [NSScanner scannerWithString:@"width: 12, height:3.5; name = \"Big Box\" 0xff rest"];
    NSMutableArray *out = [NSMutableArray array];
    NSString *word = nil;
    NSInteger number = -1;
    double fraction = -1;
    unsigned hex = 0;
    if ([scanner scanUpToString:@":" intoString:&word] && [scanner scanString:@":" intoString:NULL] && [scanner scanInteger:&number]) {
        [out addObject:[NSString stringWithFormat:@"%@=%ld", word, (long)number]];
    }
    BOOL missing = [scanner scanInteger:&number];
    [scanner scanString:@"," intoString:nil];
    [scanner scanCharactersFromSet:[NSCharacterSet letterCharacterSet] intoString:&word];
    [scanner scanString:@":" intoString:nil];
    [scanner scanDouble:&fraction];
    [out addObject:[NSString stringWithFormat:@"%@=%.2f %d", word, fraction, missing]];
    [scanner scanUpToString:@"\"" intoString:NULL];
    scanner.scanLocation += 1;
    [scanner scanUpToString:@"\"" intoString:&word];
    [scanner scanString:@"\"" intoString:NULL];
    BOOL isHex = [scanner scanHexInt:&hex];
    [out addObject:[NSString stringWithFormat:@"%@ %d %u %@", word, isHex, hex, [[scanner string] substringFromIndex:scanner.scanLocation]]];
    return [NSString stringWithFormat:@"%@ %d", [out componentsJoinedByString:@","], scanner.isAtEnd];
}

NSString *scenario_strings_parse_reader_3_markup(void) {
    NSString *html = @"<p class='a'>One <b>two</b></p><br/>three &amp; <i>four";
    NSMutableArray *tags = [NSMutableArray array];
    NSMutableString *plain = [NSMutableString string];
    NSUInteger index = 0;
    while (index < html.length) {
        unichar c = [html characterAtIndex:index];
        if (c != '<') {
            [plain appendString:[html substringWithRange:NSMakeRange(index, 1)]];
            index++;
            continue;
        }
        NSRange end = [html rangeOfString:@">" options:0 range:NSMakeRange(index, html.length - index)];
        NSString *tag = [html substringWithRange:NSMakeRange(index + 1, end.location - index - 1)];
        NSUInteger space = [tag rangeOfString:@" "].location;
        [tags addObject:space == NSNotFound ? tag : [tag substringToIndex:space]];
        index = end.location + 1;
    }
    [plain replaceOccurrencesOfString:@"&amp;" withString:@"&" options:0 range:NSMakeRange(0, [plain length])];
    return [NSString stringWithFormat:@"%@ [%@]", plain, [tags componentsJoinedByString:@" "]];
}

static NSComparisonResult PRXCompareVersions(NSString *a, NSString *b) {
    NSArray *x = [a componentsSeparatedByString:@"."], *y = [b componentsSeparatedByString:@"."];
    for (NSUInteger i = 0; i < MAX(x.count, y.count); i++) {
        NSInteger left = i < x.count ? [x[i] integerValue] : 0, right = i < y.count ? [y[i] integerValue] : 0;
        if (left != right) return left < right ? NSOrderedAscending : NSOrderedDescending;
    }
    return NSOrderedSame;
}

NSString *scenario_strings_parse_reader_3_version(void) {
    NSArray *sorted = [@[@"1.10", @"1.9.1", @"1.9", @"2", @"1.9.0.1", @"01.2"] sortedArrayUsingComparator:^NSComparisonResult(NSString *a, NSString *b) {
        return PRXCompareVersions(a, b);
    }];
    NSArray *numeric = [@[@"file10", @"file9", @"File1"] sortedArrayUsingComparator:^(id a, id b) { return [a compare:b options:NSNumericSearch | NSCaseInsensitiveSearch]; }];
    return [NSString stringWithFormat:@"%@ %ld %@", [sorted componentsJoinedByString:@"<"], (long)PRXCompareVersions(@"1.0", @"1"), [numeric componentsJoinedByString:@"<"]];
}

NSString *scenario_strings_parse_reader_3_hex(void) {
    NSString *color = @"#1e90FF";
    unsigned int value = 0;
    NSScanner *scanner = [NSScanner scannerWithString:[color stringByReplacingOccurrencesOfString:@"#" withString:@""]];
    [scanner scanHexInt:&value];
    NSMutableData *data = [NSMutableData data];
    for (NSUInteger i = 1; i + 1 < color.length; i += 2) {
        unsigned char byte = (unsigned char)strtol([[color substringWithRange:NSMakeRange(i, 2)] UTF8String], NULL, 16);
        [data appendBytes:&byte length:1];
    }
    const unsigned char *bytes = data.bytes;
    NSMutableString *back = [NSMutableString string];
    for (NSUInteger i = 0; i < data.length; i++) [back appendFormat:@"%02x", bytes[i]];
    return [NSString stringWithFormat:@"%u %d,%d,%d %@ %.3f", value, (value >> 16) & 0xFF, (value >> 8) & 0xFF, value & 0xFF, back, ((value >> 8) & 0xff) / 255.0];
}

NSString *scenario_strings_parse_reader_3_regex(void) {
    NSError *error = nil;
    NSRegularExpression *regex = [NSRegularExpression regularExpressionWithPattern:@"(\\w+)@(\\w+)\\.(com|org)(:\\d+)?" options:0 error:&error];
    NSString *text = @"a@b.com, me@site.org:80; bad@x.net";
    NSMutableArray *out = [NSMutableArray array];
    [regex enumerateMatchesInString:text options:0 range:NSMakeRange(0, text.length) usingBlock:^(NSTextCheckingResult *match, NSMatchingFlags flags, BOOL *stop) {
        NSRange port = [match rangeAtIndex:4];
        [out addObject:[NSString stringWithFormat:@"%@/%@%@", [text substringWithRange:[match rangeAtIndex:1]], [text substringWithRange:[match rangeAtIndex:3]],
                        port.location == NSNotFound ? @"" : [text substringWithRange:port]]];
    }];
    NSString *swapped = [regex stringByReplacingMatchesInString:text options:0 range:NSMakeRange(0, text.length) withTemplate:@"$2:$1"];
    NSRegularExpression *broken = [NSRegularExpression regularExpressionWithPattern:@"(" options:0 error:&error];
    return [NSString stringWithFormat:@"%@ %@ %lu %@ %d", [out componentsJoinedByString:@" "], swapped, (unsigned long)[regex numberOfMatchesInString:text options:0 range:NSMakeRange(0, 9)],
            broken, error != nil];
}
