#import "PRY99.h"

@interface PRY99Table : NSObject
@property (nonatomic, copy) NSString *separator;
@property (nonatomic, readonly, copy) NSArray *header;
- (NSArray *)rowsFrom:(NSString *)text;
- (NSArray *)dictionariesFrom:(NSString *)text error:(NSError **)error;
@end
@interface PRY99Table ()
@property (nonatomic, readwrite, copy) NSArray *header;
@end
@implementation PRY99Table
- (NSString *)separator { if (!_separator) { _separator = @","; } return _separator; }
- (NSArray *)rowsFrom:(NSString *)text {
    NSMutableArray *rows = [NSMutableArray array], *row = [NSMutableArray array];
    NSMutableString *cell = [NSMutableString string];
    BOOL quoted = NO;
    unichar sep = [self.separator characterAtIndex:0];
    for (NSUInteger i = 0, n = text.length; i <= n; i++) {
        unichar c = i < n ? [text characterAtIndex:i] : '\n';
        if (quoted) {
            if (c == '"') {
                if (i + 1 < n && [text characterAtIndex:i + 1] == '"') { [cell appendString:@"\""]; i++; }
                else quoted = NO;
            } else [cell appendFormat:@"%C", c];
            continue;
        }
        if (c == '"') quoted = YES;
        else if (c == sep || c == '\n') {
            [row addObject:[cell copy]];
            [cell setString:@""];
            if (c == '\n') {
                if (row.count > 1 || [row[0] length]) [rows addObject:row];
                row = [NSMutableArray array];
            }
        } else [cell appendString:[NSString stringWithCharacters:&c length:1]];
    }
    return rows;
}
- (NSArray *)dictionariesFrom:(NSString *)text error:(NSError *__autoreleasing *)error {
    NSArray *rows = [self rowsFrom:text];
    if (!rows.count) { if (error) *error = [NSError errorWithDomain:@"csv" code:1 userInfo:nil]; return nil; }
    self.header = rows[0];
    NSMutableArray *out = [NSMutableArray array];
    for (NSUInteger i = 1; i < rows.count; ++i) {
        NSArray *r = rows[i];
        if (r.count != self.header.count) {
            if (error) *error = [NSError errorWithDomain:@"csv" code:(NSInteger)i userInfo:@{@"got": @(r.count), @"want": @([[self header] count])}];
            return nil;
        }
        [out addObject:[NSDictionary dictionaryWithObjects:r forKeys:self.header]];
    }
    return [out copy];
}
@end
NSString *scenario_dictionaries_rows_3_csv(void) {
    PRY99Table *p = [[PRY99Table alloc] init];
    NSArray *rows = [p rowsFrom:@"a,\"b,\"\"c\"\"\",d\n\n1,,3\n\"x\ny\",z"];
    NSMutableArray *o = [NSMutableArray array];
    for (NSArray *r in rows) [o addObject:[r componentsJoinedByString:@"|"]];
    return [[o componentsJoinedByString:@"#"] stringByReplacingOccurrencesOfString:@"\n" withString:@"~"];
}
NSString *scenario_dictionaries_rows_3_dicts(void) {
    PRY99Table *p = [PRY99Table new];
    p.separator = @";";
    NSError *e = nil, *f = nil, *g = nil;
    NSArray *d = [p dictionariesFrom:@"k;v\na;1\nb;2" error:&e];
    NSArray *bad = [p dictionariesFrom:@"k;v\na;1;2" error:&f];
    NSArray *none = [p dictionariesFrom:@"" error:&g];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %ld %@/%@ %lu %ld", [[d valueForKey:@"k"] componentsJoinedByString:@""], [d[1] objectForKey:@"v"], e, bad, (long)f.code, f.userInfo[@"got"], f.userInfo[@"want"], (unsigned long)none.count, (long)g.code];
}
