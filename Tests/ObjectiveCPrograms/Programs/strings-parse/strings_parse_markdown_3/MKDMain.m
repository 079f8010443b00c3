#import "MKDMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface MKDMarkdown : NSObject
+ (NSString *)htmlFromText:(NSString *)text;
+ (NSDictionary<NSString *, NSNumber *> *)wordCounts:(NSString *)text;
+ (NSArray<NSString *> *)linksIn:(NSString *)text;
+ (NSString *)slug:(NSString *)title;
+ (BOOL)isEmail:(NSString *)text;
+ (NSString *)wrap:(NSString *)text width:(NSUInteger)width;
@end

@implementation MKDMarkdown
+ (NSString *)htmlFromText:(NSString *)text {
    NSMutableArray *blocks = [NSMutableArray array];
    BOOL inList = NO;
    for (NSString *raw in [text componentsSeparatedByString:@"\n"]) {
        NSString *line = [raw stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
        BOOL isItem = [line hasPrefix:@"- "] || [line hasPrefix:@"* "];
        if (isItem != inList) {
            [blocks addObject:isItem ? @"<ul>" : @"</ul>"];
            inList = isItem;
        }
        if (line.length == 0) continue;
        NSUInteger level = 0;
        while (level < line.length && [line characterAtIndex:level] == '#') level++;
        if (level > 0 && level <= 6) {
            NSString *title = [[line substringFromIndex:level] stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
            [blocks addObject:[NSString stringWithFormat:@"<h%lu>%@</h%1$lu>", (unsigned long)level, [self inlined:title]]];
        } else if (isItem) {
            [blocks addObject:[NSString stringWithFormat:@"<li>%@</li>", [self inlined:[line substringFromIndex:2]]]];
        } else {
            [blocks addObject:[NSString stringWithFormat:@"<p>%@</p>", [self inlined:line]]];
        }
    }
    if (inList) [blocks addObject:@"</ul>"];
    return [blocks componentsJoinedByString:@""];
}
+ (NSString *)inlined:(NSString *)text {
    NSMutableString *result = [text mutableCopy];
    [result replaceOccurrencesOfString:@"&" withString:@"&amp;" options:NSLiteralSearch range:NSMakeRange(0, result.length)];
    [result replaceOccurrencesOfString:@"<" withString:@"&lt;" options:0 range:NSMakeRange(0, result.length)];
    NSRegularExpression *bold = [NSRegularExpression regularExpressionWithPattern:@"\\*\\*(.+?)\\*\\*" options:0 error:nil];
    [bold replaceMatchesInString:result options:0 range:NSMakeRange(0, result.length) withTemplate:@"<b>$1</b>"];
    NSRegularExpression *link = [NSRegularExpression regularExpressionWithPattern:@"\\[([^\\]]*)\\]\\(([^)]*)\\)" options:0 error:nil];
    return [link stringByReplacingMatchesInString:result options:0 range:NSMakeRange(0, [result length]) withTemplate:@"<a href=\"$2\">$1</a>"];
}
+ (NSDictionary<NSString *, NSNumber *> *)wordCounts:(NSString *)text {
    NSMutableDictionary<NSString *, NSNumber *> *counts = [NSMutableDictionary dictionary];
    NSCharacterSet *others = [[NSCharacterSet letterCharacterSet] invertedSet];
    for (NSString *word in [[text lowercaseString] componentsSeparatedByCharactersInSet:others]) {
        if (![word length]) continue;
        counts[word] = @([counts[word] unsignedIntegerValue] + 1);
    }
    return counts;
}
+ (NSArray<NSString *> *)linksIn:(NSString *)text {
    NSMutableArray *links = [NSMutableArray array];
    NSRegularExpression *expression = [NSRegularExpression regularExpressionWithPattern:@"https?://([\\w.]+)(/\\S*)?" options:NSRegularExpressionCaseInsensitive error:NULL];
    for (NSTextCheckingResult *match in [expression matchesInString:text options:0 range:NSMakeRange(0, text.length)]) {
        NSString *host = [text substringWithRange:[match rangeAtIndex:1]];
        NSRange path = [match rangeAtIndex:2];
        [links addObject:path.location == NSNotFound ? host : [host stringByAppendingString:[text substringWithRange:path]]];
    }
    return links;
}
+ (NSString *)slug:(NSString *)title {
    NSString *plain = [title stringByFoldingWithOptions:NSDiacriticInsensitiveSearch | NSCaseInsensitiveSearch locale:[NSLocale localeWithLocaleIdentifier:@"en_US"]];
    NSMutableString *slug = [NSMutableString string];
    BOOL gap = NO;
    for (NSUInteger i = 0; i < plain.length; i++) {
        unichar c = [plain characterAtIndex:i];
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            if (gap && slug.length > 0) [slug appendString:@"-"];
            gap = NO;
            [slug appendFormat:@"%c", c];
        } else {
            gap = YES;
        }
    }
    return slug;
}
+ (BOOL)isEmail:(NSString *)text {
    NSPredicate *test = [NSPredicate predicateWithFormat:@"SELF MATCHES %@", @"[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"];
    return [test evaluateWithObject:text];
}
+ (NSString *)wrap:(NSString *)text width:(NSUInteger)width {
    NSMutableArray<NSString *> *lines = [NSMutableArray arrayWithObject:@""];
    for (NSString *word in [text componentsSeparatedByString:@" "]) {
        NSString *line = lines.lastObject;
        if (line.length > 0 && line.length + 1 + word.length > width) {
            [lines addObject:word];
        } else {
            lines[lines.count - 1] = line.length ? [line stringByAppendingFormat:@" %@", word] : word;
        }
    }
    return [lines componentsJoinedByString:@"/"];
}
@end

NSString *scenario_strings_parse_markdown_3_all(void) {
    lines = [NSMutableArray array];
    Note([NSString stringWithFormat:@"%@", [MKDMarkdown htmlFromText:@"# A & B\n\nSome **bold** and [link](http://x.y)\n- one\n- two < three\nend"]]);
    NSDictionary *counts = [MKDMarkdown wordCounts:@"The cat, the dog & THE end."];
    NSArray *sorted = [counts keysSortedByValueUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) { return [b compare:a]; }];
    Note([NSString stringWithFormat:@"%@ %@ %lu", sorted.firstObject, counts[sorted[0]], (unsigned long)counts.count]);
    Note([NSString stringWithFormat:@"%@", [[MKDMarkdown linksIn:@"see http://a.b/c?d=1 and HTTPS://Q.org."] componentsJoinedByString:@" "]]);
    Note([NSString stringWithFormat:@"%@ [%@]", [MKDMarkdown slug:@"  Crème Brûlée, No. 5! "], [MKDMarkdown slug:@"!!"]]);
    Note([NSString stringWithFormat:@"%d %d", [MKDMarkdown isEmail:@"ann@x.org"], [MKDMarkdown isEmail:@"ann@x"]]);
    Note([NSString stringWithFormat:@"%@", [MKDMarkdown wrap:@"the quick brown fox jumps" width:10]]);
    NSString *path = @"/folder/archive.tar.gz";
    Note([NSString stringWithFormat:@"%@ %@ %@", path.lastPathComponent, path.pathExtension, [path.stringByDeletingLastPathComponent stringByAppendingPathComponent:@"x.txt"]]);
    NSString *padded = [@"7" stringByPaddingToLength:3 withString:@"0" startingAtIndex:0];
    Note([NSString stringWithFormat:@"%@ %@ %@", padded, [@"a,b;c" componentsSeparatedByCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@",;"]][2], [@"abc" stringByReplacingCharactersInRange:NSMakeRange(1, 1) withString:@"--"]]);
    Note([NSString stringWithFormat:@"%@ %ld", [@"file10" compare:@"file9" options:NSNumericSearch] == NSOrderedDescending ? @"numeric" : @"plain", (long)[@"B" caseInsensitiveCompare:@"a"]]);
    NSRange found = [@"hello world hello" rangeOfString:@"hello" options:NSBackwardsSearch];
    Note([NSString stringWithFormat:@"%@ %@", NSStringFromRange(found), [@"hello" commonPrefixWithString:@"help" options:0]]);
    return [lines componentsJoinedByString:@" / "];
}
